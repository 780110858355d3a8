import { forbiddenWord } from '#content/houses/forbidden-words.ts';
import { houseNames } from '#content/houses/script-names.ts';
import { LANGUAGES, type Language, languages } from '#contract/language.ts';
import { isSummary } from '#contract/narratives.ts';
import type { NarrativeFacts } from './facts.ts';
import { badWordsIn } from './guarding/bad-words.ts';
import { fatefulWord } from './guarding/fateful-words.ts';
import { houseNamedIn } from './guarding/house-naming.ts';
import { housesNamedIn, misclassedHouse, misorderedHouses, misplacedHouse } from './guarding/house-places.ts';
import { measuresIn, numberWord, numberWordsIn } from './guarding/number-words.ts';
import { knownWords, reversal, strangeWords } from './guarding/told-words.ts';
import { wordsOf } from './guarding/words.ts';
import { NUMBER, numbersOf, numbersOfHouses } from './numbers.ts';
import { unmeasuredHouses } from './rules.ts';

/** In characters. A shorter text than two sentences says nothing, and one longer than the tokens that we asked for cannot be the answer. */
const lengthOf = (kind: NarrativeFacts['kind']) => (isSummary(kind) ? { least: 80, most: 1600 } : { least: 80, most: 4000 });

/** Why a sentence may not be shown, or undefined. Every generated sentence is read by this before a reader sees it. */
export function refuseSentence(sentence: string, facts: NarrativeFacts): string | undefined {
  const text = sentence.normalize('NFC');
  if (isMarkup(text)) return 'markup instead of prose';
  if (isRefusal(text)) return 'a refusal';
  const word = forbiddenWord(text) ?? fatefulWord(text);
  if (word) return `a forbidden word: ${word}`;
  const known = knownWords(facts);
  const name = isSummary(facts.kind) ? houseNamedIn(text) : undefined;
  if (name && !known.text.includes(name.toLowerCase())) return `a house's name: ${name}`;
  const unmeasured = unmeasuredHouseJudged(text, facts);
  if (unmeasured) return `a claim about ${unmeasured}, which is not measured`;
  const misplaced = isSummary(facts.kind)
    ? undefined
    : (misplacedHouse(text, facts) ?? misclassedHouse(text, facts) ?? misorderedHouses(text, facts));
  if (misplaced) return `a place that the numbers do not give: ${misplaced}`;
  const number = unknownNumber(text, facts);
  if (number) return `a number that is not among the facts: ${number}`;
  const bad = badWordsIn(text, known.text);
  if (bad) return bad;
  if (!isWrittenIn(facts.language, text)) return 'not prose in the asked language';
  const stranger = strangeWords(text, known);
  if (stranger) return `a behaviour that is not among the facts: ${stranger}`;
  return reversal(text, known);
}

/** Why a text whose sentences have all passed may still not be shown, or undefined. */
export function refuseWhole(text: string, { kind, language }: NarrativeFacts): string | undefined {
  const { least, most } = lengthOf(kind);
  if (text.length < least || text.split(/\s+/).length < MIN_WORDS) return 'too short, or no full sentence';
  if (text.length > most) return 'too long';
  if (!hasWordsOf(language, text)) return 'not prose in the asked language';
  return repeatsItself(text) ? 'repeats itself' : undefined;
}

export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n');

const isMarkup = (text: string) => /^[[{]|```|\*\*|__|<\/?[a-z][^>]*>|^#{1,6} |^ ?[-*•] |^ ?\d+[.)](?: |$)|\{\{|\[[^\]]*\]\(/im.test(text);

const MIN_LETTER_SHARE = 0.85; // of all characters, spaces and sentence marks left out
const MIN_SCRIPT_SHARE = 0.85; // of all letters: English words do occur in spoken Hindi
const MIN_WORDS = 15;

const LETTERS_OF: Record<(typeof languages)[Language]['script'], RegExp> = {
  latin: /\p{Script=Latin}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function isWrittenIn(language: Language, text: string): boolean {
  const letters = count(text, /[\p{L}\p{M}]/gu);
  const others = count(text, /[^\p{L}\p{M}\d\s.,;:!?।'"‘’“”()—–-]/gu);
  const inScript = count(text, LETTERS_OF[languages[language].script]);
  return letters > 0 && letters / (letters + others) >= MIN_LETTER_SHARE && inScript / letters >= MIN_SCRIPT_SHARE;
}

/** Words of a length that occurs: letters in a row are no prose. */
function hasWordsOf(language: Language, text: string): boolean {
  const meanLength = count(text, /[\p{L}\p{M}]/gu) / text.split(/\s+/).length;
  return isWrittenIn(language, text) && meanLength > 2 && meanLength < 10;
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
  const { language } = facts;
  const houses = housesNamedIn(text);
  const known = houses.length > 0 ? numbersOfHouses(facts, houses) : numbersOf(facts);
  const latin = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const digits = (latin.match(NUMBER) ?? []).find((number) => !known.has(number));
  if (digits) return digits;
  const words = wordsOf(knownWords(facts).text);
  const told = new Set([
    ...words,
    ...numberWordsIn(words, language),
    ...[...(isSummary(facts.kind) ? [] : numbersOf(facts))].flatMap((number) =>
      number === '0' ? [] : (numberWord(Number(number), language) ?? []),
    ),
  ]);
  const measures = measuresIn(wordsOf(text), language);
  return (
    numberWordsIn(wordsOf(text), language).find((word) => !told.has(word)) ??
    measures.find((measure) => !words.includes(measure.split(' ')[0]!))
  );
}
