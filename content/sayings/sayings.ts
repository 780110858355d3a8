import { DOMAINS, HOUSES, type House } from '#content/mind/facets.ts';
import type { Language } from '#contract/language.ts';
import { ANGLES, type Contrast, type FacetSaying, type HouseSayings, type PairSayings } from './saying.ts';

export type Sayings = { readonly houses: Readonly<Record<House, HouseSayings>>; readonly pairs: PairSayings };

// PLACEHOLDER, replaced when the sayings are merged
const scenes = (name: string) =>
  Object.fromEntries(ANGLES.map((angle) => [angle, `${name} ${angle} scene.`])) as never as Record<
    'work' | 'people' | 'learning' | 'alone',
    string
  >;
const facetSaying = (name: string): FacetSaying => ({
  high: { ...scenes(`${name} high`), uses: [`${name} high use one.`, `${name} high use two.`], price: `${name} high price.` },
  low: {
    ...scenes(`${name} low`),
    gift: `${name} low gift.`,
    steps: [
      { step: `${name} low step one.`, sign: `${name} low sign one.` },
      { step: `${name} low step two.`, sign: `${name} low sign two.` },
    ],
  },
});
const fake = (language: Language): Sayings => ({
  houses: Object.fromEntries(
    HOUSES.map((house) => [
      house,
      {
        ...Object.fromEntries(DOMAINS.map((domain) => [domain, facetSaying(`${language} ${house} ${domain}`)])),
        contrasts: Object.fromEntries(
          DOMAINS.flatMap((a) =>
            DOMAINS.filter((b) => b !== a).map((b) => [`${a}>${b}` as Contrast, `${language} ${house} ${a} above ${b}.`]),
          ),
        ),
      },
    ]),
  ) as never,
  pairs: Object.fromEntries(
    HOUSES.map((h) => [
      h,
      Object.fromEntries(
        HOUSES.filter((g) => g > h).map((g) => [
          g,
          { both: `${language} ${h} ${g} both.`, first: `${language} ${h} ${g} first.`, second: `${language} ${h} ${g} second.` },
        ]),
      ),
    ]),
  ) as never,
});
export const sayings: Readonly<Record<Language, Sayings>> = { en: fake('en'), hi: fake('hi') };
