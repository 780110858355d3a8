import { describe, expect, test } from 'vitest';
import { facetsOf } from '#content/catalogue.ts';
import { ordinarySetting } from '#content/games/game.ts';
import { FACET_COUNT } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { simulateSitting } from '#content/simulated-sitting.ts';
import type { Test } from '#content/test.ts';
import { tests } from '#content/tests.ts';
import { drawTheta, normalPrior, seededRandom } from '#psychometrics';
import { changesBetween } from './changes.ts';
import { scoreSittings } from './score-sittings.ts';

const prior = normalPrior(facetCovariance);
const story = tests['lantern-ferry'];
const game = tests.masks;

function timeThrough(test: Test, theta: ArrayLike<number>, seed: number) {
  const responses = simulateSitting(test, { theta, random: seededRandom(seed) }, ordinarySetting(seed));
  const answers = responses.flatMap(({ item, option }) => (item === null ? [] : [{ item, option }]));
  return scoreSittings([{ id: seed, test: 'it', answers }], () => test.bank);
}

/** Of so many people who play the same test twice, all of whom have risen by this much meanwhile: how often that is said. */
function verdictsAfter(rise: number, test: Test, people: number) {
  const verdicts = Array.from({ length: people }, (_, person) => {
    const theta = drawTheta(prior, seededRandom(person + 1));
    const later = theta.map((value) => value + rise);
    const [before, after] = [timeThrough(test, theta, 2 * person + 1), timeThrough(test, later, 2 * person + 2)];
    return changesBetween(before, after, facetsOf(test)).map(({ verdict }) => verdict);
  }).flat();
  const share = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length / verdicts.length;
  return { count: verdicts.length, risen: share('risen'), fallen: share('fallen') };
}

describe.each([
  ['a story', story, 100],
  ['a game', game, 40],
] as const)('%s, played again', (_what, it, people) => {
  test('tells chance from change: of what has not changed, at most five of a hundred pass for changed', () => {
    const { count, risen, fallen } = verdictsAfter(0, it, people);
    expect(count).toBeGreaterThan(people);
    expect(risen + fallen).toBeLessThan(0.08); // 0.05, and what so few people may differ from it
  });

  test('tells a great change by its direction', () => {
    const { risen, fallen } = verdictsAfter(3, it, people);
    expect(risen).toBeGreaterThan(0.25);
    expect(fallen).toBe(0);
  });
});

test('the difference stands on the scale of strengths, with the error of both times', () => {
  const [before, after] = [-1, 1].map((value) => timeThrough(story, new Float64Array(FACET_COUNT).fill(value), 5));
  const [facet] = facetsOf(story);
  const [change] = changesBetween(before!, after!, [facet!]);
  expect(change!.difference).toBeCloseTo(0.7413 * (after!.mode[facet!]! - before!.mode[facet!]!), 12);
  expect(change!.verdict).toBe(Math.abs(change!.difference) > 1.96 * change!.standardError ? 'risen' : 'no reliable change');
  // smaller than the posterior's own, which holds also what is not known of the person
  const posterior = ({ covariance }: { covariance: Float64Array }) => covariance[facet! * (FACET_COUNT + 1)]!;
  expect(change!.standardError).toBeLessThan(0.7413 * Math.sqrt(posterior(before!) + posterior(after!)));
});

test('what one of the two did not measure has no change', () => {
  const nothing = scoreSittings([], () => undefined);
  expect(changesBetween(nothing, timeThrough(story, new Float64Array(FACET_COUNT), 3), facetsOf(story))).toEqual([]);
});
