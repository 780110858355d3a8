import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTable } from './table-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'table-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Buffer) {
  const path = join(folder, 'table.csv');
  await writeFile(path, content);
  const rows: string[][] = [];
  for await (const { row, fields } of readTable(path)) {
    expect(row).toBe(rows.length);
    rows.push([...fields]);
  }
  return rows;
}

describe('a table is read', () => {
  it.each([
    [
      'with commas',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with tabs',
      'a\tb;c\n1\t2\n',
      [
        ['a', 'b;c'],
        ['1', '2'],
      ],
    ],
    [
      'with semicolons',
      'a;b\n1,5;2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    ['of one column', 'a\n1\n', [['a'], ['1']]],
    [
      'without an end of line at its end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with Windows line ends, and others among them',
      'a,b\r\n1,2\n3,4\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'with a byte order mark',
      '\uFEFFa,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with blank lines',
      'a,b\n\n1,2\n  \n\r\n3,4\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'with empty cells',
      'a,b\n,\n',
      [
        ['a', 'b'],
        ['', ''],
      ],
    ],
    ['with rows of other lengths', 'a,b\n1\n1,2,3\n', [['a', 'b'], ['1'], ['1', '2', '3']]],
    [
      'with quotes',
      '"a, ""b""","c\nd"\n"1",2\n',
      [
        ['a, "b"', 'c\nd'],
        ['1', '2'],
      ],
    ],
    [
      'in any script',
      'नाम,b\nआशा,1\n',
      [
        ['नाम', 'b'],
        ['आशा', '1'],
      ],
    ],
  ])('%s', async (_, content, rows) => {
    expect(await read(content)).toEqual(rows);
    expect(await read(gzipSync(content))).toEqual(rows);
  });

  it('when it is larger than one piece of the file, in quotes and out of them', async () => {
    const long = Array.from({ length: 40_000 }, (_, i) => `${i},"आशा ""${i}"", तीन",${i % 5}`);
    const rows = await read(`id,name,answer\n${long.join('\n')}\n`);
    expect(rows).toHaveLength(40_001);
    expect(rows[30_000]).toEqual(['29999', 'आशा "29999", तीन', '4']);
  });
});

describe('what is broken is named by its row', () => {
  it.each([
    ['a quote that stays open', 'a,b\n1,2\n"3,4\n5,6\n', 'table.csv, row 2: a quote is opened and never closed.'],
    ['words after a quoted field', 'a,b\n1,2\n\n1,2\n"3"x,4\n', /table\.csv, row 3: after .* a separator should follow\./],
    ['an empty file', '', 'table.csv is empty'],
  ])('%s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });
});
