import { type DifResult, differentialItemFunctioning } from '#psychometrics';
import { namesIn, type ResponseFile, readResponses } from './response-file.ts';
import { type Cell, textTable } from './text-table.ts';
import { DataProblem, oneOf, UsageProblem, type Verb } from './verb.ts';

export const difVerb: Verb = {
  name: 'dif',
  summary: 'do groups with the same score answer an item differently? (Mantel-Haenszel and logistic regression)',
  options: {
    data: { value: 'responses.csv', isRequired: true, what: 'one person a row, with a column for the group' },
    group: { value: 'column', isRequired: true, what: 'the column that names the group' },
    reference: { value: 'name', what: 'the group that others are compared with; default the largest' },
    by: { value: 'mantel|logistic', what: 'which method decides what is left out of the matching score; default mantel' },
    ignore: { value: 'id', what: 'columns that are neither items nor the group' },
    'no-purify': { what: 'match on all items, even those that show DIF' },
  },
  details: [
    'People are matched on their sum score. delta (ETS): negative when the item is harder for the focal group; ordered items show the standardised',
    'mean difference instead. Classes A negligible, B moderate, C large. R2: gain in Nagelkerke R2 by group and group x score.',
    'Items of class B or C leave the matching score until nothing changes. People with an empty group take no part.',
  ],
  examples: [
    ['dif --data responses.csv --group gender', 'every group against the largest'],
    ['dif --data responses.csv.gz --group language --reference en --ignore id --json', 'Hindi against English, as JSON'],
  ],
  async run(options) {
    const column = String(options.group);
    const by = oneOf(options, 'by', ['mantel', 'logistic']) ?? 'mantel';
    const file = await readResponses(String(options.data), [column], namesIn(options.ignore));
    const words = file.others[column]!;
    const sizes = new Map<string, number>();
    for (const word of words) if (word !== '' && word !== 'NA') sizes.set(word, (sizes.get(word) ?? 0) + 1);
    if (sizes.size < 2)
      throw new DataProblem(
        `${options.data}, column "${column}": DIF needs two groups; there ${sizes.size === 1 ? 'is one' : 'are none'}.`,
      );
    if (sizes.size > 20)
      throw new DataProblem(`${options.data}, column "${column}": ${sizes.size} different values are too many to be groups.`);
    const reference = options.reference === undefined ? largest(sizes) : String(options.reference);
    if (!sizes.has(reference))
      throw new UsageProblem(`Column "${column}" has no group "${reference}". It has ${[...sizes.keys()].join(', ')}.`);
    const comparisons = [...sizes.keys()]
      .filter((name) => name !== reference)
      .map((focal) => {
        const groups = Int8Array.from(words, (word) => (word === reference ? 0 : word === focal ? 1 : -1));
        const result = differentialItemFunctioning({ responses: file, groups, purify: options['no-purify'] !== true, purifyBy: by });
        return { focal, people: sizes.get(focal)!, ...describe(file, result) };
      });
    const json = { group: column, reference, referencePeople: sizes.get(reference)!, comparisons };
    return { json, text: () => asText(json) };
  },
};

const largest = (sizes: ReadonlyMap<string, number>): string => [...sizes].reduce((best, next) => (next[1] > best[1] ? next : best))[0];

function describe(file: ResponseFile, { items, rounds, settled }: DifResult) {
  return {
    rounds,
    settled,
    items: items.map(({ item, mantel, logistic, isAnchor }) => ({
      name: file.names[item]!,
      isAnchor,
      mantel: mantel ?? null,
      logistic: logistic ?? null,
    })),
  };
}

type Comparison = { focal: string; people: number } & ReturnType<typeof describe>;

function asText({
  reference,
  referencePeople,
  comparisons,
}: {
  reference: string;
  referencePeople: number;
  comparisons: readonly Comparison[];
}): string {
  return comparisons
    .map(({ focal, people, items, rounds, settled }) => {
      const rows = items.map(({ name, mantel, logistic, isAnchor }): Cell[] => [
        name,
        mantel?.chiSquare,
        mantel?.p,
        mantel?.method === 'mantel-haenszel' ? mantel.delta : mantel?.standardisedDifference,
        mantel?.class ?? '-',
        logistic?.uniform.p,
        logistic?.nonUniform.p,
        logistic?.deltaR2,
        logistic?.class ?? '-',
        isAnchor ? '' : 'left out',
      ]);
      const header = ['item', 'MH chi2', 'p', 'delta/SMD', 'class', 'uniform p', 'non-uniform p', 'R2', 'class', 'matching'];
      const doubt = settled ? '' : '; the set of matching items did not settle';
      return `${focal} (${people} people) against ${reference} (${referencePeople}), ${rounds} rounds of matching${doubt}\n\n${textTable(header, rows)}`;
    })
    .join('\n');
}
