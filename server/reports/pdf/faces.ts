import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Language, languages } from '#contract/language.ts';

/** Text in one weight: which font has its Latin letters, and which its Devanagari ones. */
export type Face = 'text' | 'strong' | 'display';

type Script = 'latin' | 'devanagari';
type FontFile = `@fontsource/${string}.woff`;

const mukta = (weight: 400 | 600): FontFile => `@fontsource/mukta/files/mukta-latin-${weight}-normal.woff`;
const yantramanav = (script: Script, weight: 400 | 700): FontFile =>
  `@fontsource/yantramanav/files/yantramanav-${script}-${weight}-normal.woff`;

/**
 * Devanagari is set in Yantramanav only: what shapes text here (fontkit) sets a vowel sign or a half letter of Noto, Mukta and Hind in the
 * wrong place. Beside it, Latin letters are of the same family, so that a line of both has one colour.
 */
const fontFiles: Record<(typeof languages)[Language]['script'], Record<Face, Record<Script, FontFile>>> = {
  latin: {
    text: { latin: mukta(400), devanagari: yantramanav('devanagari', 400) },
    strong: { latin: mukta(600), devanagari: yantramanav('devanagari', 700) },
    display: { latin: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff', devanagari: yantramanav('devanagari', 700) },
  },
  devanagari: {
    text: { latin: yantramanav('latin', 400), devanagari: yantramanav('devanagari', 400) },
    strong: { latin: yantramanav('latin', 700), devanagari: yantramanav('devanagari', 700) },
    display: { latin: yantramanav('latin', 700), devanagari: yantramanav('devanagari', 700) },
  },
};

const { resolve } = createRequire(import.meta.url);
const read = new Map<FontFile, Buffer>();

function contentOf(file: FontFile): Buffer {
  const content = read.get(file) ?? readFileSync(resolve(file));
  read.set(file, content);
  return content;
}

export type NamedFont = { readonly name: string; readonly content: Buffer };

/** The fonts that a text of this language is set in, by face and script. */
export const fontFor = (language: Language, face: Face, script: Script): NamedFont => {
  const file = fontFiles[languages[language].script][face][script];
  return { name: file, content: contentOf(file) };
};

export type Run = { readonly text: string; readonly script: Script };

/** Zero-width joiners belong to the letters that they join; the sign of the rupee is in the fonts of Devanagari alone. */
const DEVANAGARI_RUN = /[\p{Script=Devanagari}।॥₹\u200c\u200d]+/gu;

/** A text cut where its script changes; spaces, digits and points are Latin. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: letters, index } of text.matchAll(DEVANAGARI_RUN)) {
    if (index > end) runs.push({ text: text.slice(end, index), script: 'latin' });
    runs.push({ text: letters, script: 'devanagari' });
    end = index + letters.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), script: 'latin' });
  return runs;
}

const PLAINER: Readonly<Record<string, string>> = { '→': '->', '←': '<-', '≤': '<=', '≥': '>=', '≈': '~', '≠': '!=', '‑': '-', '\t': ' ' };
const UNKNOWN = '?';
/** What every face has, by its tables; superior figures are in none. */
const LATIN = /[\n\u0020-\u007e\u00a0-\u00b1\u00b4-\u00b8\u00ba-\u00ffŒœ–—‘’‚“”„•…‹›€™−]/u;
const DEVANAGARI = /[\u0900-\u097f₹]|\u200c|\u200d/u;
const isKnown = (letter: string): boolean => LATIN.test(letter) || DEVANAGARI.test(letter);

/** A text in letters that our fonts have: plainer ones where there are such, else a question mark. */
export const writable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => {
      if (isKnown(letter)) return letter;
      const plainer = PLAINER[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
      return plainer !== '' && [...plainer].every(isKnown) ? plainer : UNKNOWN;
    })
    .join('');

/** Whether our fonts have the letters of a name. */
export const canWrite = (text: string): boolean => /^[\u0020-\u00ff\u2000-\u206f\p{Script=Devanagari}]*$/u.test(text);
