import devanagariText from '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2?url';
import devanagariHeading from '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2?url';
import latinText from '@fontsource/mukta/files/mukta-latin-400-normal.woff2?url';
import { preload } from 'react-dom';
import { type Language, languages } from '#contract/language.ts';
import latinHeading from './fonts/fraunces-soft-560.woff2?url';

const ofFirstPaint: Record<(typeof languages)[Language]['script'], readonly string[]> = {
  latin: [latinHeading, latinText],
  devanagari: [devanagariHeading, devanagariText],
};

/** Asks for the two fonts of the first paint together with the page, instead of after its style sheet. */
export function preloadFonts(language: Language): void {
  for (const url of ofFirstPaint[languages[language].script]) preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
