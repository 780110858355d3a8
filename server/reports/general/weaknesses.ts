import { readFile } from 'node:fs/promises';
import type { TextsOfHouses } from '#content/houses/script-texts.ts';
import type { House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import type { WeaknessFact } from '#server/narratives/facts.ts';
import { weaknessFact } from '#server/narratives/rules.ts';

const words = new URL('../../../public/assets/i18n/', import.meta.url);
const read = new Map<Language, Promise<TextsOfHouses>>();

/** The texts of all twelve houses are some 40 kB a language: each is read once, when it is first needed. */
function textsIn(language: Language): Promise<TextsOfHouses> {
  const known = read.get(language);
  if (known) return known;
  const texts = readFile(new URL(`${language}/houses.json`, words), 'utf8').then((text) => JSON.parse(text) as TextsOfHouses);
  texts.catch(() => read.delete(language));
  read.set(language, texts);
  return texts;
}

export async function describeWeaknessIn(language: Language): Promise<(house: House) => WeaknessFact> {
  const texts = await textsIn(language);
  return (house) => weaknessFact(house, texts[house]);
}
