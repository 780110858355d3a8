import { houseNames, houseShortNames } from '#content/houses/script-names.ts';
import { inEachLanguage, type Language } from '#contract/language.ts';
import type { NamedSide, NarrativeFacts, Told } from '../facts.ts';
import { splitSentences } from '../sentences.ts';
import { harmlessEn } from './harmless.en.ts';
import { harmlessHi } from './harmless.hi.ts';
import { isNumberWord } from './number-words.ts';
import { stemOf, wordsOf } from './words.ts';

const stemsOf = (text: string, language: Language): string[] => wordsOf(text).map((word) => stemOf(word, language));

type Stems = Readonly<Record<Language, ReadonlySet<string>>>;

const stemsInEach = (textIn: (language: Language) => string): Stems =>
  inEachLanguage((language) => new Set(stemsOf(textIn(language), language)));

const harmlessText: Readonly<Record<Language, string>> = { en: harmlessEn, hi: harmlessHi };
const harmless = stemsInEach((language) => harmlessText[language]);
const names = stemsInEach((language) => [...Object.values(houseNames[language]), ...Object.values(houseShortNames[language])].join(' '));

/** A sentence of the facts about what the person does, the whole of which it is a part, and at which end. */
type ToldSentence = { readonly whole: string; readonly stems: ReadonlySet<string>; readonly end: 'high' | 'low' | 'other' };

/** All that the facts say in words, for the checks of each sentence. */
export type KnownWords = {
  readonly language: Language;
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly told: readonly ToldSentence[];
};

const plain = (text: string): string => text.normalize('NFC').replaceAll('’', "'");

const knownOf = new WeakMap<NarrativeFacts, KnownWords>();

export function knownWords(facts: NarrativeFacts): KnownWords {
  const known = knownOf.get(facts) ?? readFacts(facts);
  knownOf.set(facts, known);
  return known;
}

const labels = (sides: readonly NamedSide[]): Pick<Told, 'text' | 'sign'>[] => sides.map(({ label }) => ({ text: label }));

function readFacts({ language, material, named, weakest }: NarrativeFacts): KnownWords {
  const { highs, lows, pairs, contrasts, uses, steps, done } = material;
  const sentences = (end: ToldSentence['end'], told: readonly Pick<Told, 'text' | 'sign'>[]): ToldSentence[] =>
    told.flatMap(({ text, sign = '' }) => {
      const whole = plain(`${text} ${sign}`);
      return splitSentences(whole).sentences.map((sentence) => ({ whole, stems: new Set(contentOf(sentence, language)), end }));
    });
  const told = [
    ...sentences('high', [...highs, ...labels(named.highs)]),
    ...sentences('low', [...lows, ...labels(named.lows)]),
    ...sentences('other', [...pairs, ...contrasts, ...uses, ...steps, ...done]),
  ];
  const text = [
    ...[...highs, ...lows, ...pairs, ...contrasts, ...uses, ...steps, ...done].map(({ text, sign = '' }) => `${text} ${sign}`),
    ...[...named.highs, ...named.lows].map(({ label }) => label),
    ...weakest.flatMap(({ description, tips }) => [description, ...tips]),
  ].join(' ');
  return {
    language,
    text: plain(text).toLowerCase(),
    stems: new Set(stemsOf(text, language)),
    told,
  };
}

/** More unknown words than this share of what a sentence says, and it tells something else. Tuned on one half of the corpus. */
const MAX_UNKNOWN_SHARE = 0.4;
const MIN_UNKNOWN = 2;

const contentOf = (sentence: string, language: Language): string[] =>
  wordsOf(sentence)
    .filter((word) => !isNumberWord(word, language))
    .map((word) => stemOf(word, language))
    .filter((stem) => !harmless[language].has(stem) && !names[language].has(stem));

/** Words that nothing in the facts says, where there are too many of them. */
export function strangeWords(sentence: string, { language, stems }: KnownWords): string | undefined {
  const content = [...new Set(contentOf(sentence, language))];
  const unknown = content.filter((stem) => !stems.has(stem));
  if (unknown.length < MIN_UNKNOWN || unknown.length / content.length <= MAX_UNKNOWN_SHARE) return undefined;
  return wordsOf(sentence)
    .filter((word) => unknown.includes(stemOf(word, language)))
    .slice(0, 4)
    .join(', ');
}

const patternOf = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`.normalize('NFC'), 'iu');

const NEGATION: Readonly<Record<Language, RegExp>> = {
  en: patternOf(['not', "\\w+n't", 'cannot', 'never', 'no', 'none of', 'hardly', 'rarely', 'seldom', 'forget']),
  hi: patternOf(['नहीं', 'मुश्किल से', 'शायद ही']),
};
const BURDEN: Readonly<Record<Language, RegExp>> = {
  en: patternOf([
    'struggl(?:e|es|ing)',
    'find it hard',
    'hard for you',
    'difficult',
    'fail(?:s|ed)?',
    'unable',
    'your weakness',
    'bends?',
    'gives? (?:way|in)',
    'collapses?',
    'crumbles?',
    'problem',
    'lack(?:s|ing)?',
  ]),
  hi: patternOf(['मुश्किल', 'कठिन', 'कमज़ोरी', 'परेशानी', 'दिक़्क़त', 'झुक', 'डगमगा[\\p{L}\\p{M}]*', 'बिखर']),
};
const PRAISE: Readonly<Record<Language, RegExp>> = {
  en: patternOf([
    '(?:great )?strengths?',
    'gift',
    'talent',
    'excel(?:s)?',
    'great at',
    'welcome(?:s)?',
    'love(?:s)?',
    'enjoy(?:s)?',
    'proud(?:ly)?',
  ]),
  hi: patternOf(['ताक़त', 'ख़ूबी', 'हुनर', 'ख़ुश(?:ी)?', 'पसंद', 'आनंद', 'गर्व']),
};

/** So much of a sentence must come from one of the facts' before it counts as that one's wording. */
const MIN_SHARED = 0.5;

/** A sentence that says of the person the reverse of what the facts say. */
export function reversal(sentence: string, { language, told, text }: KnownWords): string | undefined {
  if (text.includes(plain(sentence).toLowerCase())) return undefined;
  const content = [...new Set(contentOf(sentence, language))];
  if (content.length < 2) return undefined;
  const best = told
    .map((one) => ({ one, shared: content.filter((stem) => one.stems.has(stem)).length / content.length }))
    .toSorted((first, second) => second.shared - first.shared)[0];
  if (!best || best.shared < MIN_SHARED) return undefined;
  const { whole, end } = best.one;
  const said = plain(sentence);
  const isNew = (pattern: RegExp) => pattern.test(said) && !pattern.test(whole);
  if (isNew(NEGATION[language]) && negates(said, whole, language)) return 'the reverse of what is known';
  if (affirms[language](said, whole, language)) return 'the reverse of what is known';
  if (end === 'high' && isNew(BURDEN[language])) return 'a strong side told as a weak one';
  if (end === 'low' && isNew(PRAISE[language])) return 'a quiet side told as a strong one';
  return undefined;
}

/**
 * What is negated stands in the facts: "you do not feel". Not to stay is to leave, so the negation of a word that the facts do not have
 * reverses nothing.
 */
function negates(said: string, whole: string, language: Language): boolean {
  const known = new Set(stemsOf(whole, language));
  const words = wordsOf(said);
  return words.some((word, index) => {
    if (!NEGATION[language].test(word)) return false;
    const around = language === 'en' ? words.slice(index + 1, index + 3) : [words[index - 1] ?? '', words[index + 1] ?? ''];
    return word === 'forget' || around.some((one) => known.has(stemOf(one, language)) && !GRAMMAR.has(one));
  });
}

const GRAMMAR: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'to',
  'of',
  'in',
  'at',
  'it',
  'you',
  'your',
  'and',
  'or',
  'है',
  'हैं',
  'तो',
  'भी',
  'से',
  'में',
  'पर',
  'को',
  'का',
  'की',
  'के',
]);

/** Says that the person can do what the facts say they cannot: "cannot tell" as "can tell", «पता नहीं चलता» as «पता चल जाता». */
const affirms: Readonly<Record<Language, (said: string, whole: string, language: Language) => boolean>> = {
  en: (said, whole) =>
    [...whole.matchAll(/\bcannot (\w{3,})/gi)].some(([, verb]) => new RegExp(`\\b(?:can|able to) (?:\\w+ )?${verb}\\b`, 'i').test(said)),
  hi: (said, whole, language) =>
    [...whole.matchAll(/([\p{L}\p{M}]+) नहीं ([\p{L}\p{M}]+)/gu)].some(([, before, after]) =>
      new RegExp(`${before} ${stemOf(after!, language)}`, 'u').test(said),
    ),
};
