import { type CataloguedTest, catalogue, facetsOf } from '#content/catalogue.ts';
import { type House, houseOf } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import type { Profile } from '#server/measurement/actions.ts';

/** What the person has not played. */
export const openTests = ({ sittings }: Pick<Profile, 'sittings'>): CataloguedTest[] =>
  catalogue.filter(({ slug }) => !sittings.some(({ test }) => test === slug));

export const measures = ({ test }: CataloguedTest, house: House): boolean =>
  facetsOf(test).some((dimension) => houseOf(dimension) === house);

export const testTitle = ({ test }: Pick<CataloguedTest, 'test'>, language: Language): string => test.about.words[language].title;
