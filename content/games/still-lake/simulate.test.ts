import { expect, test } from 'vitest';
import { seededRandom } from '#psychometrics';
import { classesOf, isRight } from './classes.ts';
import { longestRunShares } from './error-runs.ts';
import { bank, optionClasses, recipeOf } from './key.ts';
import { readAnswers } from './read-answers.ts';
import { FOILS, TARGETS } from './recipes.ts';
import { STEP_MS } from './script.ts';
import { drawPerfect, drawPresses } from './simulate.ts';
import { makeStream } from './stream.ts';

/** Classes that fewer than one person in two thousand comes to are drawn too seldom to wait for. */
const MIN_PROBABILITY = 5e-4;

test.each(bank.items.map(({ id, options }) => [id, options] as const))(
  'presses can be drawn for every class of a block: %s',
  (id, options) => {
    const { back, lures } = recipeOf(id);
    const stepMs = id.endsWith('untimed') ? null : STEP_MS;
    const likely = options.filter(({ intercept }) => intercept > Math.log(MIN_PROBABILITY));
    expect(likely.length).toBeGreaterThan(10);
    likely.forEach((option, index) => {
      const random = seededRandom(index);
      const places = makeStream({ back, lures, targets: TARGETS, foils: FOILS, seed: index });
      const played = drawPresses({ places, back, stepMs }, optionClasses(option.id), random);
      expect(classesOf(readAnswers(back, stepMs, played), stepMs === null)).toEqual(optionClasses(option.id));
    });
  },
);

test('somebody who has understood makes no mistake', () => {
  const places = makeStream({ back: 2, lures: 1, targets: 4, foils: 4, seed: 9 });
  expect(readAnswers(2, 2_700, drawPerfect({ places, back: 2, stepMs: 2_700 }, seededRandom(1))).every(isRight)).toBe(true);
});

test('the longest run of errors that fall by chance is as likely as counting says', () => {
  const random = seededRandom(4);
  for (const errors of [0, 1, 2, 6, 11]) {
    const seen = [0, 0, 0];
    const DRAWS = 4_000;
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const lots = Array.from({ length: 24 }, (_, step) => ({ step, lot: random() })).sort((one, other) => one.lot - other.lot);
      const wrong = new Set(lots.slice(0, errors).map(({ step }) => step));
      let run = 0;
      let longest = 0;
      for (let step = 0; step < 24; step += 1) {
        run = wrong.has(step) ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
      seen[Math.min(2, Math.max(0, longest - 1))]! += 1;
    }
    const expected = longestRunShares(24, errors);
    // four standard errors of a share over 4,000 draws
    for (const [index, share] of expected.entries()) expect(Math.abs(seen[index]! / DRAWS - share)).toBeLessThan(0.032);
    expect(expected.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  }
});
