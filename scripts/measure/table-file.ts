import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { DataProblem } from './verb.ts';

/** One line of a file. `row` counts the rows of data from 1; the header is row 0. */
export type Row = { readonly row: number; readonly fields: readonly string[] };

/**
 * Reads CSV as a stream, row by row (RFC 4180: fields may stand in double quotes, and then hold commas, line ends and doubled quotes). The first row is the
 * header. Tabs or semicolons separate where the header holds no comma. What starts with the bytes of gzip is unpacked. Blank lines are skipped.
 */
export async function* readTable(path: string): AsyncGenerator<Row> {
  let separator: string | undefined;
  let row = 0;
  for await (const line of readLines(path)) {
    if (line.trim() === '' && row > 0) continue;
    separator ??= separatorOf(line);
    yield { row, fields: line.includes('"') ? splitQuoted(line, separator, path, row) : line.split(separator) };
    row++;
  }
  if (row === 0) throw new DataProblem(`${path} is empty; its first line should name the columns.`);
}

function separatorOf(header: string): string {
  if (header.includes(',')) return ',';
  return ['\t', ';'].find((candidate) => header.includes(candidate)) ?? ',';
}

/** Lines of a text file, where a line end inside quotes does not end the line. */
async function* readLines(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let isFirst = true;
  const cut = function* (text: string): Generator<string> {
    let start = 0;
    let searched = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', searched)) {
      const line = text.slice(start, end);
      searched = end + 1;
      if (line.includes('"') && hasOpenQuote(line)) continue;
      yield line.endsWith('\r') ? line.slice(0, -1) : line;
      start = searched;
    }
    rest = text.slice(start);
  };
  try {
    for await (const chunk of await openBytes(path)) {
      let text = rest + decoder.decode(chunk as Uint8Array, { stream: true });
      if (isFirst && text.length > 0) {
        if (text.startsWith('\uFEFF')) text = text.slice(1);
        isFirst = false;
      }
      yield* cut(text);
    }
  } catch (error) {
    if (error instanceof DataProblem) throw error;
    throw new DataProblem(`${path} cannot be read: ${(error as Error).message}.`);
  }
  const last = rest + decoder.decode();
  if (last !== '') yield last.endsWith('\r') ? last.slice(0, -1) : last;
}

const hasOpenQuote = (text: string): boolean => text.split('"').length % 2 === 0;

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
  // `pipeline` hands an error of the file on to whoever reads the unpacked bytes.
  return pipeline(bytes, createGunzip(), () => {});
}

function splitQuoted(line: string, separator: string, path: string, row: number): string[] {
  const fields: string[] = [];
  let at = 0;
  while (at <= line.length) {
    if (line[at] !== '"') {
      const end = line.indexOf(separator, at);
      fields.push(end < 0 ? line.slice(at) : line.slice(at, end));
      if (end < 0) return fields;
      at = end + 1;
      continue;
    }
    let field = '';
    for (;;) {
      const close = line.indexOf('"', at + 1);
      if (close < 0) throw new DataProblem(`${path}, ${nameRow(row)}: a quote is opened and never closed.`);
      field += line.slice(at + 1, close);
      at = close + 1;
      if (line[at] !== '"') break;
      field += '"';
    }
    fields.push(field);
    if (at >= line.length) return fields;
    if (line[at] !== separator)
      throw new DataProblem(`${path}, ${nameRow(row)}: after the quoted field ${fields.length} a separator should follow.`);
    at++;
  }
  return fields;
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
