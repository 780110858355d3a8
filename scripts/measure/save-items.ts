import { writeFile } from 'node:fs/promises';
import type { CalibratedItem, Calibration } from '#psychometrics';
import { DataProblem } from './verb.ts';

/**
 * Writes calibrated items in the form that `estimate` reads: item, model, a, b; b1, b2, ... for thresholds and steps; a0, a1, ... and c0, c1, ... for
 * nominal options. Items that were not estimated, or have no difficulty because they are flat, cannot be written and are returned by name.
 */
export async function saveItems(path: string, { items }: Calibration): Promise<string[]> {
  const kept = items.flatMap((item) => (item.estimated ? [{ name: item.name, model: item.model, cells: cellsOf(item) }] : []));
  const written = kept.filter(({ cells }) => cells !== undefined);
  const columns = [...new Set(written.flatMap(({ cells }) => Object.keys(cells!)))].sort((a, b) => order(a) - order(b));
  const rows = written.map(({ name, model, cells }) => [name, model, ...columns.map((column) => cells![column] ?? '')].map(quote).join());
  try {
    await writeFile(path, [['item', 'model', ...columns].join(), ...rows, ''].join('\n'));
  } catch (error) {
    throw new DataProblem(`${path} cannot be written: ${(error as Error).message}.`);
  }
  const names = new Set(written.map(({ name }) => name));
  return items.flatMap(({ name }) => (names.has(name) ? [] : [name]));
}

/** a before b before c, and numbers within a letter. */
const order = (column: string): number => column.charCodeAt(0) * 1000 + Number(column.slice(1) || 0);

function cellsOf(item: Extract<CalibratedItem, { estimated: true }>): Record<string, number> | undefined {
  const number = (letter: string, from: number, values: readonly number[]) =>
    values.map((value, k) => [`${letter}${k + from}`, value] as const);
  if (item.model === 'nominal') return Object.fromEntries([...number('a', 0, item.slope), ...number('c', 0, item.intercepts)]);
  if (item.difficulty === null) return undefined;
  const difficulties = [item.difficulty].flat();
  const isOrdered = item.model === 'graded' || item.model === 'gpcm';
  return isOrdered ? Object.fromEntries([['a', item.slope], ...number('b', 1, difficulties)]) : { a: item.slope, b: difficulties[0]! };
}

const quote = (cell: string | number): string => (/[",\n\r]/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : `${cell}`);
