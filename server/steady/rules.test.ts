import { describe, expect, test } from 'vitest';
import type { Path, Step } from '#contract/steady-words.ts';
import { type Kept, stepsOf } from './rules.ts';

const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 0, day, hour)).toISOString();
let made = 0;
const done = (path: Path, step: Step, endedAt: string): Kept => {
  made += 1;
  const sliders = { mood: 5, confidence: 5 };
  return { kind: 'visit', id: made, path, step, begunAt: endedAt, endedAt, before: sliders, after: sliders };
};
const states = (kept: readonly Kept[], now: string, writing: 'open' | 'minor' = 'open', path: Path = 'steady') =>
  stepsOf(kept, { writing, now: new Date(now) })
    .filter((one) => one.path === path)
    .map(({ state }) => state);

describe('a step opens', () => {
  test('in each path the first at once, and no other', () => {
    expect(states([], at(1))).toEqual(['open', 'later', 'later', 'later', 'later', 'later']);
    expect(states([], at(1), 'open', 'confidence')).toEqual(['open', 'later', 'later', 'later', 'later', 'later']);
  });

  test('a day after the one before was done, and not an hour earlier', () => {
    const kept = [done('steady', 'safety', at(1))];
    expect(states(kept, at(2, 8))[1]).toBe('waits');
    expect(states(kept, at(2, 9))[1]).toBe('open');
    expect(states(kept, at(200))[1]).toBe('open');
  });

  test('not because the clock was set back', () => {
    const kept = [done('steady', 'safety', at(10)), done('steady', 'strain', at(12))];
    for (const now of [at(1), at(9), at(11), at(12)]) expect(states(kept, now)[2], now).toBe('waits');
  });

  test('also when the one before is done once more: what was open stays open', () => {
    const kept = [done('steady', 'safety', at(1)), done('steady', 'safety', at(5))];
    expect(states(kept, at(5, 10)).slice(0, 2)).toEqual(['open', 'open']);
  });

  test('where writing is closed it is passed over', () => {
    const kept = [done('steady', 'safety', at(1)), done('steady', 'strain', at(2)), done('steady', 'sleep', at(3))];
    expect(states(kept, at(4), 'minor')).toEqual(['open', 'open', 'open', 'closed', 'open', 'later']);
    expect(states(kept, at(4))).toEqual(['open', 'open', 'open', 'open', 'later', 'later']);
  });

  test('writing again only after another day', () => {
    const before = [done('steady', 'safety', at(1)), done('steady', 'strain', at(2)), done('steady', 'sleep', at(3))];
    const kept = [...before, done('steady', 'writing', at(5))];
    expect(states(kept, at(5, 20))[3]).toBe('waits');
    expect(states(kept, at(6)).slice(3)).toEqual(['open', 'open', 'later']);
  });

  test('one path does not wait for the other', () => {
    expect(states([done('steady', 'safety', at(1))], at(1), 'open', 'confidence')[0]).toBe('open');
  });
});
