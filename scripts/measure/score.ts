import { type Posterior, type SoftmaxAnswer, scoreMap } from '#psychometrics';
import { readAnsweredItems } from './answered-items.ts';
import { readPrior } from './prior-file.ts';
import { namesIn } from './response-file.ts';
import { readSoftmaxItems } from './softmax-item-file.ts';
import { textTable } from './text-table.ts';
import type { Verb } from './verb.ts';

export const scoreVerb: Verb = {
  name: 'score',
  summary: 'score answers under the softmax model: MAP and posterior covariance in any number of dimensions',
  options: {
    items: { value: 'items.csv', isRequired: true, what: 'one option a row: item, option, intercept, a slope per dimension' },
    prior: { value: 'covariance.csv', isRequired: true, what: 'a header of dimension names and the covariance matrix' },
    responses: { value: 'responses.csv', isRequired: true, what: 'one person a row, one item a column' },
    id: { value: 'column', what: 'the column that names people' },
    ignore: { value: 'a,b', what: 'columns of the responses that are no items' },
    covariance: { what: 'give the full posterior covariance of everyone' },
  },
  details: [
    'P(option k) is proportional to exp(slopes of k . theta + intercept of k); theta is normal with mean 0 and the covariance given.',
    'items.csv: options count from 0; the columns of slopes are named as in the header of the prior; an empty slope is 0.',
    'responses.csv: a header of item names, one person a row; the option chosen, from 0; an empty cell or NA is missing.',
    'Per person: map (the most probable theta), se (posterior standard deviations), in the order of the header of the prior, and iterations.',
  ],
  examples: [
    ['score --items items.csv --prior covariance.csv --responses responses.csv', 'everyone, with standard errors'],
    [
      'score --items items.csv --prior covariance.csv --responses responses.csv.gz --id person --covariance --json',
      'with covariances, as JSON',
    ],
  ],
  async run(options) {
    const { dimensions, prior } = await readPrior(String(options.prior));
    const { names, items } = await readSoftmaxItems(String(options.items), dimensions);
    const answered = await readAnsweredItems({
      path: String(options.responses),
      names,
      categoriesOf: (item) => items[item]!.options.length,
      id: options.id === undefined ? undefined : String(options.id),
      ignored: namesIn(options.ignore),
    });
    const people = Array.from({ length: answered.people }, (_, person) => {
      const answers: SoftmaxAnswer[] = [];
      answered.place.forEach((place, column) => {
        const option = answered.category(person, column);
        if (option >= 0) answers.push({ item: items[place]!, option });
      });
      const posterior = scoreMap(answers, prior);
      return {
        ...(answered.ids && { id: answered.ids[person]! }),
        answered: answers.length,
        map: [...posterior.mode],
        se: standardErrors(posterior),
        iterations: posterior.iterations,
        ...(options.covariance === true && { covariance: asRows(posterior) }),
      };
    });
    return {
      json: { dimensions, people },
      text: () =>
        textTable(
          ['person', 'answered', ...dimensions.flatMap((name) => [name, 'SE']), 'iterations'],
          people.map(({ id, answered: count, map, se, iterations }: (typeof people)[number] & { id?: string }, index) => [
            id ?? `${index + 1}`,
            count,
            ...map.flatMap((value, dimension) => [value, se[dimension]!]),
            iterations,
          ]),
        ),
    };
  },
};

export function standardErrors({ mode, covariance }: Posterior): number[] {
  return Array.from(mode, (_, i) => Math.sqrt(covariance[i * mode.length + i]!));
}

function asRows({ mode, covariance }: Posterior): number[][] {
  return Array.from(mode, (_, i) => [...covariance.subarray(i * mode.length, (i + 1) * mode.length)]);
}
