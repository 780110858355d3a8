import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { drawTheta, normalPrior, recovery, seededRandom } from '#psychometrics';
import type { PlayedAnswer } from '../../answers.ts';
import { facetCovariance } from '../../mind/prior.ts';
import { KINDS } from './bridges.ts';
import { countsOf } from './counts.ts';
import { wordBridges } from './definition.ts';
import { judge } from './judge.ts';
import { bridgeOfItem, difficultyOf, FACET_OF } from './key.ts';
import type { BridgeAnswer, BridgeShown } from './script.ts';
import { simulate } from './simulate.ts';
import { DESIGN_RELIABILITY, MAX_OF_KIND, MIN_OF_KIND, nextTrial, posteriorOf, type Trial } from './sitting.ts';

const PEOPLE = 250;
const prior = normalPrior(facetCovariance);
const setting = (language: Language, seed = 1) => ({ seed, language, isUntimed: false });

function play(language: Language, seed: number, answer: (trial: Trial) => BridgeAnswer) {
  const trials: Trial[] = [];
  const played: PlayedAnswer[] = [];
  for (let trial = nextTrial(played, setting(language, seed)); trial; trial = nextTrial(played, setting(language, seed))) {
    const given = answer(trial);
    trials.push(trial);
    played.push({ answer: given, ...judge(trial, given), responseTimeMs: 15_000, receivedAt: new Date(0) });
  }
  return { trials, played, scored: played.filter(({ item }) => item !== null) };
}

describe.each(LANGUAGES)('simulated people in %s', (language) => {
  const people = Array.from({ length: PEOPLE }, (_, index) => {
    const random = seededRandom(index + 1);
    const theta = drawTheta(prior, random);
    return { theta, ...play(language, index, (trial) => simulate(trial, { theta, random })) };
  });

  test('are measured about as well as the design says', () => {
    for (const [dimension, kind] of KINDS.entries()) {
      const posteriors = people.map(({ scored }) => posteriorOf(scored));
      const { reliability } = recovery(
        people.map(({ theta }) => theta[FACET_OF[kind]]!),
        posteriors.map(({ mode }) => mode[dimension]!),
        posteriors.map(({ covariance }) => Math.sqrt(covariance[dimension * 3]!)),
      );
      // 250 people know a reliability of .75 to about .03
      expect(reliability, kind).toBeGreaterThan(DESIGN_RELIABILITY[kind] - 0.09);
      const meanVariance = posteriors.reduce((sum, { covariance }) => sum + covariance[dimension * 3]!, 0) / PEOPLE;
      expect(1 - meanVariance, kind).toBeGreaterThan(DESIGN_RELIABILITY[kind] - 0.005);
    }
  });

  test('end as soon as both kinds are known well enough', () => {
    const lengths = people.map(({ scored }) => scored.length);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / PEOPLE;
    expect(mean).toBeGreaterThan(16);
    expect(mean).toBeLessThan(21);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_OF_KIND * KINDS.length);
    for (const { scored } of people)
      for (const kind of KINDS)
        expect(scored.filter(({ item }) => bridgeOfItem.get(item!)!.kind === kind).length).toBeGreaterThanOrEqual(MIN_OF_KIND);
  });

  test('meet no bridge twice, easy ones first, and bridges of their own language alone', () => {
    for (const { scored } of people) {
      const bridges = scored.map(({ item }) => bridgeOfItem.get(item!)!);
      expect(new Set(bridges).size).toBe(bridges.length);
      expect(bridges.filter((bridge) => bridge.language !== language)).toEqual([]);
      for (const kind of KINDS) expect(difficultyOf(bridges.find((bridge) => bridge.kind === kind)!)).toBeLessThanOrEqual(-1);
    }
  });

  test('share few bridges with one another', () => {
    const met = new Map<string, number>();
    for (const { scored } of people) for (const { item } of scored) met.set(item!, (met.get(item!) ?? 0) + 1);
    expect(Math.max(...met.values()) / PEOPLE).toBeLessThan(0.65);
    expect(met.size).toBeGreaterThan(85);
  });

  test('are told in counts what they did', () => {
    for (const { played, scored } of people) {
      const counts = countsOf(played);
      expect(counts.bridges).toBe(scored.length);
      expect(counts.typed! + counts.chosen!).toBe(counts.built);
      expect([counts.closeBuilt! + counts.remoteBuilt!, counts.closeBridges! + counts.remoteBridges!]).toEqual([
        counts.built,
        counts.bridges,
      ]);
    }
  });
});

describe('a sitting', () => {
  const late = (): BridgeAnswer => ({ kind: 'late' });
  const type = (text: string): BridgeAnswer => ({ kind: 'typed', text });

  test('asks a practice bridge once more after a wrong answer, then goes on', () => {
    const ids = play('en', 1, late).trials.map(({ id }) => id);
    expect(ids.slice(0, 7)).toEqual([
      'practice-1',
      'practice-1-again',
      'practice-2',
      'practice-2-again',
      'practice-3',
      'practice-3-again',
      'bridge-1',
    ]);
  });

  test('is longest for whoever builds nothing, and rests after every eight bridges', () => {
    const { trials, scored } = play('hi', 1, late);
    expect(scored.length).toBe(MAX_OF_KIND * KINDS.length);
    expect(trials.filter(({ restBefore }) => restBefore).map(({ number }) => number)).toEqual([9, 17, 25]);
    const shares = trials.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(Math.max(...shares)).toBeLessThan(1);
  });

  test('tells a word typed, a word chosen and a word missed apart', () => {
    const trial = play('en', 3, late).trials.at(-1)!;
    const { word, id } = trial.bridge as typeof trial.bridge & { id: string };
    const right = trial.words.indexOf(word);
    const judged = [type(` ${word.toUpperCase()}`), { kind: 'chosen', place: right } as const, type('xyz'), late()].map((answer) =>
      judge(trial, answer),
    );
    expect(judged).toEqual(['typed', 'chosen', 'missed', 'missed'].map((option) => ({ item: id, option })));
    expect(judge(trial, { kind: 'chosen', place: (right + 1) % 5 }).option).toBe('missed');
    expect(() => judge(trial, { kind: 'chosen', place: 5 })).toThrow('no word');
  });

  test('explains practice in the order of the stones', () => {
    const trial = nextTrial([], setting('hi', 5))!;
    const { feedback, shown } = judge(trial, type(trial.bridge.word));
    expect(feedback).toBe('right');
    const { bridge, reasons } = shown as BridgeShown;
    expect([bridge, reasons.map(({ cue }) => cue)]).toEqual([trial.bridge.word, trial.cues]);
    expect(new Set(reasons.map(({ why }) => why)).size).toBe(3);
  });

  test('shows neither the bridge apart from the other words nor what is accepted', () => {
    for (const trial of play('en', 4, late).trials) {
      const { words, ...rest } = wordBridges.show(trial) as unknown as { words: string[] };
      expect(words).toHaveLength(5);
      expect(JSON.stringify(rest)).not.toContain(`"${trial.bridge.word}"`);
    }
  });
});
