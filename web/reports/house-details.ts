import type { HouseDetail } from '#content/houses/script-detail.ts';
import type { House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';

/** Some 40 kB of text a language: fetched when a reader first opens a house. */
const files: Record<Language, () => Promise<{ houseDetails: Record<House, HouseDetail> }>> = {
  en: () => import('#content/houses/script-details.en.ts'),
  hi: () => import('#content/houses/script-details.hi.ts'),
};

const MAX_TIPS = 10;

export async function readHouseDetail(house: number, language: Language): Promise<HouseDetail> {
  const { houseDetails } = await files[language]();
  const detail = houseDetails[house as House];
  return { ...detail, improvementTips: detail.improvementTips.slice(0, MAX_TIPS) };
}
