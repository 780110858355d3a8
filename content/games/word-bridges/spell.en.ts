import type { Spell } from './spell.ts';

export const spellEnglish: Spell = { fold: foldEnglish, forms: (text) => [text] };

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
