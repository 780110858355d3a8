import { normalPrior, type SoftmaxItem } from '#psychometrics';
import { facetCovariance } from '../mind/prior.ts';

/**
 * The facets of a game, its dimensions in this order, and their own corner of the prior: as nothing else is answered here, it gives the same
 * posterior for them as all 36 would.
 */
export const facetPair = (facets: readonly number[]) => ({
  prior: normalPrior(facets.map((row) => facets.map((column) => facetCovariance[row]![column]!))),
  inTwoDimensions: (item: SoftmaxItem): SoftmaxItem => ({
    options: item.options.map(({ intercept, loadings }) => ({
      intercept,
      loadings: loadings.map(({ dimension, slope }) => ({ dimension: facets.indexOf(dimension), slope })),
    })),
  }),
});
