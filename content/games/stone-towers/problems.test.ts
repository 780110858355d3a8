import { describe, expect, it } from 'vitest';
import { chanceFor } from '../lots.ts';
import { makeForm } from './form.ts';
import { difficultyOf, HIERARCHIES, PROBLEMS, SCORED_PROBLEMS } from './problems.ts';
import { mayMove, moveStone, standAlike } from './script-poles.ts';
import { bestWays, FEWEST, STATES, STEPS, stateOf } from './states.ts';

const FORMS = 300;
const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;

describe('The state space', () => {
  it('has 36 states, 108 moves and a diameter of eight (Fimbel, Lauzon and Rainville 2009)', () => {
    expect(STATES).toHaveLength(36);
    expect(STEPS.reduce((sum, steps) => sum + steps.length, 0)).toBe(108);
    expect(Math.max(...FEWEST.flat())).toBe(8);
  });

  it('is solved as a search by depth solves it', () => {
    const isReached = (state: number, goal: number, moves: number): boolean =>
      state === goal || (moves > 0 && STEPS[state]!.some(({ to }) => isReached(to, goal, moves - 1)));
    for (const start of [0, 9, 17, 30]) {
      for (const [goal, fewest] of FEWEST[start]!.entries()) {
        expect(isReached(start, goal, fewest)).toBe(true);
        if (fewest > 0) expect(isReached(start, goal, fewest - 1)).toBe(false);
      }
    }
  });

  it('gives shortest ways that can be walked', () => {
    for (const { start, goal, least } of PROBLEMS) {
      for (const way of bestWays(start, goal)) {
        let poles = STATES[start]!;
        for (const { move } of way) {
          expect(mayMove(poles, move)).toBe(true);
          poles = moveStone(poles, move);
        }
        expect([way.length, standAlike(poles, STATES[goal]!)]).toEqual([least, true]);
      }
    }
  });
});

describe('The problems', () => {
  it('are all that there are of three to seven moves, up to the colours', () => {
    const count = (moves: number) => PROBLEMS.filter(({ least }) => least === moves).length;
    expect([3, 4, 5, 6, 7].map(count)).toEqual([36, 29, 28, 31, 29]);
    const inAllColours = FEWEST.flat().filter((fewest) => fewest >= 3 && fewest <= 7).length;
    expect(inAllColours).toBe(6 * PROBLEMS.length);
  });

  it('are harder with each move, and with each thing that makes them so', () => {
    const base = PROBLEMS.find(({ least, ways }) => least === 5 && ways === 1)!;
    for (const change of [{ least: 6 }, { detours: base.detours + 1 }, { depth: base.depth + 1 }])
      expect(difficultyOf({ ...base, ...change })).toBeGreaterThan(difficultyOf(base));
    expect(difficultyOf({ ...base, ways: 2 })).toBeLessThan(difficultyOf(base));
    const byHierarchy = HIERARCHIES.map((hierarchy) => difficultyOf({ ...base, hierarchy }));
    expect(byHierarchy).toEqual(byHierarchy.toSorted((one, other) => one - other));
  });

  it('that have a stone go away from where it belongs are known as such', () => {
    const detour = PROBLEMS.find(({ detours }) => detours > 0)!;
    for (const way of bestWays(detour.start, detour.goal)) {
      const states = [detour.start, ...way.map(({ to }) => to)];
      const places = (state: number, stone: number) =>
        STATES[state]!.flatMap((stones, pole) => (stones.includes(stone) ? [10 * pole + stones.indexOf(stone)] : []))[0];
      const leaves = [0, 1, 2].some((stone) =>
        states.some(
          (state, index) =>
            index > 0 &&
            places(states[index - 1]!, stone) === places(detour.goal, stone) &&
            places(state, stone) !== places(detour.goal, stone),
        ),
      );
      expect(leaves).toBe(true);
    }
  });
});

describe('A form', () => {
  const forms = Array.from({ length: FORMS }, (_, seed) => makeForm(chanceFor(seed, 1)));

  it('has eight problems of four, five and six moves each, none twice in whatever colours', () => {
    for (const form of forms) {
      expect([4, 5, 6].map((moves) => form.filter(({ problem }) => problem.least === moves).length)).toEqual([8, 8, 8]);
      expect(new Set(form.map(({ problem }) => problem.id)).size).toBe(24);
      for (const { problem, start, goal } of form) expect(FEWEST[stateOf(start)]![stateOf(goal)]).toBe(problem.least);
    }
  });

  it('is as hard as any other, in all that makes a problem hard', () => {
    const difficulties = forms.map((form) => mean(form.map(({ problem }) => difficultyOf(problem))));
    // Eight times less than the standard error of one sitting, which is about .5.
    expect(Math.max(...difficulties) - Math.min(...difficulties)).toBeLessThan(0.0625);
    for (const hierarchy of HIERARCHIES) {
      const shares = forms.map((form) => form.filter(({ problem }) => problem.hierarchy === hierarchy).length);
      expect(Math.max(...shares) - Math.min(...shares), hierarchy).toBeLessThanOrEqual(6);
    }
  });

  it('differs from person to person, and meets every problem in time', () => {
    const first = new Set(forms[0]!.map(({ problem }) => problem.id));
    const shared = forms.slice(1).map((form) => form.filter(({ problem }) => first.has(problem.id)).length);
    expect(mean(shared)).toBeLessThan(10);
    const met = new Set(forms.flatMap((form) => form.map(({ problem }) => problem.id)));
    expect(met.size).toBe(SCORED_PROBLEMS.length);
  });
});
