import { randomInt } from 'node:crypto';
import type { Bank } from '#content/items.ts';
import type { ResearchAnswer } from '#server/privacy/repository.ts';

/**
 * One row a person, one column an item, the option by its place in the bank from 0; empty where an item was not asked. The rows are
 * shuffled, and nothing in them says who answered or when.
 */
export function tableOfAnswers({ items }: Bank, answers: readonly ResearchAnswer[], draw: (below: number) => number = randomInt): string {
  const places = new Map(items.map(({ id, options }) => [id, new Map(options.map((option, place) => [option.id, place]))]));
  const rows = [...Map.groupBy(answers, ({ sittingId }) => sittingId).values()].map((given) => {
    const chosen = new Map(given.map(({ item, option }) => [item, places.get(item)?.get(option)]));
    return items.map(({ id }) => chosen.get(id) ?? '').join(',');
  });
  for (let last = rows.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [rows[last], rows[other]] = [rows[other]!, rows[last]!];
  }
  return [items.map(({ id }) => id).join(','), ...rows].join('\n');
}
