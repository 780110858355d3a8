import { DOMAINS, facet, HOUSES } from '../mind/facets.ts';

/** A trait of the whole profile's shape: a function of the 36 facets that is no direction among them. */
export type Shape = {
  readonly name: 'evenness' | 'wholeness';
  /** Higher is more alike. In the facets' own unit, a standard deviation. */
  readonly measure: (theta: ArrayLike<number>) => number;
  /**
   * Mean and standard deviation of `measure` over the prior of `mind/prior.ts`, from 1,000,000 seeded draws; exact to about 0.001. They put
   * the shape on the scale of the other traits.
   */
  readonly prior: { readonly mean: number; readonly deviation: number };
};

/** How alike the twelve houses are: their standard deviation, with its sign turned. A house is the mean of its three facets. */
const evennessOf = (theta: ArrayLike<number>): number =>
  -deviationOf(HOUSES.map((house) => DOMAINS.reduce((sum, domain) => sum + theta[facet(house, domain)]!, 0) / DOMAINS.length));

/** How alike the three facets within a house are: the mean of the twelve standard deviations, with its sign turned. */
const wholenessOf = (theta: ArrayLike<number>): number =>
  -HOUSES.reduce((sum, house) => sum + deviationOf(DOMAINS.map((domain) => theta[facet(house, domain)]!)), 0) / HOUSES.length;

export const shapes: readonly Shape[] = [
  { name: 'evenness', measure: evennessOf, prior: { mean: -0.714, deviation: 0.1536 } },
  { name: 'wholeness', measure: wholenessOf, prior: { mean: -0.6267, deviation: 0.1121 } },
];

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
