import type { UnidimensionalItem } from './unidimensional-item.ts';

/** Largest absolute difference of slopes within the item: the sharpest that its curves turn, in logits per unit of theta. */
export function steepness(item: UnidimensionalItem): number {
  if (item.model === 'nominal') return Math.max(...item.slopes) - Math.min(...item.slopes);
  return Math.abs(item.slope) * (item.model === 'gpcm' ? item.intercepts.length : 1);
}

/** With a floor or a ceiling a log-likelihood need not be concave, and may have several maxima. */
export function isLogConcave(item: UnidimensionalItem): boolean {
  if (item.model === '3pl') return item.guessing === 0;
  if (item.model === '4pl') return item.guessing === 0 && item.ceiling === 1;
  return true;
}

/** Where the item's curves turn: the thetas at which a logit is 0 or two neighbouring categories are equally likely. Empty for a flat item. */
export function turningPoints(item: UnidimensionalItem): number[] {
  if (item.model === 'nominal') {
    const points: number[] = [];
    for (let k = 1; k < item.slopes.length; k++) {
      const slope = item.slopes[k]! - item.slopes[k - 1]!;
      if (slope !== 0) points.push((item.intercepts[k - 1]! - item.intercepts[k]!) / slope);
    }
    return points;
  }
  if (item.slope === 0) return [];
  if (item.model === 'graded') return item.intercepts.map((intercept) => -intercept / item.slope);
  if (item.model === 'gpcm') return item.intercepts.map((intercept, k) => ((k > 0 ? item.intercepts[k - 1]! : 0) - intercept) / item.slope);
  return [-item.intercept / item.slope];
}

/** The limit of log P(category) as theta goes to Infinity (direction 1) or -Infinity (direction -1); -Infinity where the probability vanishes. The item has steepness. */
export function limitOfLogProbability(item: UnidimensionalItem, category: number, direction: 1 | -1): number {
  switch (item.model) {
    case 'graded':
    case 'gpcm': {
      const winner = item.slope * direction > 0 ? item.intercepts.length : 0;
      return category === winner ? 0 : Number.NEGATIVE_INFINITY;
    }
    case 'nominal': {
      const rising = item.slopes.map((slope) => slope * direction);
      const steepest = Math.max(...rising);
      if (rising[category] !== steepest) return Number.NEGATIVE_INFINITY;
      const odds = item.intercepts.map((intercept, k) => (rising[k] === steepest ? Math.exp(intercept - item.intercepts[category]!) : 0));
      return -Math.log(odds.reduce((a, b) => a + b));
    }
    default: {
      const guessing = item.model === '3pl' || item.model === '4pl' ? item.guessing : 0;
      const ceiling = item.model === '4pl' ? item.ceiling : 1;
      const right = item.slope * direction > 0 ? ceiling : guessing;
      return Math.log(category === 1 ? right : 1 - right);
    }
  }
}
