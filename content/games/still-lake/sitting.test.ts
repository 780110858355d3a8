import { describe, expect, test } from 'vitest';
import { normalPrior, scoreMap, seededRandom } from '#psychometrics';
import { type PlayedAnswer, UnusableAnswer } from '../../answers.ts';
import { FACET_COUNT } from '../../mind/facets.ts';
import { facetCovariance } from '../../mind/prior.ts';
import { stillLake } from './definition.ts';
import { playHonestly, settingOf } from './fixtures/played-sittings.ts';
import { ATTENTION, bank, itemOf, recipeOf, UPDATING } from './key.ts';
import { LESSONS } from './lessons.ts';
import { FOILS, TARGETS } from './recipes.ts';
import { brokenOff, type LakeAnswer, type LakeTrial, MAX_BLOCKS, MIN_BLOCKS, type ShownPractice, STEP_MS } from './script.ts';
import { isPreciseEnough, posteriorOf, type Trial } from './sitting.ts';

const setting = settingOf(9);
const HOUR_MS = 60 * 60 * 1000;
const start = { theta: new Float64Array(FACET_COUNT), random: seededRandom(2) };

/** Goes on from these answers with one more, so much later. */
function goOn(
  played: readonly PlayedAnswer<LakeAnswer>[],
  answer: (trial: Trial) => LakeAnswer,
  laterMs = 80_000,
): PlayedAnswer<LakeAnswer>[] {
  const trial = stillLake.nextTrial(played, setting)!;
  const given = answer(trial);
  const { item, option } = stillLake.judge(trial, given);
  const receivedAt = new Date((played.at(-1)?.receivedAt.getTime() ?? 0) + laterMs);
  return [...played, { answer: given, item, option, responseTimeMs: 70_000, receivedAt }];
}
const nextOf = (played: readonly PlayedAnswer<LakeAnswer>[]) => stillLake.show(stillLake.nextTrial(played, setting)!) as LakeTrial;

const rightly = (trial: Trial) => stillLake.simulate(trial, start);
const silently = (trial: Trial): LakeAnswer => {
  const { places, stepMs } = stillLake.show(trial) as LakeTrial;
  return { kind: 'lake', places, onsets: places.map((_, index) => index * stepMs!), presses: [] };
};
const breakOff = () => brokenOff;

describe('Practice', () => {
  test('asks for the flower before, then for the one before that, slower than the rest', () => {
    const first = nextOf([]);
    const second = nextOf(goOn([], rightly));
    expect([first.practice, first.back, first.number, second.practice, second.back, second.number]).toEqual([true, 1, 1, true, 2, 2]);
    expect([first.stepMs! > STEP_MS, second.stepMs! > STEP_MS]).toEqual([true, true]);
    expect(nextOf(goOn(goOn([], rightly), rightly))).toMatchObject({ practice: false, back: 2, number: 1, stepMs: STEP_MS });
  });

  test('shows of each step what would have been right, and what was given', () => {
    const trial = stillLake.nextTrial([], setting)!;
    const { places } = stillLake.show(trial) as LakeTrial;
    const { feedback, shown } = stillLake.judge(trial, silently(trial)) as { feedback: string; shown: ShownPractice };
    expect(feedback).toBe('wrong');
    expect(shown.steps).toHaveLength(LESSONS[0].targets + LESSONS[0].foils);
    for (const [index, step] of shown.steps.entries()) {
      expect(step).toEqual({ place: places[index + 1], before: places[index], same: places[index + 1] === places[index], given: null });
    }
  });

  test('is tried again with other flowers when it was missed, three times at most', () => {
    let played = goOn([], silently);
    expect(nextOf(played)).toMatchObject({ practice: true, back: 1, retry: true });
    expect(nextOf(played).places).not.toEqual(nextOf([]).places);
    played = goOn(goOn(played, silently), silently);
    expect(nextOf(played)).toMatchObject({ practice: true, back: 2 });
    expect(nextOf(played).retry).toBeUndefined();
    expect(nextOf(goOn(played, rightly)).practice).toBe(false);
  });
});

describe('A block that was broken off', () => {
  const begun = goOn(goOn(goOn([], rightly), rightly), rightly);

  test('begins again with other flowers', () => {
    const again = nextOf(goOn(begun, breakOff));
    expect(again).toMatchObject({ practice: false, number: 2 });
    expect(again.places).not.toEqual(nextOf(begun).places);
  });

  test('comes after practice when more than a day has passed', () => {
    const returned = goOn(begun, breakOff, 25 * HOUR_MS);
    expect(nextOf(returned)).toMatchObject({ practice: true, back: 1 });
    expect(nextOf(goOn(returned, rightly))).toMatchObject({ practice: true, back: 2 });
    expect(nextOf(goOn(goOn(returned, rightly), rightly))).toMatchObject({ practice: false, number: 2 });
    expect(nextOf(goOn(begun, breakOff, 23 * HOUR_MS)).practice).toBe(false);
  });

  test('changes nothing of what was measured', () => {
    const scored = (played: readonly PlayedAnswer[]) => played.filter(({ item }) => item !== null);
    expect(scored(goOn(begun, breakOff))).toEqual(scored(begun));
    expect(stillLake.counts(goOn(begun, breakOff))).toEqual(stillLake.counts(begun));
  });
});

describe('A sitting', () => {
  const sittings = playHonestly(150);
  const scoredOf = (played: readonly PlayedAnswer<LakeAnswer>[]) => played.filter(({ item }) => item !== null);

  test('changes n by one at most, never asks the same recipe twice in a row, and rests between blocks', () => {
    for (const { played } of sittings) {
      const recipes = scoredOf(played).map(({ item }) => recipeOf(item!));
      expect(recipes[0]!.back).toBe(2);
      for (const [index, recipe] of recipes.entries()) {
        const before = recipes[index - 1];
        if (!before) continue;
        expect(Math.abs(recipe.back - before.back)).toBeLessThanOrEqual(1);
        expect(recipe.id).not.toBe(before.id);
      }
    }
    const { played } = sittings[0]!;
    const rests = played.map(
      (_, index) => (stillLake.show(stillLake.nextTrial(played.slice(0, index), settingOf(5))!) as LakeTrial).restBefore ?? false,
    );
    expect(rests).toEqual(played.map((_, index) => index > LESSONS.length));
  });

  test('ends as soon as both scores are precise enough, never before 4 blocks nor after 8', () => {
    for (const { played } of sittings) {
      const scored = scoredOf(played);
      expect(scored.length).toBeGreaterThanOrEqual(MIN_BLOCKS);
      expect(scored.length).toBeLessThanOrEqual(MAX_BLOCKS);
      if (scored.length < MAX_BLOCKS) expect(isPreciseEnough(posteriorOf(scored))).toBe(true);
      if (scored.length > MIN_BLOCKS) expect(isPreciseEnough(posteriorOf(scored.slice(0, -1)))).toBe(false);
    }
  });

  test('asks for longer memories of those who hold them', () => {
    const meanBack = (value: number) => {
      const theta = new Float64Array(FACET_COUNT).fill(0);
      theta[UPDATING] = value;
      const random = seededRandom(3);
      let played: PlayedAnswer<LakeAnswer>[] = [];
      while (stillLake.nextTrial(played, setting)) played = goOn(played, (trial) => stillLake.simulate(trial, { theta, random }));
      const backs = scoredOf(played).map(({ item }) => recipeOf(item!).back);
      return backs.reduce((sum, back) => sum + back, 0) / backs.length;
    };
    expect(meanBack(2)).toBeGreaterThan(meanBack(-2) + 1);
  });

  test('scores two facets as all 36 would be scored', () => {
    const scored = scoredOf(sittings[0]!.played);
    const answers = scored.map(({ item, option }) => ({
      item: itemOf(item!),
      option: itemOf(item!).options.findIndex(({ id }) => id === option),
    }));
    const whole = scoreMap(answers, normalPrior(facetCovariance));
    const corner = posteriorOf(scored);
    expect(corner.mode[0]!).toBeCloseTo(whole.mode[UPDATING]!, 8);
    expect(corner.mode[1]!).toBeCloseTo(whole.mode[ATTENTION]!, 8);
    expect(corner.covariance[3]!).toBeCloseTo(whole.covariance[FACET_COUNT * ATTENTION + ATTENTION]!, 8);
  });

  test('refuses flowers of another block, and what cannot have happened', () => {
    const trial = stillLake.nextTrial([], setting)!;
    const answer = silently(trial) as Extract<LakeAnswer, { kind: 'lake' }>;
    expect(() => stillLake.judge(trial, { ...answer, places: answer.places.toReversed().map((place) => 7 - place) })).toThrow(
      UnusableAnswer,
    );
    expect(() => stillLake.judge(trial, { ...answer, onsets: answer.onsets.map((onset) => onset / 2) })).toThrow(UnusableAnswer);
  });

  test('cannot go on from an answer that is none of its own', () => {
    expect(() => posteriorOf([{ item: 'unheard-of', option: 'd0-s0' }])).toThrow(RangeError);
    expect(() => posteriorOf([{ item: bank.items[0]!.id, option: 'd9-s9' }])).toThrow(RangeError);
  });

  test('counts what was done', () => {
    const { played } = sittings[0]!;
    const counts = stillLake.counts(played);
    expect(counts.targets).toBe(TARGETS * scoredOf(played).length);
    expect(counts.falseAlarms!).toBeLessThanOrEqual(FOILS * scoredOf(played).length);
    expect(counts.longest!).toBeGreaterThan(0);
    expect(stillLake.counts([])).toEqual({ blocks: 0, longest: 0, hits: 0, targets: 0, falseAlarms: 0, inARow: 0 });
  });
});
