import { type AdverseImpact, adverseImpact, highestRate, type Selection } from '#psychometrics';
import { assertWidth, readHeader, readNumber, readTable } from './table-file.ts';
import { textTable } from './text-table.ts';
import { DataProblem, UsageProblem, type Verb } from './verb.ts';

export const impactVerb: Verb = {
  name: 'impact',
  summary: 'adverse impact of a selection: four-fifths rule, interval, exact test',
  options: {
    data: { value: 'decisions.csv', isRequired: true, what: 'one person a row, or one group a row with counts' },
    group: { value: 'column', isRequired: true, what: 'the column that names the group' },
    selected: { value: 'column', isRequired: true, what: 'the column that says who was selected (1/0, yes/no), or with --total how many' },
    total: { value: 'column', what: 'how many people the group had, when a row is a group' },
    reference: { value: 'name', what: 'the group that others are compared with; default the one selected most often' },
  },
  details: [
    'The four-fifths rule is decided in whole numbers (5 x selected x reference total < 4 x reference selected x total), so that exactly 4/5 passes.',
    "The interval is that of the log ratio, 95%; p is from Fisher's exact test, two-sided. People with an empty group or decision take no part.",
  ],
  examples: [
    ['impact --data decisions.csv --group gender --selected hired', 'one person a row'],
    ['impact --data counts.csv --group gender --selected hired --total applied --json', 'one group a row'],
  ],
  async run(options) {
    const path = String(options.data);
    const groups = await readSelections(path, String(options.group), String(options.selected), options.total as string | undefined);
    const names = Object.keys(groups);
    if (names.length < 2)
      throw new DataProblem(
        `${path}, column "${options.group}": impact needs two groups; there ${names.length === 1 ? 'is one' : 'are none'}.`,
      );
    const reference = options.reference === undefined ? highestRate(groups) : String(options.reference);
    const base = groups[reference];
    if (base === undefined) throw new UsageProblem(`There is no group "${reference}". There are ${names.join(', ')}.`);
    const json = {
      reference: { group: reference, ...base, rate: base.selected / base.total },
      comparisons: names
        .filter((name) => name !== reference)
        .map((group) => ({ group, ...groups[group]!, ...adverseImpact(groups[group]!, base) })),
    };
    return { json, text: () => asText(json) };
  },
};

const YES = new Set(['1', 'yes', 'y', 'true']);
const NO = new Set(['0', 'no', 'n', 'false']);

async function readSelections(
  path: string,
  group: string,
  selected: string,
  total: string | undefined,
): Promise<Record<string, Selection>> {
  const groups: Record<string, { selected: number; total: number }> = Object.create(null);
  let names: string[] = [];
  for await (const line of readTable(path)) {
    if (line.row === 0) {
      names = readHeader(path, line.fields);
      for (const name of [group, selected, ...(total === undefined ? [] : [total])]) {
        if (!names.includes(name)) throw new UsageProblem(`${path} has no column "${name}". It has ${names.join(', ')}.`);
      }
      continue;
    }
    assertWidth(path, line, names);
    const field = (name: string) => line.fields[names.indexOf(name)]!.trim();
    const word = field(group);
    if (word === '' || word === 'NA' || field(selected) === '' || field(selected) === 'NA') continue;
    groups[word] ??= { selected: 0, total: 0 };
    if (total !== undefined) {
      groups[word].selected += readCount(path, line.row, selected, field(selected));
      groups[word].total += readCount(path, line.row, total, field(total));
    } else {
      const decision = field(selected).toLowerCase();
      if (!YES.has(decision) && !NO.has(decision)) {
        throw new DataProblem(
          `${path}, row ${line.row}, column "${selected}": "${field(selected)}" is neither 1, yes, true nor 0, no, false.`,
        );
      }
      groups[word].total++;
      if (YES.has(decision)) groups[word].selected++;
    }
  }
  for (const [name, { selected: chosen, total: all }] of Object.entries(groups)) {
    if (chosen > all) throw new DataProblem(`${path}: group "${name}" has ${chosen} selected of ${all}.`);
    if (all === 0) throw new DataProblem(`${path}: group "${name}" has nobody in it.`);
  }
  return groups;
}

function readCount(path: string, row: number, column: string, field: string): number {
  const count = readNumber(path, row, column, field);
  if (!Number.isSafeInteger(count) || count < 0) throw new DataProblem(`${path}, row ${row}, column "${column}": "${field}" is no count.`);
  return count;
}

type ImpactReport = {
  readonly reference: Selection & { group: string; rate: number };
  readonly comparisons: readonly (Selection & AdverseImpact & { group: string })[];
};

function asText({ reference, comparisons }: ImpactReport): string {
  const rows = comparisons.map(({ group, selected, total, focalRate, ratio, low, high, isBelowFourFifths, p }) => [
    group,
    `${selected} of ${total}`,
    focalRate,
    ratio,
    low,
    high,
    isBelowFourFifths ? 'below 4/5' : 'no',
    p,
  ]);
  return [
    `Compared with ${reference.group}: ${reference.selected} of ${reference.total} selected, rate ${reference.rate.toFixed(3)}\n\n`,
    textTable(['group', 'selected', 'rate', 'ratio', 'from', 'to', 'four fifths', 'exact p'], rows),
  ].join('');
}
