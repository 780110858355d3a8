import { readFile } from 'node:fs/promises';
import type { UnidimensionalItem } from '#psychometrics';
import type { AbilityItemFile } from './ability-item-file.ts';
import { DataProblem } from './verb.ts';

/** What `measure calibrate --json` prints of an item, as far as scoring needs it. */
type Printed = {
  readonly name: string;
  readonly model: string;
  readonly estimated: boolean;
  readonly categories: readonly number[];
  readonly slope: number | readonly number[];
  readonly intercepts: readonly number[];
};

/** The items that `measure calibrate --json` printed. Those that could not be estimated are left out: answers to them are then refused by name. */
export async function readCalibratedItems(path: string): Promise<AbilityItemFile> {
  let printed: { readonly items?: readonly Printed[] };
  try {
    printed = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new DataProblem(isAbsent ? `There is no file ${path}.` : `${path} is no JSON: ${(error as Error).message}.`);
  }
  const items = Array.isArray(printed?.items) ? printed.items.filter((item) => item.estimated) : [];
  if (items.length === 0) throw new DataProblem(`${path} holds no items as "measure calibrate --json" prints them.`);
  return { names: items.map(({ name }) => name), items: items.map((item) => asItem(path, item)) };
}

function asItem(path: string, { name, model, categories, slope, intercepts }: Printed): UnidimensionalItem {
  if (!categories.every((category, k) => category === k)) {
    throw new DataProblem(
      `${path}, item "${name}": calibrated on the categories ${categories.join(', ')} only; number them from 0 without gaps and calibrate again.`,
    );
  }
  if ((model === '1pl' || model === '2pl') && typeof slope === 'number') return { model, slope, intercept: intercepts[0]! };
  if ((model === 'graded' || model === 'gpcm') && typeof slope === 'number') return { model, slope, intercepts };
  if (model === 'nominal' && typeof slope === 'object') return { model, slopes: slope, intercepts };
  throw new DataProblem(`${path}, item "${name}": there is no model "${model}" with such parameters.`);
}
