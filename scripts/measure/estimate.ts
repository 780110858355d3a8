import { type AbilityEstimate, categoryCount, estimateAbility } from '#psychometrics';
import { readAbilityItems } from './ability-item-file.ts';
import { readAnsweredItems } from './answered-items.ts';
import { readCalibratedItems } from './calibrated-item-file.ts';
import { namesIn } from './response-file.ts';
import { textTable } from './text-table.ts';
import { oneOf, UsageProblem, type Verb } from './verb.ts';

const METHODS = ['eap', 'map', 'ml', 'wle'] as const;

export const estimateVerb: Verb = {
  name: 'estimate',
  summary: 'estimate theta on one dimension by EAP, MAP, ML or WLE, with the standard error that belongs to it',
  options: {
    method: { value: METHODS.join('|'), isRequired: true, what: 'the estimator' },
    items: { value: 'items.csv', isRequired: true, what: 'one item a row: item, model, a, b, c, d or thresholds b1, b2, ...; or .json' },
    responses: { value: 'responses.csv', isRequired: true, what: 'one person a row, one item a column' },
    mean: { value: 'x', what: 'of the normal prior of eap and map; default 0' },
    sd: { value: 'x', what: 'of the normal prior of eap and map; default 1' },
    id: { value: 'column', what: 'the column that names people' },
    ignore: { value: 'a,b', what: 'columns of the responses that are no items' },
  },
  details: [
    'items.csv: model is 1pl, 2pl, 3pl, 4pl, graded, gpcm or nominal, in any mixture. The logit is a (theta - b); c and d are the lower and upper',
    'asymptotes; graded and gpcm have thresholds or steps b1, b2, ...; nominal has slopes a0, a1, ... and intercepts c0, c1, ....',
    'A file that ends in .json is what "measure calibrate --json" printed.',
    'responses.csv: a header of item names, one person a row; categories from 0; an empty cell or NA is missing.',
    'se: eap the posterior standard deviation, map its curvature, ml 1 / sqrt(information), wle its own. Where no finite estimate exists theta is',
    '"Infinity", "-Infinity" or null, and reason says why.',
  ],
  examples: [
    ['estimate --method eap --items items.csv --responses responses.csv', 'posterior means'],
    ['estimate --method wle --items items.csv --responses responses.csv --id person --json', "Warm's estimate, as JSON"],
  ],
  async run(options) {
    const method = oneOf(options, 'method', METHODS)!;
    const prior = { mean: finite(options, 'mean', 0), standardDeviation: finite(options, 'sd', 1) };
    if (prior.standardDeviation <= 0) throw new UsageProblem(`--sd is a positive number; got "${options.sd}".`);
    const path = String(options.items);
    const { names, items } = await (path.endsWith('.json') ? readCalibratedItems(path) : readAbilityItems(path));
    const answered = await readAnsweredItems({
      path: String(options.responses),
      names,
      categoriesOf: (item) => categoryCount(items[item]!),
      id: options.id === undefined ? undefined : String(options.id),
      ignored: namesIn(options.ignore),
    });
    const asked = Array.from(answered.place, (place) => items[place]!);
    const people = Array.from({ length: answered.people }, (_, person) => {
      const responses = answered.columns.map((_, column) => answered.category(person, column));
      const estimate = estimateAbility({ method, items: asked, responses, prior });
      return {
        ...(answered.ids && { id: answered.ids[person]! }),
        answered: responses.filter((category) => category >= 0).length,
        ...asJson(estimate),
      };
    });
    return {
      json: { method, ...(method === 'eap' || method === 'map' ? { prior } : {}), people },
      text: () =>
        textTable(
          ['person', 'answered', 'theta', 'SE', 'note'],
          people.map(({ id, answered: count, theta, se, reason }: (typeof people)[number] & { id?: string }, index) => [
            id ?? `${index + 1}`,
            count,
            theta,
            se,
            reason ?? '',
          ]),
        ),
    };
  },
};

/** JSON has no infinite numbers: they are written as words. */
function asJson({ theta, standardError, reason }: AbilityEstimate) {
  const word = (value: number) => (Number.isFinite(value) ? value : `${value}`);
  return { theta: theta === undefined ? null : word(theta), se: word(standardError), ...(reason !== undefined && { reason }) };
}

function finite(options: Readonly<Record<string, string | true>>, name: string, otherwise: number): number {
  if (options[name] === undefined) return otherwise;
  const number = Number(options[name]);
  if (!Number.isFinite(number)) throw new UsageProblem(`--${name} is a number; got "${options[name]}".`);
  return number;
}
