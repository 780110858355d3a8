import { skeletonOfTyped, skeletonsOf } from './roman-hindi.ts';
import type { Spell } from './spell.ts';

export const spellHindi: Spell = {
  fold: foldHindi,
  // the ending of the plural before a postposition
  forms: (text) => [text, text.trim().replace(/ों$/, '')],
  isInLatinLetters: (typed, word) => skeletonsOf(word).includes(skeletonOfTyped(typed)),
};

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
