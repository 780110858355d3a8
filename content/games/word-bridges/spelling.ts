import type { Language } from '#contract/language.ts';
import type { Bridge } from './bridges.ts';
import { skeletonOfTyped, skeletonsOf } from './roman-hindi.ts';

/** A word of so many letters may have one wrong, missing, too many, or two changed about: shorter ones would turn into other words. */
const MIN_LENGTH_FOR_A_SLIP = 6;

type Spelled = Pick<Bridge, 'language' | 'accepted' | 'cues' | 'wrong'>;

/** Whether what was typed is the bridge, however it is spelled; also written together with a cue, as in "moonlight". */
export const isSpelling = (text: string, bridge: Spelled): boolean =>
  formsOf(text, bridge.language).some((form) => form !== '' && isForm(form, text, bridge));

/** As it stands; and Hindi without the ending of the plural before a postposition. */
const formsOf = (text: string, language: Language): string[] =>
  (language === 'hi' ? [text, text.trim().replace(/ों$/, '')] : [text]).map((form) => fold(form, language));

function isForm(typed: string, text: string, { language, accepted, cues, wrong }: Spelled): boolean {
  const others = [...cues, ...wrong.map(({ word }) => word)].map((word) => fold(word, language));
  return accepted.some((word) => {
    const right = fold(word, language);
    if (typed === right) return true;
    if (cues.some((cue) => typed === fold(cue + word, language) || typed === fold(word + cue, language))) return true;
    if (language === 'hi' && /^[a-z]+$/.test(typed)) return skeletonsOf(word).includes(skeletonOfTyped(text));
    return !others.includes(typed) && [...right].length >= MIN_LENGTH_FOR_A_SLIP && isOneSlipAway(typed, right);
  });
}

/** Of two spellings of one word, the same letters are left. */
export const fold = (text: string, language: Language): string => FOLDS[language](text.normalize('NFKC').toLowerCase().trim());

const FOLDS: Readonly<Record<Language, (text: string) => string>> = { en: foldEnglish, hi: foldHindi };

/** Without articles, hyphens and accents, in the singular, British as American. */
function foldEnglish(text: string): string {
  const letters = text
    .normalize('NFD')
    .replace(/^(the|an|a)\s+/, '')
    .replace(/[^\p{L}]/gu, '');
  const singular = letters
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/s$/, '');
  return singular
    .replace(/our/g, 'or')
    .replace(/(?<=[^aeiou])re$/, 'er')
    .replace(/is(?=e$|ing$)/, 'iz')
    .replace(/ae/g, 'e')
    .replace('grey', 'gray');
}

/**
 * Without nukta and what is not heard everywhere: ँ, ं and half nasals are one; so are ि and ी, ु and ू, श and ष, ये and ए. The plural in ए and
 * the forms before a postposition are the word itself.
 */
function foldHindi(text: string): string {
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '').replace(/[\u093c\u0903]/g, '');
  return letters
    .replace(/[ङञणनम]\u094d(?=[क-ह])/g, '')
    .replace(/[\u0901\u0902]/g, '')
    .replace(/ी/g, 'ि')
    .replace(/ू/g, 'ु')
    .replace(/ई/g, 'इ')
    .replace(/ऊ/g, 'उ')
    .replace(/ष/g, 'श')
    .replace(/ृ/g, '्रि')
    .replace(/ऋ/g, 'रि')
    .replace(/यि/g, 'इ')
    .replace(/ये/g, 'ए')
    .replace(/ॉ/g, 'ा')
    .replace(/िया$/, 'ि')
    .replace(/(?<=.{2})[ेो]$/, 'ा');
}

function isOneSlipAway(typed: string, right: string): boolean {
  const [one, other] = [[...typed], [...right]];
  const shared = Math.min(one.length, other.length);
  let start = 0;
  while (start < shared && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shared - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, missing] = [one.length - start - end, other.length - start - end];
  if (left <= 1 && missing <= 1) return true;
  return left === 2 && missing === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
}
