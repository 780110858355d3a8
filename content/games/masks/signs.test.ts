import { beforeAll, describe, expect, it } from 'vitest';
import { drawNormal, seededRandom } from '#psychometrics';
import type { PlayedAnswer } from '../../answers.ts';
import { FACET_COUNT } from '../../mind/facets.ts';
import { INVALID_WEIGHT } from '../../signs.ts';
import { ordinarySetting } from '../game.ts';
import { masks } from './definition.ts';
import { CHANGES, NAMING } from './key.ts';
import type { MasksAnswer } from './script.ts';
import type { Trial } from './sitting.ts';

type Played = PlayedAnswer<MasksAnswer>;
type Manner = { readonly answer: (trial: Trial, random: () => number) => MasksAnswer; readonly time: (random: () => number) => number };

const BLOCK_MS = 30_000;
const FACE_MS = 7_000;
const SPREAD = 0.35;

function sit(seed: number, { answer, time }: Manner): Played[] {
  const random = seededRandom(seed * 31 + 7);
  const setting = ordinarySetting(seed);
  const played: Played[] = [];
  for (let trial = masks.nextTrial(played, setting); trial; trial = masks.nextTrial(played, setting)) {
    const given = answer(trial, random);
    const { item, option } = masks.judge(trial, given);
    const responseTimeMs = (trial.kind === 'looks' ? BLOCK_MS : FACE_MS) * time(random);
    played.push({ answer: given, item, option, responseTimeMs, receivedAt: new Date(seed) });
  }
  return played.filter(({ item }) => item !== null);
}

const isInvalid = (scored: readonly Played[]) => masks.signs(scored).reduce((sum, [, weight]) => sum + weight, 0) >= INVALID_WEIGHT;
const rateOf = (people: number, manner: (seed: number) => Manner) =>
  Array.from({ length: people }, (_, seed) => sit(seed, manner(seed))).filter(isInvalid).length / people;

const unhurried = (random: () => number) => Math.exp(SPREAD * drawNormal(random));
const blindly = (trial: Trial, random: () => number): MasksAnswer => {
  const offered = masks.blindAnswers(trial);
  return offered[Math.floor(random() * offered.length)]!;
};
const honest = (seed: number): Manner => {
  const random = seededRandom(seed);
  const theta = new Float64Array(FACET_COUNT);
  theta[CHANGES] = drawNormal(random);
  theta[NAMING] = drawNormal(random);
  return { answer: (trial) => masks.simulate(trial, { theta, random }), time: unhurried };
};

describe('The signs of carelessness', () => {
  let honestSittings: Played[][] = [];
  beforeAll(() => {
    honestSittings = Array.from({ length: 250 }, (_, seed) => sit(seed, honest(seed)));
  });

  it('speak against hardly anybody who looks', () => {
    // Of 3,000 two were found: among 250 a second one would be a chance of one in ten at the bound of 0.2%.
    expect(honestSittings.filter(isInvalid).length).toBeLessThanOrEqual(1);
  });

  it('find nine of ten who guess', () => {
    expect(rateOf(120, () => ({ answer: blindly, time: unhurried }))).toBeGreaterThanOrEqual(0.85); // .94 of 300; a standard error of .03 at .9
  });

  it('find everybody who presses one place all along, in either part', () => {
    const manner = (seed: number): Manner => ({
      answer: (trial) => {
        const offered = masks.blindAnswers(trial);
        return offered[Math.floor((seed / 20) * offered.length)]!;
      },
      time: unhurried,
    });
    expect(rateOf(20, manner)).toBe(1);
  });

  it('find times that are too even for a hand, and times of somebody who is gone', () => {
    for (const [time, flag] of [
      [() => 1, 'scripted'],
      [(random: () => number) => 40 * unhurried(random), 'absent'],
    ] as const) {
      const found = Array.from({ length: 10 }, (_, seed) => masks.signs(sit(seed, { ...honest(seed), time })).map(([name]) => name));
      expect(found.filter((names) => names.includes(flag))).toHaveLength(10);
    }
  });

  it('only note blocks that were answered in less time than their faces are shown', () => {
    const scored = sit(3, { ...honest(3), time: (random) => 0.1 * unhurried(random) });
    expect(masks.signs(scored)).toContainEqual(['hurried', 1]);
  });
});

describe('The counts', () => {
  it('tell changes seen, false alarms and feelings named', () => {
    const scored = sit(5, honest(5));
    const counts = masks.counts(scored);
    const blocks = scored.filter(({ answer }) => answer.kind === 'looks').length;
    expect(counts).toMatchObject({ changes: 3 * blocks, unchanged: 3 * blocks, faces: scored.length - blocks });
    expect(counts.seen).toBeLessThanOrEqual(counts.changes!);
    expect(counts.named).toBeGreaterThan(0);
    expect(masks.counts([])).toEqual({ seen: 0, changes: 0, falseAlarms: 0, unchanged: 0, named: 0, faces: 0 });
  });
});
