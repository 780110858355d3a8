import type { Language } from '#contract/language.ts';
import type { Bridge } from './bridges.ts';
import { spellEnglish } from './spell.en.ts';
import { spellHindi } from './spell.hi.ts';
import type { Spell } from './spell.ts';

/** A word of so many letters may have one wrong, missing, too many, or two changed about: shorter ones would turn into other words. */
const MIN_LENGTH_FOR_A_SLIP = 6;

const SPELLS: Readonly<Record<Language, Spell>> = { en: spellEnglish, hi: spellHindi };

/** Of two spellings of one word, the same letters are left. */
export const fold = (text: string, language: Language): string => SPELLS[language].fold(text.normalize('NFKC').toLowerCase().trim());

/** Whether words of this language may also be typed in Latin letters. */
export const takesLatinLetters = (language: Language): boolean => SPELLS[language].isInLatinLetters !== undefined;

type Spelled = Pick<Bridge, 'language' | 'accepted' | 'cues' | 'wrong'>;

/** Whether what was typed is the bridge, however it is spelled; also written together with a cue, as in "moonlight". */
export const isSpelling = (text: string, bridge: Spelled): boolean =>
  SPELLS[bridge.language]
    .forms(text)
    .map((form) => fold(form, bridge.language))
    .some((form) => form !== '' && isForm(form, text, bridge));

function isForm(typed: string, text: string, { language, accepted, cues, wrong }: Spelled): boolean {
  const { isInLatinLetters } = SPELLS[language];
  const others = [...cues, ...wrong.map(({ word }) => word)].map((word) => fold(word, language));
  return accepted.some((word) => {
    const right = fold(word, language);
    if (typed === right) return true;
    if (cues.some((cue) => typed === fold(cue + word, language) || typed === fold(word + cue, language))) return true;
    if (isInLatinLetters && /^[a-z]+$/.test(typed)) return isInLatinLetters(text, word);
    return !others.includes(typed) && [...right].length >= MIN_LENGTH_FOR_A_SLIP && isOneSlipAway(typed, right);
  });
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
