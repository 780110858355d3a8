import type { TowerTrial } from '#content/games/stone-towers/script.ts';
import { type Move, mayMove, moveLimit, moveStone, type Poles } from '#content/games/stone-towers/script-poles.ts';
import { deviceStorage } from '#web/api/json-storage.ts';

export type Made = { readonly moves: readonly Move[]; readonly at: readonly number[] };
export const NOTHING: Made = { moves: [], at: [] };

const KEY = 'bhava.moves';
/** Names the problem as it was dealt. */
const nameOf = ({ id, start, goal }: TowerTrial): string => JSON.stringify([id, start, goal]);

/** The moves of the tower that is being built, kept on the device: a reload does not give them back. */
export const keptMoves = {
  read(trial: TowerTrial): Made {
    const kept = (deviceStorage.read(KEY) ?? {}) as { trial?: unknown } & Partial<Made>;
    const { moves, at } = kept;
    if (kept.trial !== nameOf(trial) || !Array.isArray(moves) || !Array.isArray(at) || at.length !== moves.length) return NOTHING;
    return isPossible(trial, moves) ? { moves, at } : NOTHING;
  },
  keep: (trial: TowerTrial, made: Made): void => deviceStorage.write(KEY, { trial: nameOf(trial), ...made }),
};

function isPossible({ start, least }: TowerTrial, moves: readonly Move[]): boolean {
  let poles: Poles = start;
  for (const move of moves) {
    if (!mayMove(poles, move)) return false;
    poles = moveStone(poles, move);
  }
  return moves.length <= moveLimit(least);
}
