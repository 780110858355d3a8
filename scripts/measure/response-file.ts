import type { Responses } from '#psychometrics';
import { assertWidth, readHeader, readTable } from './table-file.ts';
import { DataProblem, UsageProblem } from './verb.ts';

/** Answers with the names of the items, and, for columns that are no items, their words person by person. */
export type ResponseFile = Responses & { readonly names: readonly string[]; readonly others: Readonly<Record<string, readonly string[]>> };

/** A column with a higher category is no item but, for example, a person's number. */
const MAX_CATEGORY = 255;

/** The name given to a first column without one: R's write.csv puts the row names there. It is ignored. */
const ROW_NAMES = '(row names)';

/**
 * One person a row, one item a column, categories from 0; an empty cell or NA is missing. `others` names the columns to be kept as words
 * (a group, say), `ignored` those to be passed over. Held as one or two bytes an answer.
 */
export async function readResponses(path: string, others: readonly string[] = [], ignored: readonly string[] = []): Promise<ResponseFile> {
  let names: string[] = [];
  let hasRowNames = false;
  let itemColumns: number[] = [];
  let data = new Int16Array(1 << 16);
  let filled = 0;
  let people = 0;
  let highest = 0;
  const kept: Record<string, string[]> = Object.fromEntries(others.map((name) => [name, []]));
  const places: [string, number][] = [];
  for await (const line of readTable(path)) {
    if (line.row === 0) {
      const [first, ...rest] = line.fields;
      hasRowNames = first!.trim() === '' && rest.length > 0;
      names = readHeader(path, hasRowNames ? [ROW_NAMES, ...rest] : line.fields);
      for (const name of [...others, ...ignored]) {
        if (!names.includes(name)) throw new UsageProblem(`${path} has no column "${name}". It has ${names.join(', ')}.`);
      }
      itemColumns = names.flatMap((name, column) =>
        others.includes(name) || ignored.includes(name) || (hasRowNames && column === 0) ? [] : [column],
      );
      if (itemColumns.length === 0) throw new DataProblem(`${path}, header: there are no items.`);
      for (const name of others) places.push([name, names.indexOf(name)]);
      continue;
    }
    assertWidth(path, line, names);
    if (filled + itemColumns.length > data.length) {
      const wider = new Int16Array(data.length * 2 + itemColumns.length);
      wider.set(data);
      data = wider;
    }
    for (const column of itemColumns) {
      const category = readCategory(path, line.row, names[column]!, line.fields[column]!);
      if (category > highest) highest = category;
      data[filled++] = category;
    }
    for (const [name, column] of places) kept[name]!.push(line.fields[column]!.trim());
    people++;
  }
  if (people === 0) throw new DataProblem(`${path} has a header and no rows.`);
  const answers = data.subarray(0, filled);
  return {
    data: highest < 128 ? Int8Array.from(answers) : answers.slice(),
    people,
    items: itemColumns.length,
    names: itemColumns.map((column) => names[column]!),
    others: kept,
  };
}

const MISSING_WORDS = new Set(['', 'NA', 'na', 'NaN', 'nan']);

function readCategory(path: string, row: number, column: string, field: string): number {
  // Almost every cell is one digit.
  if (field.length === 1) {
    const digit = field.charCodeAt(0) - 48;
    if (digit >= 0 && digit <= 9) return digit;
  }
  const text = field.trim();
  if (MISSING_WORDS.has(text)) return -1;
  const category = Number(text);
  if (Number.isInteger(category) && category >= 0 && category <= MAX_CATEGORY) return category;
  throw new DataProblem(
    `${path}, row ${row}, column "${column}": "${field}" is no category. Categories are whole numbers from 0 to ${MAX_CATEGORY}; a missing answer is an empty cell or NA. If the column is no item, name it with --ignore.`,
  );
}

/** The comma-separated names that an option such as --ignore gives. */
export const namesIn = (given: string | true | undefined): string[] =>
  typeof given === 'string' ? given.split(',').map((name) => name.trim()) : [];
