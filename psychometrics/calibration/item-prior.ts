import type { ParameterLayout } from './parameter-layout.ts';

/** Independent normal priors on slopes and intercepts, in logits. None unless asked for, so that published maximum likelihood tables are met. */
export type ItemPriors = {
  readonly slope: { readonly mean: number; readonly standardDeviation: number };
  readonly intercept: { readonly mean: number; readonly standardDeviation: number };
};

/** Weak: they hold back an item that 50 people answered, and move one that 1,000 answered by less than a tenth of its standard error. */
export const WEAK_PRIORS: ItemPriors = { slope: { mean: 1, standardDeviation: 1 }, intercept: { mean: 0, standardDeviation: 3 } };

/** Mean and precision of every parameter; precision 0 is no prior. The slope that 1pl items share has its prior once, at the first item. */
export type ParameterPrior = { readonly mean: Float64Array; readonly precision: Float64Array };

export function spreadPriors(layout: ParameterLayout, priors: ItemPriors | undefined): ParameterPrior {
  const size = layout.start[layout.items]!;
  const mean = new Float64Array(size);
  const precision = new Float64Array(size);
  if (priors === undefined) return { mean, precision };
  for (const [name, { standardDeviation }] of Object.entries(priors)) {
    if (!(standardDeviation > 0))
      throw new RangeError(`The prior of the ${name} needs a positive standard deviation; got ${standardDeviation}.`);
  }
  for (let item = 0; item < layout.items; item++) {
    const start = layout.start[item]!;
    const count = layout.start[item + 1]! - start;
    const slopes = layout.model === 'nominal' ? count / 2 : 1;
    for (let parameter = 0; parameter < count; parameter++) {
      const isSlope = parameter < slopes;
      const { mean: centre, standardDeviation } = isSlope ? priors.slope : priors.intercept;
      // The slopes of a nominal item are contrasts to its first option: category k is expected k times as far out.
      mean[start + parameter] = isSlope && layout.model === 'nominal' ? centre * (parameter + 1) : centre;
      precision[start + parameter] = layout.model === '1pl' && isSlope && item > 0 ? 0 : 1 / standardDeviation ** 2;
    }
  }
  return { mean, precision };
}

/** Log density of the priors up to a constant. */
export function logPrior({ mean, precision }: ParameterPrior, parameters: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < parameters.length; i++) sum -= 0.5 * precision[i]! * (parameters[i]! - mean[i]!) ** 2;
  return sum;
}
