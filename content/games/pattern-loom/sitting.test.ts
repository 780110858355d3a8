import { describe, expect, it } from 'vitest';
import { drawIndex, normalPrior, optionProbabilities, scoreMap } from '#psychometrics';
import { UnusableAnswer } from '../../answers.ts';
import type { KeyedOption } from '../../items.ts';
import { facetCovariance } from '../../mind/prior.ts';
import { bank, CONFIDENCE, difficultyOf, itemId, OPTION_IDS, REASONING, timedOutItemId } from './key.ts';
import { seedFor, stream } from './random.ts';
import { MAX_SCORED_TRIALS, MIN_SCORED_TRIALS, PRACTICE_TRIALS, TIME_LIMIT_MS, TYPICAL_LENGTH } from './script.ts';
import {
  DESIGN_RELIABILITY,
  isPreciseEnough,
  matrixOf,
  nextTrial,
  type PlayedTrial,
  playedTrials,
  posteriorOf,
  scoreTrial,
  showTrial,
  type Trial,
} from './sitting.ts';
import { FAMILIES, findTemplate, PRACTICE } from './templates.ts';

const itemById = new Map(bank.items.map((item) => [item.id, item]));

/** Someone of known reasoning and confidence. */
type Person = { readonly reasoning: number; readonly confidence: number };

function thetaOf({ reasoning, confidence }: Person): Float64Array {
  const theta = new Float64Array(36);
  theta[REASONING] = reasoning;
  theta[CONFIDENCE] = confidence;
  return theta;
}

function play(person: Person, seed: number): { readonly played: PlayedTrial[]; readonly trials: Trial[] } {
  const chance = stream(seedFor(seed, 77));
  const theta = thetaOf(person);
  const played: PlayedTrial[] = [];
  const trials: Trial[] = [];
  for (let trial = nextTrial(played, seed); trial; trial = nextTrial(played, seed)) {
    trials.push(trial);
    if (trial.practice) {
      played.push({ template: trial.template, option: 'right-sure' });
      continue;
    }
    const probabilities = optionProbabilities(itemById.get(itemId(trial.template))!, theta);
    played.push({ template: trial.template, option: OPTION_IDS[drawIndex(probabilities, chance.fraction)]! });
  }
  return { played, trials };
}

function population(size: number): Person[] {
  const chance = stream(2026);
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance.fraction())) * Math.cos(2 * Math.PI * chance.fraction());
  const together = facetCovariance[REASONING]![CONFIDENCE]!;
  return Array.from({ length: size }, () => {
    const reasoning = normal();
    return { reasoning, confidence: together * reasoning + Math.sqrt(1 - together ** 2) * normal() };
  });
}

function squaredCorrelation(a: readonly number[], b: readonly number[]): number {
  const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: readonly number[], meanX: number, y: readonly number[], meanY: number) =>
    x.reduce((sum, each, index) => sum + (each - meanX) * (y[index]! - meanY), 0);
  return product(a, meanA, b, meanB) ** 2 / (product(a, meanA, a, meanA) * product(b, meanB, b, meanB));
}

describe('A sitting', () => {
  const sittings = population(120).map((person, index) => play(person, seedFor(5, index)));

  it('begins with the two practice matrices, which are not scored', () => {
    for (const { trials, played } of sittings) {
      expect(trials.slice(0, PRACTICE_TRIALS).map(({ template }) => template)).toEqual(PRACTICE.map(({ id }) => id));
      expect(trials.map(({ practice }) => practice).lastIndexOf(true)).toBe(PRACTICE_TRIALS - 1);
      expect(played.slice(PRACTICE_TRIALS).some(({ template }) => PRACTICE.some(({ id }) => id === template))).toBe(false);
    }
  });

  it('then asks two easy ones', () => {
    for (const { trials } of sittings) {
      for (const { template } of trials.slice(PRACTICE_TRIALS, PRACTICE_TRIALS + 2))
        expect(difficultyOf(findTemplate(template))).toBeLessThanOrEqual(-1.2);
    }
  });

  it('goes on from the responses as they are kept', () => {
    const { played } = sittings[0]!;
    const kept = played.map(({ template, option }, index) => ({ item: index < PRACTICE_TRIALS ? null : itemId(template), option }));
    expect(playedTrials(kept)).toEqual(played);
    expect(playedTrials([...kept.slice(0, 4), { item: timedOutItemId('shape-three'), option: 'wrong' }])[4]).toEqual({
      template: 'shape-three',
      option: 'wrong',
    });
    expect(() => playedTrials([...kept.slice(0, 4), { item: 'unheard-of', option: 'wrong' }])).toThrow(RangeError);
    expect(() => playedTrials([...kept.slice(0, 4), { item: itemId('shape-three'), option: 'perhaps' }])).toThrow(RangeError);
  });

  it('never shows a template twice, keeps to the quotas and meets every family early', () => {
    for (const { trials } of sittings) {
      const scored = trials.filter(({ practice }) => !practice).map(({ template }) => findTemplate(template));
      expect(new Set(scored).size).toBe(scored.length);
      for (const family of FAMILIES) {
        expect(scored.filter((template) => template.family === family).length).toBeLessThanOrEqual(0.4 * MAX_SCORED_TRIALS);
        expect(scored.slice(0, 12).filter((template) => template.family === family).length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('ends as soon as both scores are precise enough, never before 14 matrices nor after 32', () => {
    let early = 0;
    for (const { played } of sittings) {
      const scored = played.slice(PRACTICE_TRIALS);
      expect(scored.length).toBeGreaterThanOrEqual(MIN_SCORED_TRIALS);
      expect(scored.length).toBeLessThanOrEqual(MAX_SCORED_TRIALS);
      if (scored.length === MAX_SCORED_TRIALS) continue;
      early += 1;
      expect(isPreciseEnough(posteriorOf(scored))).toBe(true);
      if (scored.length > MIN_SCORED_TRIALS) expect(isPreciseEnough(posteriorOf(scored.slice(0, -1)))).toBe(false);
    }
    expect(early / sittings.length).toBeGreaterThan(0.85);
  });

  it('asks harder matrices of those who reason better', () => {
    const meanDifficulty = (reasoning: number) => {
      const { trials } = play({ reasoning, confidence: 0 }, 8);
      const asked = trials.slice(8).map(({ template }) => difficultyOf(findTemplate(template)));
      return asked.reduce((sum, each) => sum + each, 0) / asked.length;
    };
    expect(meanDifficulty(2)).toBeGreaterThan(meanDifficulty(-2) + 1);
  });

  it('ends at the longest length when every time runs out, with scores that make sense', () => {
    const played: PlayedTrial[] = [];
    for (let trial = nextTrial(played, 4); trial; trial = nextTrial(played, 4)) played.push({ template: trial.template, option: 'wrong' });
    const { mode, covariance } = posteriorOf(played.slice(PRACTICE_TRIALS));
    expect(played).toHaveLength(PRACTICE_TRIALS + MAX_SCORED_TRIALS);
    expect(mode[0]!).toBeLessThan(-1.5);
    // No rating was given: of confidence only the prior's link with reasoning is known.
    expect(covariance[3]!).toBeGreaterThan(0.95);
  });

  it('scores two facets as all 36 would be scored', () => {
    const { played } = sittings[0]!;
    const scored = played.slice(PRACTICE_TRIALS);
    const answers = scored.map(({ template, option }) => ({
      item: itemById.get(template)!,
      option: (OPTION_IDS as readonly string[]).indexOf(option),
    }));
    const whole = scoreMap(answers, normalPrior(facetCovariance));
    const corner = posteriorOf(scored);
    expect(corner.mode[0]!).toBeCloseTo(whole.mode[REASONING]!, 8);
    expect(corner.mode[1]!).toBeCloseTo(whole.mode[CONFIDENCE]!, 8);
    expect(corner.covariance[3]!).toBeCloseTo(whole.covariance[36 * CONFIDENCE + CONFIDENCE]!, 8);
  });
});

describe('Simulated people', () => {
  const people = population(1500);
  const results = people.map((person, index) => {
    const { played } = play(person, seedFor(31, index));
    const scored = played.slice(PRACTICE_TRIALS);
    return { length: scored.length, ...posteriorOf(scored) };
  });
  const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;

  it('are measured as reliably as designed, by the game alone', () => {
    const reasoning = squaredCorrelation(
      people.map((person) => person.reasoning),
      results.map(({ mode }) => mode[0]!),
    );
    const confidence = squaredCorrelation(
      people.map((person) => person.confidence),
      results.map(({ mode }) => mode[1]!),
    );
    // A squared correlation of .80 over 1,500 people has a standard error of .009, one of .65 .015.
    expect(Math.abs(reasoning - DESIGN_RELIABILITY.reasoning)).toBeLessThan(0.03);
    expect(Math.abs(confidence - DESIGN_RELIABILITY.confidence)).toBeLessThan(0.045);
    expect(1 - mean(results.map(({ covariance }) => covariance[0]!))).toBeGreaterThan(0.79);
    expect(1 - mean(results.map(({ covariance }) => covariance[3]!))).toBeGreaterThan(0.64);
  });

  it('lie within their 95% intervals 95 times in 100', () => {
    const inside = people.flatMap(({ reasoning, confidence }, index) => {
      const { mode, covariance } = results[index]!;
      return [
        Math.abs(reasoning - mode[0]!) < 1.96 * Math.sqrt(covariance[0]!),
        Math.abs(confidence - mode[1]!) < 1.96 * Math.sqrt(covariance[3]!),
      ];
    });
    const coverage = inside.filter(Boolean).length / inside.length;
    expect(coverage).toBeGreaterThan(0.935);
    expect(coverage).toBeLessThan(0.965);
  });

  it('play about as many matrices as they are told', () => {
    expect(Math.abs(mean(results.map(({ length }) => length)) - TYPICAL_LENGTH)).toBeLessThan(1.5);
  });
});

describe('An answer', () => {
  const trial = { template: 'shape-three_fill-three', seed: 12, practice: false, number: 3 } as const;
  const { right, alternatives } = matrixOf(trial);
  const wrong = alternatives.find(({ id }) => id !== right)!.id;

  it.each([
    [right, true, 'right-sure'],
    [right, false, 'right-unsure'],
    [wrong, true, 'wrong-sure'],
    [wrong, false, 'wrong-unsure'],
  ] as const)('of alternative %s, sure %s, is %s', (alternative, sure, option) => {
    const score = scoreTrial(trial, { kind: 'matrix', alternative, sure, timedOut: false });
    expect(score).toEqual({ item: itemId(trial.template), option, isRight: option.startsWith('right') });
    const options: readonly KeyedOption[] = itemById.get(score.item!)!.options;
    expect(options.map(({ id }) => id)).toContain(option);
  });

  it('that came too late is wrong without a rating, whatever was touched', () => {
    const late = { item: timedOutItemId(trial.template), option: 'wrong', isRight: false };
    expect(scoreTrial(trial, { kind: 'matrix', alternative: null, sure: null, timedOut: true })).toEqual(late);
    expect(scoreTrial(trial, { kind: 'matrix', alternative: right, sure: true, timedOut: true })).toEqual(late);
  });

  it('in practice names no item', () => {
    const practice = nextTrial([], 1)!;
    expect(scoreTrial(practice, { kind: 'matrix', alternative: matrixOf(practice).right, sure: true, timedOut: false })).toEqual({
      item: null,
      option: 'right-sure',
      isRight: true,
    });
  });

  it('of an alternative that was not offered, or without a rating, is refused', () => {
    expect(() => scoreTrial(trial, { kind: 'matrix', alternative: 'nothing', sure: true, timedOut: false })).toThrow(UnusableAnswer);
    expect(() => scoreTrial(trial, { kind: 'matrix', alternative: null, sure: true, timedOut: false })).toThrow(UnusableAnswer);
    expect(() => scoreTrial(trial, { kind: 'matrix', alternative: right, sure: null, timedOut: false })).toThrow(UnusableAnswer);
  });
});

describe('What the browser is sent', () => {
  it('names neither the template nor the seed', () => {
    const { trials } = play({ reasoning: 0.5, confidence: 0 }, 21);
    for (const trial of trials) {
      const sent = showTrial(trial);
      expect(Object.keys(sent).sort()).toEqual(['alternatives', 'id', 'matrix', 'number', 'practice', 'share', 'timeLimitMs']);
      const text = JSON.stringify(sent);
      expect(text).not.toContain(trial.template);
      expect(text).not.toContain(String(trial.seed));
      expect(sent.timeLimitMs).toBe(TIME_LIMIT_MS);
    }
  });

  it('tells how much of the longest sitting lies behind: it never falls, and the end may only come sooner', () => {
    const at = (number: number) => showTrial({ template: 'shape-three', seed: 1, practice: false, number }).share;
    expect(at(1)).toBe(0);
    expect(at(MAX_SCORED_TRIALS / 2 + 1)).toBe(0.5);
    expect(at(MAX_SCORED_TRIALS)).toBeLessThan(1);
  });
});
