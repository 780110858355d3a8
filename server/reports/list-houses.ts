import { houseNameJoint, houseShortName } from '#content/houses/script-names.ts';
import type { House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';

/** "A, B and C". Short names, since the full ones hold an "and" each. */
export function listHouses(houses: readonly House[], language: Language): string {
  const names = houses.map((house) => houseShortName(house, language));
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(houseNameJoint[language]);
}
