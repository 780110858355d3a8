import { AXIS_SLOPE, STEPPED_SLOPE, STEPS, TRADE_OFF_SLOPE } from '#content/stories/scenes.ts';
import {
  calibrate,
  chooseItem,
  drawAnswers,
  drawCategory,
  drawNormal,
  drawTheta,
  fromDifficulty,
  normalPrior,
  type Random,
  type Responses,
  type SoftmaxItem,
  scoreMap,
  seededRandom,
  type UnidimensionalItem,
} from '#psychometrics';
import { threadTime, timePerCall } from './clock.ts';

export type Measurement = {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 's';
  readonly target: number;
  readonly note: string;
};

/** What the peer cannot do: the parts that have an absolute target. */
export function measureAlone(report: (name: string) => void): Measurement[] {
  const random = seededRandom(20_240_602);
  report('36-facet MAP');
  const map = measureMap(random);
  report('D-optimal choice');
  const choices = measureChoices(random);
  report('calibration, 2PL');
  const logistic = measureCalibration('2pl', 10_000, random);
  report('calibration, graded');
  const graded = measureCalibration('graded', 5000, random);
  return [map, ...choices, logistic, graded];
}

/** Same house .5, same domain .2, otherwise .1: the shape of the product's prior. */
const facets = normalPrior(
  Array.from({ length: 36 }, (_, i) =>
    Array.from({ length: 36 }, (_, j) => (i === j ? 1 : Math.floor(i / 3) === Math.floor(j / 3) ? 0.5 : i % 3 === j % 3 ? 0.2 : 0.1)),
  ),
);

/** Stepped, two-axis and trade-off scenes with four options, in turn, with the slopes of the stories. */
function scene(i: number, size: number, random: Random): SoftmaxItem {
  const dimension = Math.floor(random() * size);
  const other = (dimension + 1 + Math.floor(random() * (size - 1))) % size;
  const leanings =
    i % 3 === 0
      ? STEPS.map((step) => [{ dimension, slope: STEPPED_SLOPE * step }])
      : i % 3 === 1
        ? [-AXIS_SLOPE, AXIS_SLOPE].flatMap((a) =>
            [-AXIS_SLOPE, AXIS_SLOPE].map((b) => [
              { dimension, slope: a },
              { dimension: other, slope: b },
            ]),
          )
        : [0, 1, 2, 3].map((k) => [{ dimension: (dimension + 3 * k) % size, slope: TRADE_OFF_SLOPE }]);
  return { options: leanings.map((loadings) => ({ intercept: 0.4 * drawNormal(random), loadings })) };
}

function measureMap(random: Random): Measurement {
  const items = Array.from({ length: 200 }, (_, i) => scene(i, 36, random));
  const people = Array.from({ length: 50 }, () => drawAnswers(items, drawTheta(facets, random), random));
  const steps = people.map((answers) => scoreMap(answers, facets).iterations);
  const value = timePerCall((turn) => scoreMap(people[turn % people.length]!, facets), 400);
  return {
    name: '36-facet MAP with covariance, 200 answers',
    value,
    unit: 'ms',
    target: 0.3,
    note: `${Math.max(...steps)} Newton steps at most`,
  };
}

function measureChoices(random: Random): Measurement[] {
  const size = 12;
  const prior = normalPrior(Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? 1 : 0.3))));
  const banks: [string, SoftmaxItem[]][] = [
    ['scenes of four options', Array.from({ length: 5000 }, (_, i) => scene(i, size, random))],
    [
      'two options, slopes on all 12',
      Array.from({ length: 5000 }, () => ({
        options: [
          { intercept: 0, loadings: [] },
          {
            intercept: drawNormal(random),
            loadings: Array.from({ length: size }, (_, dimension) => ({ dimension, slope: drawNormal(random) })),
          },
        ],
      })),
    ],
  ];
  return banks.map(([kind, items]) => {
    const posteriors = Array.from({ length: 10 }, () => scoreMap(drawAnswers(items.slice(0, 15), drawTheta(prior, random), random), prior));
    const value = timePerCall((turn) => chooseItem({ items, posterior: posteriors[turn % 10]!, random }), 60);
    return { name: '12-dimensional D-optimal choice from 5,000', value, unit: 'ms', target: 2, note: kind };
  });
}

function measureCalibration(model: '2pl' | 'graded', people: number, random: Random): Measurement {
  const items: UnidimensionalItem[] = Array.from({ length: 60 }, () => {
    const [slope, b] = [0.6 + 1.4 * random(), drawNormal(random)];
    return model === '2pl' ? fromDifficulty['2pl'](slope, b) : fromDifficulty.graded(slope, [b - 1.2, b - 0.4, b + 0.4, b + 1.2]);
  });
  const data = new Int8Array(people * items.length);
  for (let person = 0; person < people; person++) {
    const theta = drawNormal(random);
    for (const [i, item] of items.entries()) data[person * items.length + i] = drawCategory(item, theta, random);
  }
  const responses: Responses = { data, people, items: items.length };
  // Without standard errors, as the peers' times are: those are asked for apart.
  const run = () => calibrate({ model, responses, standardErrors: false });
  const began = threadTime();
  const first = run();
  const times = [(threadTime() - began) / 1000];
  for (let round = 0; round < 2; round++) {
    const again = threadTime();
    run();
    times.push((threadTime() - again) / 1000);
  }
  const strict = calibrate({ model, responses, standardErrors: false, tolerance: 1e-9, maximumCycles: 20_000 });
  const gap = strict.logLikelihood - first.logLikelihood;
  return {
    name: `calibration of ${people.toLocaleString('en')} x 60 ${model === '2pl' ? '2PL' : 'x 5 graded'}`,
    value: times.sort((a, b) => a - b)[1]!,
    unit: 's',
    target: model === '2pl' ? 1.5 : 4,
    note: `${first.cycles} cycles, ${first.converged ? 'converged' : 'not converged'}, log-likelihood ${first.logLikelihood.toFixed(4)}, ${gap.toExponential(1)} below the one of tolerance 1e-9`,
  };
}
