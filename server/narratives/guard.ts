import { forbiddenWord } from '#content/houses/forbidden-words.ts';
import { houseNames } from '#content/houses/script-names.ts';
import { LANGUAGES, type Language, languages } from '#contract/language.ts';
import { isSummary } from '#contract/narratives.ts';
import type { NarrativeFacts } from './facts.ts';
import { fatefulWord } from './fateful-words.ts';
import { houseNamedIn } from './house-naming.ts';
import { misplacedHouse } from './house-places.ts';
import { NUMBER, numbersOf } from './numbers.ts';
import { unmeasuredHouses } from './rules.ts';

export type Guarded = { readonly text: string } | { readonly refused: string };

/** In characters. A shorter text than two sentences says nothing, and one longer than the tokens that we asked for cannot be the answer. */
const lengthOf = (kind: NarrativeFacts['kind']) => (isSummary(kind) ? { least: 80, most: 1600 } : { least: 80, most: 4000 });

/** Lets through plausible prose in the language that was asked for, cut at its last full sentence. Of all else it says why not. */
export function guard(answer: string, facts: NarrativeFacts): Guarded {
  const text = upToLastSentence(tidy(answer));
  const { least, most } = lengthOf(facts.kind);
  if (text.length < least) return { refused: 'too short, or no full sentence' };
  if (text.length > most) return { refused: 'too long' };
  if (isMarkup(text)) return { refused: 'markup instead of prose' };
  if (!isProseIn(facts.language, text)) return { refused: 'not prose in the asked language' };
  if (repeatsItself(text)) return { refused: 'repeats itself' };
  if (isRefusal(text)) return { refused: 'a refusal' };
  const word = forbiddenWord(text) ?? fatefulWord(text);
  if (word) return { refused: `a forbidden word: ${word}` };
  const name = isSummary(facts.kind) ? houseNamedIn(text) : undefined;
  if (name) return { refused: `a house's name: ${name}` };
  const unmeasured = unmeasuredHouseJudged(text, facts);
  if (unmeasured) return { refused: `a claim about ${unmeasured}, which is not measured` };
  const misplaced = isSummary(facts.kind) ? undefined : misplacedHouse(text, facts);
  if (misplaced) return { refused: `a place that the numbers do not give: ${misplaced}` };
  const number = unknownNumber(text, facts);
  if (number) return { refused: `a number that is not among the facts: ${number}` };
  return { text };
}

const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim();

/** A sentence ends with . ! ? or danda, perhaps a closing quote, before a space or the end: "3.4" is no end. */
function upToLastSentence(text: string): string {
  const ends = [...text.matchAll(/[.!?।॥]["'”’)]?(?=\s|$)/gu)];
  const last = ends.at(-1);
  return last ? text.slice(0, last.index + last[0].length) : '';
}

const isMarkup = (text: string) => /^[[{]|```|\*\*|__|<\/?[a-z][^>]*>|^#{1,6} |^ ?[-*•] |^ ?\d+[.)] |\{\{|\[[^\]]*\]\(/im.test(text);

const MIN_LETTER_SHARE = 0.9; // of all characters, spaces and sentence marks left out
const MIN_SCRIPT_SHARE = 0.85; // of all letters: English words do occur in spoken Hindi

const LETTERS_OF: Record<(typeof languages)[Language]['script'], RegExp> = {
  latin: /\p{Script=Latin}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
};

function isProseIn(language: NarrativeFacts['language'], text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const letters = count(/[\p{L}\p{M}]/gu);
  const others = count(/[^\p{L}\p{M}\s.,;:!?।'"’“”()—–-]/gu);
  const inScript = count(LETTERS_OF[languages[language].script]);
  const words = text.split(/\s+/);
  const meanLength = letters / words.length;
  return (
    letters / (letters + others) >= MIN_LETTER_SHARE &&
    inScript / letters >= MIN_SCRIPT_SHARE &&
    words.length >= 15 &&
    meanLength > 2 &&
    meanLength < 10
  );
}

function repeatsItself(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  return new Set(words).size / words.length < 0.3;
}

const REFUSALS = [
  /\bas an? (ai|artificial|large language|language) /i,
  /\bI(?:'|’)?m (sorry|unable|not able)\b/i,
  /^sorry\b/i,
  /\bI (cannot|can(?:'|’)t|am unable|am sorry)\b/i,
  /(मुझे खेद है|माफ़ कीजिए|क्षमा करें|मैं एक एआई|असमर्थ हूँ|नहीं कर सकत[ाी] हूँ)/u,
];
const isRefusal = (text: string) => REFUSALS.some((refusal) => refusal.test(text.normalize('NFC')));

/**
 * A sentence that gives the full name of a house without a measurement may say only that it is not measured. Short names are everyday
 * words, so they do not count.
 */
function unmeasuredHouseJudged(text: string, facts: NarrativeFacts): string | undefined {
  const sentences = text.toLowerCase().split(/(?<=[.!?।])\s/u);
  const names = unmeasuredHouses(facts).flatMap((house) => LANGUAGES.map((language) => houseNames[language][house].normalize('NFC')));
  return names.find((name) => sentences.some((sentence) => sentence.includes(name.toLowerCase()) && !SAYS_UNMEASURED.test(sentence)));
}

const SAYS_UNMEASURED = /measur|hollow|unknown|not known|मापा|मापे|मापी|खोखल|पता नहीं/u;

function unknownNumber(text: string, facts: NarrativeFacts): string | undefined {
  const known = numbersOf(facts);
  const latin = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  return (latin.match(NUMBER) ?? []).find((number) => !known.has(number));
}
