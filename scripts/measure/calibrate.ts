import { type CalibratedItem, type Calibration, type CalibrationModel, calibrate, WEAK_PRIORS } from '#psychometrics';
import { namesIn, readResponses } from './response-file.ts';
import { saveItems } from './save-items.ts';
import { type Cell, textTable } from './text-table.ts';
import { oneOf, type Verb, wholeNumber, withFile } from './verb.ts';

export const MODELS = ['1pl', '2pl', 'graded', 'gpcm', 'nominal'] as const;

export const calibrateVerb: Verb = {
  name: 'calibrate',
  summary: 'estimate item parameters from answers (marginal maximum likelihood)',
  options: {
    model: { value: MODELS.join('|'), isRequired: true, what: 'the model of every item' },
    data: { value: 'responses.csv', isRequired: true, what: 'one person a row' },
    ignore: { value: 'id,group', what: 'columns that are no items' },
    priors: { value: 'weak|none', what: 'weak priors hold items that few people answered; default none' },
    nodes: { value: 'n', what: 'quadrature points on [-6, 6]; default 61, more where needed' },
    cycles: { value: 'n', what: 'most EM cycles; default 2000' },
    save: { value: 'items.csv', what: 'write the items as estimate reads them' },
    'no-standard-errors': { what: 'leave out standard errors, which take most of the time on long tests' },
  },
  details: [
    'responses.csv has a header of item names and one person a row; categories count from 0, an empty cell or NA is missing.',
    'Intercepts are in slope-intercept form (logit = slope theta + intercept), in ascending categories; theta is standard normal.',
    'graded: logit of this category or more. gpcm: log odds to the first category, slope times k. nominal: one slope and intercept',
    'per option, the first 0. difficulty = -intercept / slope; for graded and gpcm one per threshold or step.',
  ],
  examples: [
    ['calibrate --model 2pl --data lsat6.csv', 'slopes, intercepts and difficulties of a short test'],
    ['calibrate --model graded --data survey.csv.gz --ignore id --json', 'a survey with ordered answers, compressed, as JSON'],
    ['calibrate --model 2pl --data lsat6.csv --save items.csv', 'then: estimate --method eap --items items.csv --responses lsat6.csv'],
    ['calibrate --model nominal --data choices.csv --priors weak', 'unordered options, few people'],
  ],
  async run(options) {
    const model = oneOf(options, 'model', MODELS)!;
    const priors = oneOf(options, 'priors', ['weak', 'none']);
    const nodes = wholeNumber(options, 'nodes', 3);
    const maximumCycles = wholeNumber(options, 'cycles', 1);
    const began = performance.now();
    const responses = await readResponses(String(options.data), [], namesIn(options.ignore));
    const read = performance.now();
    const result = withFile(String(options.data), () =>
      calibrate({
        model,
        responses,
        names: responses.names,
        standardErrors: options['no-standard-errors'] !== true,
        ...(priors === 'weak' && { priors: WEAK_PRIORS }),
        ...(nodes !== undefined && { nodes }),
        ...(maximumCycles !== undefined && { maximumCycles }),
      }),
    );
    const seconds = (performance.now() - read) / 1000;
    const unsaved = options.save === undefined ? [] : await saveItems(String(options.save), result);
    const warnings = unsaved.length > 0 ? [`Not written to ${options.save}, since they have no parameters: ${unsaved.join(', ')}`] : [];
    return { json: { ...asJson(result), seconds, readSeconds: (read - began) / 1000 }, text: () => asText(result, seconds), warnings };
  },
};

function asJson({ items, ...rest }: Calibration) {
  return {
    ...rest,
    items: items.map((item) => (item.estimated ? parametersFirst(item) : { ...item, slope: null, intercepts: null, difficulty: null })),
  };
}

function parametersFirst({ name, model, slope, slopeStandardError, intercepts, interceptStandardErrors, ...rest }: EstimatedItem) {
  return { name, model, slope, slopeStandardError, intercepts, interceptStandardErrors, ...rest };
}

type EstimatedItem = Extract<CalibratedItem, { estimated: true }>;

export function asText(result: Calibration<CalibrationModel>, seconds: number): string {
  const { model, people, logLikelihood, converged, cycles, items, notes } = result;
  const steps = Math.max(1, ...items.map((item) => (item.estimated ? item.intercepts.length : 0)));
  const hasDifficulty = model !== 'nominal';
  const header = [
    'item',
    ...(model === 'nominal' ? ['option'] : []),
    'slope',
    'SE',
    ...(model === 'nominal' || steps === 1
      ? ['intercept', 'SE']
      : Array.from({ length: steps }, (_, k) => [`intercept ${k + 1}`, 'SE']).flat()),
    ...(hasDifficulty ? (steps === 1 ? ['difficulty'] : Array.from({ length: steps }, (_, k) => `difficulty ${k + 1}`)) : []),
  ];
  const rows = items.flatMap((item): Cell[][] => rowsOf(item, steps));
  return [
    `${model}, ${people} people, ${items.length} items: log-likelihood ${logLikelihood.toFixed(4)}, `,
    `${converged ? 'converged' : 'NOT CONVERGED'} after ${cycles} cycles, ${seconds.toFixed(2)} s\n\n`,
    textTable(header, rows),
    ...(notes.length > 0 ? ['\n', ...notes.map((note) => `${note}\n`)] : []),
  ].join('');
}

function rowsOf(item: CalibratedItem, steps: number): Cell[][] {
  if (!item.estimated) return [[item.name, 'not estimated']];
  if (item.model === 'nominal') {
    return item.slope.map((slope, k) => [
      k === 0 ? item.name : '',
      `${item.categories[k]}`,
      slope,
      item.slopeStandardError?.[k],
      item.intercepts[k],
      item.interceptStandardErrors?.[k],
    ]);
  }
  const places = Array.from({ length: steps }, (_, k) => k);
  const difficulty = [item.difficulty].flat();
  return [
    [
      item.name,
      item.slope,
      item.slopeStandardError,
      ...places.flatMap((k) => [item.intercepts[k], item.interceptStandardErrors?.[k]]),
      ...places.map((k) => difficulty[k]),
    ],
  ];
}
