import type { SoftmaxAnswer } from '../items/softmax-item.ts';
import { type Random, seededRandom } from '../numerics/random.ts';
import type { NormalPrior } from '../scoring/normal-prior.ts';
import { type Posterior, scoreMap } from '../scoring/score-map.ts';
import { drawTheta } from './draw-theta.ts';
import { addInformation, informationBound } from './information-bound.ts';
import { type Recovery, recovery } from './recovery.ts';

/** A score that is a fixed combination of the dimensions, one weight each: a house, a trait. */
export type Composite = { readonly name: string; readonly weights: ArrayLike<number> };

export type StudyRequest = {
  readonly prior: NormalPrior;
  readonly people: number;
  readonly seed: number;
  /** Plays person `index` through the test as it is shipped, fixed or adaptive, and returns the answers. All randomness is from `random`. */
  readonly play: (theta: Float64Array, random: Random, index: number) => readonly SoftmaxAnswer[];
  readonly composites?: readonly Composite[];
  /** Told of everyone as they finish: for rankings, exposure, plausible values, a progress line. */
  readonly onPerson?: (person: { theta: Float64Array; answers: readonly SoftmaxAnswer[]; posterior: Posterior; index: number }) => void;
};

export type StudyResult = {
  readonly people: number;
  /** One per dimension, in their order. */
  readonly dimensions: readonly Recovery[];
  readonly composites: readonly (Recovery & { readonly name: string })[];
  /** sqrt(mean over people of the squared error summed over dimensions), beside the smallest that any estimator could reach. */
  readonly rmse: number;
  readonly bound: number;
  /** Over all people and dimensions. */
  readonly pooledCoverage: number;
  readonly meanAnswers: number;
};

/**
 * Plays simulated people, drawn from the prior, through a test, scores them and compares with the truth. Person i has a random source of their own, made
 * from seed and i, so that a study of more people begins with the same ones. Throws a RangeError for fewer than two people.
 */
export function simulateStudy(request: StudyRequest): StudyResult {
  const { prior, people, seed, play, composites = [], onPerson } = request;
  const size = prior.dimensions;
  if (!Number.isInteger(people) || people < 2) throw new RangeError(`A study needs at least two people, got ${people}.`);
  for (const { name, weights } of composites) {
    if (weights.length !== size)
      throw new RangeError(`Composite "${name}" has ${weights.length} weights; the prior has ${size} dimensions.`);
  }
  const scores = [...Array.from({ length: size }, (_, i) => axis(i, size)), ...composites.map(({ weights }) => Float64Array.from(weights))];
  const results = scores.map(() => ({
    truths: new Float64Array(people),
    estimates: new Float64Array(people),
    errors: new Float64Array(people),
  }));
  const information = new Float64Array(size * size);
  let answerCount = 0;
  let squaredError = 0;
  for (let index = 0; index < people; index++) {
    const random = personSource(seed, index);
    const theta = drawTheta(prior, random);
    const answers = play(theta, random, index);
    const posterior = scoreMap(answers, prior);
    answerCount += answers.length;
    addInformation(
      answers.map(({ item }) => item),
      theta,
      size,
      information,
    );
    for (let i = 0; i < size; i++) squaredError += (posterior.mode[i]! - theta[i]!) ** 2;
    for (const [place, weights] of scores.entries()) {
      const { truths, estimates, errors } = results[place]!;
      truths[index] = dot(weights, theta);
      estimates[index] = dot(weights, posterior.mode);
      errors[index] = Math.sqrt(quadraticForm(weights, posterior.covariance));
    }
    onPerson?.({ theta, answers, posterior, index });
  }
  const recoveries = results.map(({ truths, estimates, errors }) => recovery(truths, estimates, errors));
  const dimensions = recoveries.slice(0, size);
  return {
    people,
    dimensions,
    composites: composites.map(({ name }, i) => ({ name, ...recoveries[size + i]! })),
    rmse: Math.sqrt(squaredError / people),
    bound: informationBound(
      information.map((value) => value / people),
      prior,
    ),
    pooledCoverage: dimensions.reduce((sum, { coverage }) => sum + coverage, 0) / size,
    meanAnswers: answerCount / people,
  };
}

/** The random source of person `index` of a study: the same whatever the others do. */
export function personSource(seed: number, index: number): Random {
  if (!Number.isInteger(seed) || seed < 0 || seed > 0xffffffff)
    throw new RangeError(`The seed of a study is an integer from 0 to 4294967295, got ${seed}.`);
  return seededRandom(seed + index * 2 ** 32);
}

function axis(dimension: number, size: number): Float64Array {
  const weights = new Float64Array(size);
  weights[dimension] = 1;
  return weights;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

function quadraticForm(weights: Float64Array, matrix: Float64Array): number {
  const size = weights.length;
  let sum = 0;
  for (let i = 0; i < size; i++) {
    if (weights[i] === 0) continue;
    for (let j = 0; j < size; j++) sum += weights[i]! * weights[j]! * matrix[i * size + j]!;
  }
  return sum;
}
