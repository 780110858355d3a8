import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CsvError, parse } from 'csv-parse';
import { DataProblem } from './verb.ts';

/** One line of a file. `row` counts the rows of data from 1; the header is row 0. */
export type Row = { readonly row: number; readonly fields: readonly string[] };

/**
 * Reads CSV as a stream, row by row. The first row is the header. Tabs or semicolons separate where the header holds no comma. What
 * starts with the bytes of gzip is unpacked. Blank lines are skipped.
 */
export async function* readTable(path: string): AsyncGenerator<Row> {
  let row = 0;
  try {
    const bytes = await openBytes(path);
    await once(bytes, 'readable');
    const start: Buffer = bytes.read() ?? Buffer.alloc(0);
    bytes.unshift(start);
    const parser = parse({
      bom: true,
      delimiter: separatorOf(start.toString().split('\n')[0]!),
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      skip_empty_lines: true,
    });
    // `pipeline` hands an error of the file on to the parser, and so to this loop.
    for await (const fields of pipeline(bytes, parser, () => {}) as AsyncIterable<string[]>) {
      if (row > 0 && fields.length === 1 && fields[0]!.trim() === '') continue;
      yield { row, fields };
      row++;
    }
  } catch (error) {
    throw error instanceof DataProblem ? error : new DataProblem(explain(path, error as Error));
  }
  if (row === 0) throw new DataProblem(`${path} is empty; its first line should name the columns.`);
}

const quoteProblems: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'after a quoted field a separator should follow',
  INVALID_OPENING_QUOTE: 'a quote stands in the middle of a field; put the whole field in quotes, and each quote inside it twice',
};

function explain(path: string, error: Error): string {
  const problem = error instanceof CsvError ? quoteProblems[error.code] : undefined;
  // The parser counts the records before the broken one, and the header is the first of them.
  return problem ? `${path}, ${nameRow(Number((error as CsvError).records))}: ${problem}.` : `${path} cannot be read: ${error.message}.`;
}

function separatorOf(header: string): string {
  if (header.includes(',')) return ',';
  return ['\t', ';'].find((candidate) => header.includes(candidate)) ?? ',';
}

async function openBytes(path: string): Promise<Readable> {
  const start = Buffer.alloc(2);
  try {
    const handle = await open(path);
    await handle.read(start, 0, 2, 0);
    await handle.close();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new DataProblem(code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${(error as Error).message}.`);
  }
  const bytes = createReadStream(path, { highWaterMark: 1 << 18 });
  if (start[0] !== 0x1f || start[1] !== 0x8b) return bytes;
  return pipeline(bytes, createGunzip(), () => {});
}

export const nameRow = (row: number): string => (row === 0 ? 'header' : `row ${row}`);

/** The names in a header: none missing, none twice. */
export function readHeader(path: string, fields: readonly string[]): string[] {
  const names = fields.map((field) => field.trim());
  for (const [index, name] of names.entries()) {
    if (name === '') throw new DataProblem(`${path}, header: column ${index + 1} has no name.`);
    if (names.indexOf(name) < index) throw new DataProblem(`${path}, header: two columns are named "${name}".`);
  }
  return names;
}

export function assertWidth(path: string, { row, fields }: Row, names: readonly string[]): void {
  if (fields.length !== names.length) {
    throw new DataProblem(`${path}, row ${row}: ${fields.length} fields, but the header names ${names.length} columns.`);
  }
}

/** A number in a cell; empty cells and words are refused by file, row and column. */
export function readNumber(path: string, row: number, column: string, field: string): number {
  const text = field.trim();
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) throw new DataProblem(`${path}, row ${row}, column "${column}": "${field}" is no number.`);
  return number;
}
