import { chooseItem, type ItemRequest, type SoftmaxAnswer, scoreMap, seededRandom } from '#psychometrics';
import { readAnsweredItems, readAnswerList } from './answered-items.ts';
import { readPrior } from './prior-file.ts';
import { namesIn } from './response-file.ts';
import { standardErrors } from './score.ts';
import { readSoftmaxItems } from './softmax-item-file.ts';
import { textTable } from './text-table.ts';
import { oneOf, UsageProblem, type Verb, wholeNumber } from './verb.ts';

export const selectVerb: Verb = {
  name: 'select',
  summary: 'choose the next item of an adaptive test under the softmax model',
  options: {
    items: { value: 'items.csv', isRequired: true, what: 'the bank, as for score' },
    prior: { value: 'covariance.csv', isRequired: true, what: 'as for score' },
    answered: { value: 'responses.csv', isRequired: true, what: 'the answers so far: one person a row, as for score, or item,option' },
    dimensions: { value: 'a,b', what: 'the dimensions that matter; default all' },
    criterion: { value: 'd-optimal|a-optimal', what: 'log-determinant (default) or trace of their posterior covariance' },
    best: { value: 'n', what: 'draw the next item from the n best; default 1' },
    seed: { value: 'n', what: 'of that draw; default 1' },
    candidates: { value: 'n', what: 'how many of the best to list; default 5' },
    id: { value: 'column', what: 'the column that names people' },
    ignore: { value: 'a,b', what: 'columns of the answers that are no items' },
  },
  details: [
    'so-far.csv: one person a row as for score, or under the header item,option the answers of one person, one a row.',
    'The next item is the one after whose answer the posterior covariance of the dimensions is expected to be smallest; items with an answer are out.',
    'gain is how much the log-determinant (or the trace) falls. Items without a column in the answers count as not yet asked.',
  ],
  examples: [
    ['select --items items.csv --prior covariance.csv --answered so-far.csv', 'the next item for everyone in the file'],
    [
      'select --items items.csv --prior covariance.csv --answered so-far.csv --dimensions calm,drive --best 5 --seed 7 --json',
      'one of the best five for two dimensions',
    ],
  ],
  async run(options) {
    const { dimensions, prior } = await readPrior(String(options.prior));
    const { names, items } = await readSoftmaxItems(String(options.items), dimensions);
    const path = String(options.answered);
    const categoriesOf = (item: number) => items[item]!.options.length;
    const answered =
      (await readAnswerList(path, names, categoriesOf)) ??
      (await readAnsweredItems({
        path,
        names,
        categoriesOf,
        id: options.id === undefined ? undefined : String(options.id),
        ignored: namesIn(options.ignore),
      }));
    const targets = namesIn(options.dimensions).map((name) => {
      const dimension = dimensions.indexOf(name);
      if (dimension < 0) throw new UsageProblem(`--dimensions: the prior has no dimension "${name}". It has ${dimensions.join(', ')}.`);
      return dimension;
    });
    const criterion = oneOf(options, 'criterion', ['d-optimal', 'a-optimal']) ?? 'd-optimal';
    const best = wholeNumber(options, 'best', 1) ?? 1;
    const listed = wholeNumber(options, 'candidates', 1) ?? 5;
    const random = seededRandom(wholeNumber(options, 'seed', 0) ?? 1);
    const people = Array.from({ length: answered.people }, (_, person) => {
      const answers: SoftmaxAnswer[] = [];
      const out = new Set<number>();
      answered.place.forEach((place, column) => {
        const option = answered.category(person, column);
        if (option < 0) return;
        answers.push({ item: items[place]!, option });
        out.add(place);
      });
      const posterior = scoreMap(answers, prior);
      const request = { items, posterior, criterion, random, ...(targets.length > 0 && { dimensions: targets }) };
      const next = chooseItem({ ...request, best, isAllowed: (index) => !out.has(index) });
      return {
        ...(answered.ids && { id: answered.ids[person]! }),
        answered: answers.length,
        next: next ? names[next.index]! : null,
        gain: next?.gain ?? null,
        candidates: rank(request, out, listed).map(({ index, gain }) => ({ item: names[index]!, gain })),
        map: [...posterior.mode],
        se: standardErrors(posterior),
      };
    });
    return {
      json: { criterion, dimensions: targets.length > 0 ? targets.map((dimension) => dimensions[dimension]!) : dimensions, people },
      text: () =>
        textTable(
          ['person', 'answered', 'next', 'gain', 'best'],
          people.map(({ id, answered: count, next, gain, candidates }: (typeof people)[number] & { id?: string }, index) => [
            id ?? `${index + 1}`,
            count,
            next,
            gain,
            candidates.map((candidate) => `${candidate.item} ${candidate.gain.toFixed(3)}`).join(', '),
          ]),
        ),
    };
  },
};

/** The best items in order, each chosen with those before it out. */
function rank(request: Omit<ItemRequest, 'isAllowed' | 'best'>, answered: ReadonlySet<number>, count: number) {
  const out = new Set(answered);
  const ranking: { index: number; gain: number }[] = [];
  while (ranking.length < count) {
    const choice = chooseItem({ ...request, best: 1, isAllowed: (index) => !out.has(index) });
    if (!choice) break;
    out.add(choice.index);
    ranking.push(choice);
  }
  return ranking;
}
