import { preload } from 'react-dom';
import { type Language, languages } from '#contract/language.ts';
import devanagariText from './fonts/mukta-400-devanagari.woff2?url';
import devanagariHeading from './fonts/mukta-600-devanagari.woff2?url';

/** A device may have no Devanagari letters at all, or others than our stand-ins are made for. Latin ones it has: a page need not hurry them. */
const ofFirstPaint: Record<(typeof languages)[Language]['script'], readonly string[]> = {
  latin: [],
  devanagari: [devanagariHeading, devanagariText],
};

/** Asks for the fonts of the first paint together with the page, instead of when it is laid out. */
export function preloadFonts(language: Language): void {
  for (const url of ofFirstPaint[languages[language].script]) preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
