import type { SoftmaxItem, SoftmaxOption } from '#psychometrics';
import { assertWidth, readHeader, readNumber, readTable } from './table-file.ts';
import { DataProblem } from './verb.ts';

/** The items of a softmax bank by name, in the order in which they first appear. */
export type SoftmaxItemFile = { readonly names: readonly string[]; readonly items: readonly SoftmaxItem[] };

const FIXED = ['item', 'option', 'intercept'] as const;

type OptionRow = SoftmaxOption & { readonly row: number };

/**
 * One option a row: `item`, `option` (from 0), `intercept`, and one slope per dimension, in columns named as in the prior's header. An empty slope
 * is 0, and so is a dimension without a column.
 */
export async function readSoftmaxItems(path: string, dimensions: readonly string[]): Promise<SoftmaxItemFile> {
  let names: string[] = [];
  const slopes: { readonly column: number; readonly dimension: number; readonly name: string }[] = [];
  const options = new Map<string, OptionRow[]>();
  for await (const line of readTable(path)) {
    if (line.row === 0) {
      names = readHeader(path, line.fields);
      for (const name of FIXED) if (!names.includes(name)) throw new DataProblem(`${path}, header: the column "${name}" is missing.`);
      for (const [column, name] of names.entries()) {
        if ((FIXED as readonly string[]).includes(name)) continue;
        const dimension = dimensions.indexOf(name);
        if (dimension < 0) {
          throw new DataProblem(`${path}, header, column "${name}": the prior has no such dimension. It has ${dimensions.join(', ')}.`);
        }
        slopes.push({ column, dimension, name });
      }
      continue;
    }
    assertWidth(path, line, names);
    const { row, fields } = line;
    const item = fields[names.indexOf('item')]!.trim();
    if (item === '') throw new DataProblem(`${path}, row ${row}, column "item": the item has no name.`);
    const ofItem = options.get(item) ?? [];
    options.set(item, ofItem);
    const option = readOption(path, row, fields[names.indexOf('option')]!);
    if (ofItem[option])
      throw new DataProblem(
        `${path}, row ${row}, column "option": option ${option} of "${item}" stands in row ${ofItem[option].row} already.`,
      );
    const intercept = readNumber(path, row, 'intercept', fields[names.indexOf('intercept')]!);
    const loadings = slopes
      .map(({ column, dimension, name }) => ({
        dimension,
        slope: fields[column]!.trim() === '' ? 0 : readNumber(path, row, name, fields[column]!),
      }))
      .filter(({ slope }) => slope !== 0);
    ofItem[option] = { row, intercept, loadings };
  }
  if (options.size === 0) throw new DataProblem(`${path} has a header and no rows.`);
  for (const [item, rows] of options) assertComplete(path, item, rows);
  return { names: [...options.keys()], items: [...options.values()].map((rows) => ({ options: rows })) };
}

const MAX_OPTIONS = 256;

function readOption(path: string, row: number, field: string): number {
  const option = Number(field.trim());
  if (field.trim() === '' || !Number.isInteger(option) || option < 0 || option >= MAX_OPTIONS) {
    throw new DataProblem(`${path}, row ${row}, column "option": "${field}" is no option; options are whole numbers from 0.`);
  }
  return option;
}

function assertComplete(path: string, item: string, rows: readonly (OptionRow | undefined)[]): void {
  // A hole in an array is skipped by indexOf, but not by Array.from.
  const gap = Array.from(rows, (option) => option !== undefined).indexOf(false);
  if (gap >= 0)
    throw new DataProblem(`${path}: item "${item}" has no option ${gap}, though it has option ${rows.length - 1}; options count from 0.`);
  if (rows.length < 2) throw new DataProblem(`${path}, row ${rows[0]!.row}: item "${item}" has only one option; at least two are needed.`);
}
