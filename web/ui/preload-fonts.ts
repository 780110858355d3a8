import { preload } from 'react-dom';
import { type Language, languages } from '#contract/language.ts';
import devanagariText from './fonts/mukta-400-devanagari.woff2?url';

/**
 * A device may have no Devanagari letters at all, or others than our stand-ins are made for. Latin ones it has: a page need not hurry them.
 * Nor the face of headings: two at once would each come later than one, and the text is what most of the first screen is.
 */
const ofFirstPaint: Record<(typeof languages)[Language]['script'], readonly string[]> = {
  latin: [],
  devanagari: [devanagariText],
};

/** Asks for the fonts of the first paint together with the page, instead of when it is laid out. */
export function preloadFonts(language: Language): void {
  for (const url of ofFirstPaint[languages[language].script]) preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
