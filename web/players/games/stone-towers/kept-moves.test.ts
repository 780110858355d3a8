import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TowerTrial } from '#content/games/stone-towers/script.ts';
import { keptMoves, NOTHING } from './kept-moves.ts';

const trial: TowerTrial = { id: 'tower-1', practice: false, kind: 'tower', start: [[0, 1], [2], []], goal: [[0], [2, 1], []], least: 1 };
const made = { moves: [{ from: 0, to: 2 }], at: [900] };

describe('The moves of a tower', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
        removeItem: (key: string) => stored.delete(key),
      },
    });
    return () => vi.unstubAllGlobals();
  });

  it('are there again after a reload', () => {
    expect(keptMoves.read(trial)).toEqual(NOTHING);
    keptMoves.keep(trial, made);
    expect(keptMoves.read(trial)).toEqual(made);
  });

  it('are those of this tower alone', () => {
    keptMoves.keep(trial, made);
    expect(keptMoves.read({ ...trial, id: 'tower-2' })).toEqual(NOTHING);
    expect(keptMoves.read({ ...trial, goal: [[0], [1, 2], []] })).toEqual(NOTHING);
  });

  it('are forgotten where they cannot have been made', () => {
    for (const moves of [[{ from: 2, to: 0 }], [{ from: 0, to: 0 }], 'none', [made.moves[0], made.moves[0]]]) {
      keptMoves.keep(trial, { ...made, moves: moves as typeof made.moves });
      expect(keptMoves.read(trial)).toEqual(NOTHING);
    }
  });
});
