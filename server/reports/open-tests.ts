import { type CataloguedTest, catalogue, facetsOf } from '#content/catalogue.ts';
import { type House, houseOf } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import type { Profile } from '#server/measurement/actions.ts';

/** What the person has not played; of one house, where it is named: those that look at the fewest others come first. */
export function openTests({ sittings }: Pick<Profile, 'sittings'>, house?: House): CataloguedTest[] {
  const open = catalogue.filter(({ slug }) => !sittings.some(({ test }) => test === slug));
  if (house === undefined) return open;
  const measures = ({ test }: CataloguedTest) => facetsOf(test).some((dimension) => houseOf(dimension) === house);
  return open.filter(measures).toSorted((one, other) => facetsOf(one.test).length - facetsOf(other.test).length);
}

export const testTitle = ({ test }: Pick<CataloguedTest, 'test'>, language: Language): string => test.about.words[language].title;
