import type { UnidimensionalItem } from './unidimensional-item.ts';

const checked = new WeakSet<UnidimensionalItem>();

/** Throws a TypeError or RangeError that names what is wrong with the item; checks each object once, so items must not be changed. */
export function checkItem(item: UnidimensionalItem): void {
  if (checked.has(item)) return;
  check(item);
  checked.add(item);
}

function check(item: UnidimensionalItem): void {
  switch (item?.model) {
    case '1pl':
    case '2pl':
      finite(item.slope, 'slope');
      finite(item.intercept, 'intercept');
      return;
    case '3pl':
    case '4pl': {
      finite(item.slope, 'slope');
      finite(item.intercept, 'intercept');
      const ceiling = item.model === '4pl' ? item.ceiling : 1;
      if (!(item.guessing >= 0 && item.guessing < 1))
        throw new RangeError(`The guessing parameter must be at least 0 and below 1, got ${item.guessing}.`);
      if (!(ceiling > item.guessing && ceiling <= 1)) {
        throw new RangeError(`The ceiling must lie above the guessing parameter (${item.guessing}) and be at most 1, got ${ceiling}.`);
      }
      return;
    }
    case 'graded':
      finite(item.slope, 'slope');
      finiteList(item.intercepts, 'intercepts', 1);
      for (let k = 1; k < item.intercepts.length; k++) {
        if (!(item.intercepts[k]! < item.intercepts[k - 1]!)) {
          throw new RangeError(`The intercepts of a graded item must fall strictly, got ${item.intercepts.join(', ')}.`);
        }
      }
      return;
    case 'gpcm':
      finite(item.slope, 'slope');
      finiteList(item.intercepts, 'intercepts', 1);
      return;
    case 'nominal':
      finiteList(item.slopes, 'slopes', 2);
      finiteList(item.intercepts, 'intercepts', 2);
      if (item.slopes.length !== item.intercepts.length) {
        throw new TypeError(`A nominal item needs as many slopes as intercepts, got ${item.slopes.length} and ${item.intercepts.length}.`);
      }
      return;
    default:
      throw new TypeError(
        `An item's model must be 1pl, 2pl, 3pl, 4pl, graded, gpcm or nominal, got ${(item as { model?: unknown } | undefined)?.model}.`,
      );
  }
}

function finite(value: number, name: string): void {
  if (!Number.isFinite(value)) throw new RangeError(`The ${name} of an item must be a finite number, got ${value}.`);
}

function finiteList(values: readonly number[], name: string, fewest: number): void {
  if (!Array.isArray(values) || values.length < fewest) throw new TypeError(`The item needs at least ${fewest} ${name}.`);
  for (const value of values) finite(value, name.slice(0, -1));
}
