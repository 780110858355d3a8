import type { HouseTexts } from '#content/houses/script-texts.ts';
import type { Language } from '#contract/language.ts';
import { loadWords, wordsOf } from '#web/i18n/words.ts';

const MAX_TIPS = 10;

/** Some 40 kB of text a language: fetched when a reader first opens a house. */
export async function readHouseTexts(house: number, language: Language): Promise<HouseTexts> {
  await loadWords(language, ['houses']);
  const texts = wordsOf<HouseTexts>(language, 'houses', String(house));
  return { ...texts, improvementTips: texts.improvementTips.slice(0, MAX_TIPS) };
}
