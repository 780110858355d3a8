import { catalogue } from '#content/catalogue.ts';
import type { KeyedItem } from '#content/items.ts';
import { simulateSitting } from '#content/simulated-sitting.ts';
import { drawAnswers, type Random, type SoftmaxAnswer, type SoftmaxItem } from '#psychometrics';

const MAX_SEED = 2 ** 31;
const banks = catalogue.map(({ test }) => ({ test, items: new Map(test.bank.items.map((item) => [item.id, item])) }));

/** Plays one person through every shipped test, through its real rules, and then through the items that are given besides. */
export function playTests(
  theta: Float64Array,
  random: Random,
  besides: readonly SoftmaxItem[] = [],
  change: (item: KeyedItem) => SoftmaxItem = (item) => item,
) {
  const shipped = banks.flatMap(({ test, items }) =>
    simulateSitting(test, { theta, random }, Math.floor(random() * MAX_SEED)).flatMap(({ item: id, option }): SoftmaxAnswer[] => {
      const item = id === null ? undefined : items.get(id);
      return item ? [{ item: change(item), option: item.options.findIndex((known) => known.id === option) }] : [];
    }),
  );
  return [...shipped, ...drawAnswers(besides, theta, random)];
}
