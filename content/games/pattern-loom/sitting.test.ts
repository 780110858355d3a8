import { describe, expect, it } from 'vitest';
import { normalPrior, scoreMap } from '#psychometrics';
import { UnusableAnswer } from '../../answers.ts';
import { facetCovariance } from '../../mind/prior.ts';
import { ordinarySetting } from '../game.ts';
import { patternLoom } from './definition.ts';
import { type Sitting, scoredOf, sit, sitHonestly } from './fixtures/played-sittings.ts';
import { bank, CONFIDENCE, difficultyOf, itemId, REASONING, timedOutItemId } from './key.ts';
import { isClearlyLooking, isPreciseEnough, posteriorOf } from './posterior.ts';
import { MAX_SCORED_TRIALS, MIN_SCORED_TRIALS, PRACTICE_TRIALS, TIME_LIMIT_MS, TRIALS_BETWEEN_RESTS } from './script.ts';
import { matrixOf, nextTrial, showTrial, type Trial } from './sitting.ts';
import { FAMILIES, findTemplate, PRACTICE } from './templates.ts';

const { judge } = patternLoom;
const sittings = Array.from({ length: 120 }, (_, seed) => sitHonestly(seed + 500));
const templatesOf = ({ trials }: Sitting) => trials.filter(({ practice }) => !practice).map(({ template }) => findTemplate(template));

describe('A sitting', () => {
  it('begins with the two practice matrices, which are not scored', () => {
    for (const { trials, played } of sittings) {
      expect(trials.slice(0, PRACTICE_TRIALS).map(({ template }) => template)).toEqual(PRACTICE.map(({ id }) => id));
      expect(trials.map(({ practice }) => practice).lastIndexOf(true)).toBe(PRACTICE_TRIALS - 1);
      expect(played.map(({ item }) => item).lastIndexOf(null)).toBe(PRACTICE_TRIALS - 1);
    }
  });

  it('asks practice that was answered wrongly once more, with a fresh cloth of the same rules, and then goes on', () => {
    const wrongly = sit(3, (trial) => ({ kind: 'matrix', place: (matrixOf(trial).right + 1) % 8, sure: true, timedOut: false }));
    const practice = wrongly.trials.filter((trial) => trial.practice);
    expect(practice.map(({ number, retry }) => [number, retry])).toEqual([
      [1, false],
      [1, true],
      [2, false],
      [2, true],
    ]);
    expect(practice.map(({ template }) => template)).toEqual([PRACTICE[0]!.id, PRACTICE[0]!.id, PRACTICE[1]!.id, PRACTICE[1]!.id]);
    const shown = practice.map(showTrial);
    expect(shown.map(({ retry }) => retry)).toEqual([undefined, true, undefined, true]);
    expect(shown[0]!.matrix).not.toEqual(shown[1]!.matrix);
  });

  it('begins in the middle', () => {
    for (const sitting of sittings) expect(Math.abs(difficultyOf(templatesOf(sitting)[0]!))).toBeLessThan(0.6);
  });

  it('never shows a template twice, keeps to the quotas and meets every family early', () => {
    for (const sitting of sittings) {
      const templates = templatesOf(sitting);
      expect(new Set(templates).size).toBe(templates.length);
      for (const family of FAMILIES) {
        expect(templates.filter((template) => template.family === family).length).toBeLessThanOrEqual(0.4 * MAX_SCORED_TRIALS);
        expect(templates.slice(0, 8).filter((template) => template.family === family).length).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('ends as soon as both scores are precise enough and it is clear that somebody looked, within its bounds', () => {
    for (const sitting of sittings) {
      const scored = scoredOf(sitting);
      expect(scored.length).toBeGreaterThanOrEqual(MIN_SCORED_TRIALS);
      expect(scored.length).toBeLessThanOrEqual(MAX_SCORED_TRIALS);
      const isEnough = (of: typeof scored) => isPreciseEnough(posteriorOf(of)) && isClearlyLooking(of, posteriorOf(of));
      if (scored.length < MAX_SCORED_TRIALS) expect(isEnough(scored)).toBe(true);
      if (scored.length > MIN_SCORED_TRIALS) expect(isEnough(scored.slice(0, -1))).toBe(false);
    }
  });

  it('asks harder matrices of those who reason better', () => {
    const meanDifficulty = (reasoning: number) => {
      const asked = templatesOf(sitHonestly(8, reasoning)).slice(6).map(difficultyOf);
      return asked.reduce((sum, each) => sum + each, 0) / asked.length;
    };
    expect(meanDifficulty(2)).toBeGreaterThan(meanDifficulty(-2) + 2);
  });

  it('ends at the longest length when every time runs out, with scores that make sense', () => {
    const late = sit(4, () => ({ kind: 'matrix', place: null, sure: null, timedOut: true }));
    const { mode, covariance } = posteriorOf(scoredOf(late));
    expect(scoredOf(late)).toHaveLength(MAX_SCORED_TRIALS);
    expect(mode[0]!).toBeLessThan(-1.5);
    // No rating was given: of confidence only the prior's link with reasoning is known.
    expect(covariance[3]!).toBeGreaterThan(0.95);
  });

  it('scores two facets as all 36 would be scored', () => {
    const scored = scoredOf(sittings[0]!);
    const items = new Map(bank.items.map((item) => [item.id, item]));
    const answers = scored.map(({ item: id, option }) => {
      const item = items.get(id!)!;
      return { item, option: item.options.findIndex((each) => each.id === option) };
    });
    const whole = scoreMap(answers, normalPrior(facetCovariance));
    const corner = posteriorOf(scored);
    expect(corner.mode[0]!).toBeCloseTo(whole.mode[REASONING]!, 8);
    expect(corner.mode[1]!).toBeCloseTo(whole.mode[CONFIDENCE]!, 8);
    expect(corner.covariance[3]!).toBeCloseTo(whole.covariance[36 * CONFIDENCE + CONFIDENCE]!, 8);
  });

  it('cannot go on from answers that it never gave', () => {
    const { played } = sittings[0]!;
    for (const strange of [
      { item: 'unheard-of', option: 'wrong' },
      { item: itemId('shape-three'), option: 'perhaps' },
    ])
      expect(() => nextTrial([...played.slice(0, 4), strange], ordinarySetting(1))).toThrow(RangeError);
  });
});

describe('An answer', () => {
  const trial: Trial = { template: 'shape-three_fill-three', seed: 12, practice: false, number: 3, retry: false };
  const { right } = matrixOf(trial);
  const wrong = (right + 3) % 8;

  it.each([
    [right, true, 'right-sure'],
    [right, false, 'right-unsure'],
    [wrong, true, 'wrong-sure'],
    [wrong, false, 'wrong-unsure'],
  ] as const)('at place %s, sure %s, is %s', (place, sure, option) => {
    expect(judge(trial, { kind: 'matrix', place, sure, timedOut: false })).toEqual({ item: itemId(trial.template), option });
  });

  it('that came too late is wrong without a rating, whatever was touched', () => {
    const late = { item: timedOutItemId(trial.template), option: 'wrong' };
    expect(judge(trial, { kind: 'matrix', place: null, sure: null, timedOut: true })).toEqual(late);
    expect(judge(trial, { kind: 'matrix', place: right, sure: true, timedOut: true })).toEqual(late);
  });

  it('in practice names no item, and shows the right patch and the rules of the cloth', () => {
    for (const number of [1, 2]) {
      const practice: Trial = { template: PRACTICE[number - 1]!.id, seed: 77, practice: true, number, retry: false };
      const place = matrixOf(practice).right;
      const { item, feedback, shown } = judge(practice, { kind: 'matrix', place, sure: true, timedOut: false });
      expect([item, feedback]).toEqual([null, 'right']);
      expect(shown).toEqual({
        right: showTrial(practice).alternatives[place],
        rules: PRACTICE[number - 1]!.ruled.map(({ feature, rule }) => `${feature}-${rule}`),
      });
      expect(judge(practice, { kind: 'matrix', place: (place + 1) % 8, sure: true, timedOut: false })).toMatchObject({
        feedback: 'wrong',
        shown,
      });
    }
  });

  it('of a patch that was not offered, or without a rating, is refused', () => {
    expect(() => judge(trial, { kind: 'matrix', place: 8, sure: true, timedOut: false })).toThrow(UnusableAnswer);
    expect(() => judge(trial, { kind: 'matrix', place: null, sure: true, timedOut: false })).toThrow(UnusableAnswer);
    expect(() => judge(trial, { kind: 'matrix', place: right, sure: null, timedOut: false })).toThrow(UnusableAnswer);
  });
});

describe('What the browser is sent', () => {
  it('names neither the template nor the seed', () => {
    for (const trial of sittings[1]!.trials) {
      const { retry: _retry, restBefore: _rest, ...sent } = showTrial(trial);
      expect(Object.keys(sent).sort()).toEqual(['alternatives', 'id', 'matrix', 'number', 'practice', 'share', 'timeLimitMs']);
      const text = JSON.stringify(sent);
      expect(text).not.toContain(trial.template);
      expect(text).not.toContain(String(trial.seed));
      expect(sent.timeLimitMs).toBe(TIME_LIMIT_MS);
    }
  });

  it('tells how much of the longest sitting lies behind: it never falls, and the end may only come sooner', () => {
    const at = (number: number) => showTrial({ template: 'shape-three', seed: 1, practice: false, number, retry: false }).share;
    expect(at(1)).toBe(0);
    expect(at(MAX_SCORED_TRIALS / 2 + 1)).toBe(0.5);
    expect(at(MAX_SCORED_TRIALS)).toBeLessThan(1);
  });

  it('gives a rest after every eight matrices', () => {
    const rests = sittings.map(({ trials }) => trials.filter((trial) => showTrial(trial).restBefore).map(({ number }) => number));
    for (const [index, rest] of rests.entries()) {
      const scored = scoredOf(sittings[index]!).length;
      expect(rest).toEqual([9, 17].filter((number) => number <= scored));
      expect(rest[0]).toBe(TRIALS_BETWEEN_RESTS + 1);
    }
  });
});
