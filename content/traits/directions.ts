import { DOMAINS, facet, HOUSES, type House } from '../mind/facets.ts';

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
