import { fromDifficulty, type UnidimensionalItem } from '#psychometrics';
import { assertWidth, readHeader, readNumber, readTable } from './table-file.ts';
import { DataProblem } from './verb.ts';

export type AbilityItemFile = { readonly names: readonly string[]; readonly items: readonly UnidimensionalItem[] };

const MODELS = ['1pl', '2pl', '3pl', '4pl', 'graded', 'gpcm', 'nominal'] as const;
const SINGLE = ['item', 'model', 'a', 'b', 'c', 'd'];
const NUMBERED = /^([abc])(\d+)$/;

/**
 * One item a row: `item`, `model`, and its parameters, where the logit is a (theta - b): `a` slope (empty is 1), `b` difficulty, `c` lower and `d` upper
 * asymptote; `b1`, `b2`, ... the thresholds of graded and the steps of gpcm items; `a0`, `a1`, ... and `c0`, `c1`, ... the slopes and intercepts of nominal
 * ones. Cells that a model does not need stay empty.
 */
export async function readAbilityItems(path: string): Promise<AbilityItemFile> {
  let header: string[] = [];
  const names: string[] = [];
  const items: UnidimensionalItem[] = [];
  for await (const line of readTable(path)) {
    if (line.row === 0) {
      header = readHeader(path, line.fields);
      for (const name of ['item', 'model'])
        if (!header.includes(name)) throw new DataProblem(`${path}, header: the column "${name}" is missing.`);
      for (const name of header) {
        if (!SINGLE.includes(name) && !NUMBERED.test(name)) {
          throw new DataProblem(
            `${path}, header, column "${name}": known are item, model, a, b, c, d, b1 b2 ..., a0 a1 ... and c0 c1 ....`,
          );
        }
      }
      continue;
    }
    assertWidth(path, line, header);
    const cells = new Map(header.map((name, column) => [name, line.fields[column]!.trim()]));
    const name = cells.get('item')!;
    if (name === '') throw new DataProblem(`${path}, row ${line.row}, column "item": the item has no name.`);
    if (names.includes(name))
      throw new DataProblem(`${path}, row ${line.row}, column "item": "${name}" stands in row ${names.indexOf(name) + 1} already.`);
    names.push(name);
    items.push(readItem(path, line.row, cells));
  }
  if (items.length === 0) throw new DataProblem(`${path} has a header and no rows.`);
  return { names, items };
}

function readItem(path: string, row: number, cells: ReadonlyMap<string, string>): UnidimensionalItem {
  const given = cells.get('model')!.toLowerCase();
  const model = MODELS.find((candidate) => candidate === given);
  if (!model) throw new DataProblem(`${path}, row ${row}, column "model": "${cells.get('model')}" is none of ${MODELS.join(', ')}.`);
  const number = (column: string, otherwise?: number): number => {
    const cell = cells.get(column) ?? '';
    if (cell !== '') return readNumber(path, row, column, cell);
    if (otherwise !== undefined) return otherwise;
    throw new DataProblem(`${path}, row ${row}, column "${column}": a ${model} item needs it.`);
  };
  const list = (letter: string, from: number): number[] => {
    const numbers: number[] = [];
    for (let k = from; (cells.get(`${letter}${k}`) ?? '') !== ''; k++) numbers.push(number(`${letter}${k}`));
    if (numbers.length === 0) throw new DataProblem(`${path}, row ${row}, column "${letter}${from}": a ${model} item needs it.`);
    return numbers;
  };
  const item = build(model, number, list);
  const fault = faultOf(item);
  if (fault) throw new DataProblem(`${path}, row ${row}, column "${fault.column}": ${fault.message}`);
  return item;
}

function build(
  model: (typeof MODELS)[number],
  number: (column: string, otherwise?: number) => number,
  list: (letter: string, from: number) => number[],
) {
  switch (model) {
    case '1pl':
      return fromDifficulty['1pl'](number('a', 1), number('b'));
    case '2pl':
      return fromDifficulty['2pl'](number('a'), number('b'));
    case '3pl':
      return fromDifficulty['3pl'](number('a'), number('b'), number('c'));
    case '4pl':
      return fromDifficulty['4pl'](number('a'), number('b'), number('c'), number('d'));
    case 'graded':
      return fromDifficulty.graded(number('a'), list('b', 1));
    case 'gpcm':
      return fromDifficulty.gpcm(number('a'), list('b', 1));
    default:
      return { model, slopes: list('a', 0), intercepts: list('c', 0) } as const;
  }
}

function faultOf(item: UnidimensionalItem): { column: string; message: string } | undefined {
  if (item.model === '3pl' || item.model === '4pl') {
    if (item.guessing < 0 || item.guessing >= 1)
      return { column: 'c', message: `the lower asymptote lies from 0 to below 1; got ${item.guessing}.` };
  }
  if (item.model === '4pl' && !(item.ceiling > item.guessing && item.ceiling <= 1)) {
    return { column: 'd', message: `the upper asymptote lies above the lower one and is at most 1; got ${item.ceiling}.` };
  }
  if (item.model === 'graded') {
    if (item.slope <= 0) return { column: 'a', message: `the slope of a graded item with thresholds is positive; got ${item.slope}.` };
    const fall = item.intercepts.findIndex((intercept, k) => k > 0 && intercept >= item.intercepts[k - 1]!);
    if (fall > 0) return { column: `b${fall + 1}`, message: 'the thresholds of a graded item rise strictly.' };
  }
  if (item.model === 'nominal' && item.slopes.length !== item.intercepts.length) {
    return {
      column: 'c0',
      message: `a nominal item needs as many intercepts as slopes; got ${item.intercepts.length} and ${item.slopes.length}.`,
    };
  }
  return undefined;
}
