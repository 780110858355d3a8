import { DOMAINS, facet, HOUSES, type House } from '../mind/facets.ts';
import { type Mixture, mixtures } from './mixtures.ts';

/** A trait or a style is a direction among the facets: its value and its error follow from theirs. Scaled to unit prior variance when it is scored. */
export type Direction = {
  readonly name: string;
  readonly house: House | null;
  readonly loadings: readonly (readonly [dimension: number, weight: number])[];
};

/** The trait of a whole house: its three facets alike. */
export const houseTraits: readonly Direction[] = HOUSES.map((house) => ({
  name: `house${house}`,
  house,
  loadings: DOMAINS.map((domain) => [facet(house, domain), 1] as const),
}));

/** Of a trait made of two facets, 0.64 of its weights' squares is the main one's: it is named after the first and coloured by the second. */
const MAIN_WEIGHT = 0.8;
const COLOUR_WEIGHT = 0.6;

const domainOfLetter = { e: 'emotional', r: 'rational', c: 'cognitive' } as const;

function dimensionOf(name: string): number {
  return facet(Number(name.slice(1)) as House, domainOfLetter[name[0] as keyof typeof domainOfLetter]);
}

function loadingsOf([main, colour]: Mixture): Direction['loadings'] {
  if (!colour) return [[dimensionOf(main), 1]];
  const second = colour.startsWith('-')
    ? ([dimensionOf(colour.slice(1)), -COLOUR_WEIGHT] as const)
    : ([dimensionOf(colour), COLOUR_WEIGHT] as const);
  return [[dimensionOf(main), MAIN_WEIGHT], second];
}

/** The 228 traits that are directions: of each house the whole first, then 18 that lie between facets. `shapes.ts` has the other two. */
export const traits: readonly Direction[] = HOUSES.flatMap((house, index) => [
  houseTraits[index]!,
  ...Object.entries(mixtures[house]).map(([name, mixture]) => ({ name, house, loadings: loadingsOf(mixture) })),
]);

const emotional = (house: House) => facet(house, 'emotional');

/**
 * Styles of feeling secure with others, after attachment theory's two dimensions, anxiety and avoidance (Brennan, Clark and Shaver 1998). A design of
 * ours over the emotional facets, not a diagnosis.
 */
export const securenessStyles: readonly Direction[] = [
  {
    name: 'Secure',
    house: null,
    loadings: [
      [emotional(4), 0.8],
      [emotional(1), 0.4],
      [emotional(12), 0.4],
    ],
  },
  {
    name: 'Anxious',
    house: null,
    loadings: [
      [emotional(1), -0.7],
      [emotional(4), -0.5],
      [emotional(12), -0.5],
    ],
  },
  {
    name: 'Avoidant',
    house: null,
    loadings: [
      [emotional(3), -0.6],
      [emotional(11), -0.6],
      [emotional(4), -0.5],
    ],
  },
];
