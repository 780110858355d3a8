import type { HouseDetail } from '#content/houses/script-detail.ts';
import type { House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import type { WeaknessFact } from '#server/narratives/facts.ts';
import { weaknessFact } from '#server/narratives/rules.ts';

/** The texts of all twelve houses are some 40 kB a language: each is read when it is first needed. */
const details: Record<Language, () => Promise<{ houseDetails: Record<House, HouseDetail> }>> = {
  en: () => import('#content/houses/script-details.en.ts'),
  hi: () => import('#content/houses/script-details.hi.ts'),
};

export async function describeWeaknessIn(language: Language): Promise<(house: House) => WeaknessFact> {
  const { houseDetails } = await details[language]();
  return (house) => weaknessFact(house, houseDetails[house]);
}
