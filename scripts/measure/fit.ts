import {
  alpha,
  asUnidimensionalItem,
  type CalibratedItem,
  calibrate,
  empiricalReliability,
  estimateAbility,
  itemCovariance,
  itemFit,
  localDependence,
  marginalReliability,
  omega,
  personFit,
  type Responses,
  type UnidimensionalItem,
} from '#psychometrics';
import { MODELS } from './calibrate.ts';
import { namesIn, readResponses } from './response-file.ts';
import { textTable } from './text-table.ts';
import { DataProblem, oneOf, type Verb, withFile } from './verb.ts';

export const fitVerb: Verb = {
  name: 'fit',
  summary: 'calibrate, then judge items (S-X2), pairs (Q3), people (lz*) and reliability',
  options: {
    model: { value: MODELS.join('|'), isRequired: true, what: 'the model of every item' },
    data: { value: 'responses.csv', isRequired: true, what: 'one person a row' },
    ignore: { value: 'id,group', what: 'columns that are no items' },
    people: { what: 'list every person with theta and lz*, not only the unlikely ones' },
  },
  details: [
    'Items: S-X2 with degrees of freedom and p (small p: the item does not follow the model), from people without missing answers.',
    'Pairs: Q3 at least 0.2 away from the mean Q3 (the two items share more than the trait).',
    'People: lz* with the MAP correction; p below 0.01 marks an unlikely pattern of answers.',
    'Reliability: by information, of the EAP scores, alpha with its standard error, omega.',
  ],
  examples: [
    ['fit --model 2pl --data lsat6.csv', 'item fit, local dependence and reliability of a short test'],
    ['fit --model graded --data survey.csv.gz --ignore id --people --json', 'everything of every person as JSON'],
  ],
  async run(options) {
    const model = oneOf(options, 'model', MODELS)!;
    const file = await readResponses(String(options.data), [], namesIn(options.ignore));
    const calibration = withFile(String(options.data), () => calibrate({ model, responses: file, names: file.names }));
    const estimated = calibration.items.flatMap((item, column) => (item.estimated ? [{ item, column }] : []));
    const responses = keepColumns(file, estimated);
    const items = estimated.map(({ item }) => asUnidimensionalItem(item));
    if (items.length < 2) throw new DataProblem(`${options.data}: fit needs two items that can be calibrated.`);

    const rows = Array.from({ length: responses.people }, (_, person) =>
      responses.data.subarray(person * responses.items, (person + 1) * responses.items),
    );
    const scores = rows.map((answers) => estimateAbility({ items, responses: answers, method: 'eap' }));
    const people = rows.map((answers, person) => {
      const { theta } = estimateAbility({ items, responses: answers, method: 'map' });
      const fit = theta === undefined ? undefined : personFit({ items, responses: answers, theta, estimator: 'map' });
      return {
        row: person + 1,
        theta: scores[person]!.theta ?? null,
        se: scores[person]!.standardError,
        lzStar: fit?.lzStar ?? null,
        p: fit?.p ?? null,
      };
    });
    const thetas = scores.map(({ theta }) => theta ?? Number.NaN);
    const sX2 = itemFit({ items, responses });
    const dependence = localDependence({ items, responses, thetas });
    const nameOf = (item: number) => estimated[item]!.item.name;
    const unlikely = people.filter(({ p }) => p !== null && p < 0.01);
    const json = {
      model,
      logLikelihood: calibration.logLikelihood,
      converged: calibration.converged,
      people: responses.people,
      completePeople: sX2.people,
      items: sX2.items.map((fit, item) => ({ name: nameOf(item), ...fit })),
      localDependence: {
        meanQ3: dependence.mean,
        pairs: dependence.pairs.map(({ left, right, ...rest }) => ({ left: nameOf(left), right: nameOf(right), ...rest })),
      },
      reliability: reliabilityOf(items, responses, scores),
      unlikelyPeople: unlikely.length,
      personFit: options.people === true ? people : unlikely,
      notes: calibration.notes,
    };
    return { json, text: () => asText(json) };
  },
};

/** Only the estimated items, their categories renumbered to 0, 1, ... where some were never chosen. */
function keepColumns(responses: Responses, estimated: readonly { item: CalibratedItem; column: number }[]): Responses {
  const data = new Int16Array(responses.people * estimated.length);
  for (const [place, { item, column }] of estimated.entries()) {
    const number = new Map(item.categories.map((category, index) => [category, index]));
    for (let person = 0; person < responses.people; person++) {
      data[person * estimated.length + place] = number.get(responses.data[person * responses.items + column]!) ?? -1;
    }
  }
  return { data, people: responses.people, items: estimated.length };
}

type Score = ReturnType<typeof estimateAbility>;

function reliabilityOf(items: readonly UnidimensionalItem[], responses: Responses, scores: readonly Score[]) {
  const finite = scores.filter(({ theta }) => theta !== undefined && Number.isFinite(theta));
  const byScores = empiricalReliability(
    finite.map(({ theta }) => theta!),
    finite.map(({ standardError }) => standardError),
  );
  return { marginal: marginalReliability(items), empirical: byScores, ...classical(responses) };
}

/** Alpha and omega need people who answered everything, and omega three items that vary among them. */
function classical(responses: Responses) {
  const nothing = { alpha: null, alphaStandardError: null, omega: null, omegaResidual: null };
  try {
    const covariance = itemCovariance(responses);
    const { value, standardError } = alpha(covariance);
    const oneFactor = responses.items >= 3 ? omega(covariance) : undefined;
    return { alpha: value, alphaStandardError: standardError, omega: oneFactor?.value ?? null, omegaResidual: oneFactor?.residual ?? null };
  } catch (error) {
    if (error instanceof RangeError) return nothing;
    throw error;
  }
}

type FitReport = {
  readonly model: string;
  readonly people: number;
  readonly completePeople: number;
  readonly items: readonly { name: string; statistic: number; df: number; p: number; rmsea: number }[];
  readonly localDependence: { meanQ3: number; pairs: readonly { left: string; right: string; q3: number; aboveMean: number }[] };
  readonly reliability: ReturnType<typeof reliabilityOf>;
  readonly unlikelyPeople: number;
  readonly personFit: readonly { row: number; theta: number | null; lzStar: number | null; p: number | null }[];
  readonly notes: readonly string[];
};

function asText({
  model,
  people,
  completePeople,
  items,
  localDependence: pairs,
  reliability,
  unlikelyPeople,
  personFit: listed,
  notes,
}: FitReport): string {
  const { marginal, empirical, alpha: alphaValue, alphaStandardError, omega: omegaValue } = reliability;
  return [
    `${model}, ${people} people (${completePeople} without missing answers)\n\nItem fit, S-X2\n`,
    textTable(
      ['item', 'S-X2', 'df', 'p', 'RMSEA'],
      items.map(({ name, statistic, df, p, rmsea }) => [name, statistic, df, p, rmsea]),
    ),
    `\nLocal dependence: mean Q3 ${pairs.meanQ3.toFixed(3)}; ${pairs.pairs.length} pairs at least 0.2 from it\n`,
    pairs.pairs.length > 0
      ? textTable(
          ['item', 'item ', 'Q3', 'above mean'],
          pairs.pairs.slice(0, 30).map(({ left, right, q3, aboveMean }) => [left, right, q3, aboveMean]),
        )
      : '',
    '\nReliability\n',
    textTable(
      ['by', 'value', 'SE'],
      [
        ['information', marginal, null],
        ['EAP scores', empirical, null],
        ['alpha', alphaValue, alphaStandardError],
        ['omega', omegaValue, null],
      ],
    ),
    `\nPerson fit: ${unlikelyPeople} of ${people} people below p = 0.01 (${(people / 100).toFixed(0)} expected if all answer as the model says)\n`,
    listed.length > 0
      ? textTable(
          ['row', 'theta', 'lz*', 'p'],
          listed.slice(0, 30).map(({ row, theta, lzStar, p }) => [row, theta, lzStar, p]),
        )
      : '',
    listed.length > 30 ? `... and ${listed.length - 30} more; --json lists them all\n` : '',
    ...notes.map((note) => `${note}\n`),
  ].join('');
}
