/** Rows of a keyboard: whoever lets the fingers run along them looks for no word. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890', 'कखगघङ', 'चछजझञ', 'टठडढण', 'तथदधन', 'पफबभम', 'यरलवशषस'];
const ROW_PART = 4;
const MAX_LETTERS = 25;
const MAX_CONSONANTS = 6;

/** Whether no language has such a word: one letter, no vowel, a letter three times running, or part of a keyboard's row. Not scored: a sign. */
export function isGibberish(text: string): boolean {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{M}\d]/gu, '');
  if ([...letters].length < 2 || [...letters].length > MAX_LETTERS) return true;
  if (/(.)\1\1/u.test(letters) || /\d/.test(letters)) return true;
  const backwards = [...letters].reverse().join('');
  if (ROWS.some((row) => partsOf(row).some((part) => letters.includes(part) || backwards.includes(part)))) return true;
  if (!/^[a-z]+$/.test(letters)) return false; // consonants of Devanagari carry a vowel
  return !/[aeiouy]/.test(letters) || new RegExp(`[^aeiouy]{${MAX_CONSONANTS},}`).test(letters);
}

/** Parts that words do hold: property, strewn. */
const IN_WORDS = new Set(['erty', 'wert']);
const partsOf = (row: string): string[] =>
  Array.from({ length: [...row].length - ROW_PART + 1 }, (_, start) => row.slice(start, start + ROW_PART)).filter(
    (part) => !IN_WORDS.has(part),
  );
