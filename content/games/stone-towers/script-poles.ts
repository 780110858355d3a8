/** The poles and what may be done on them: what every player is told. How few moves are needed, and which, stands elsewhere. */

/** So many stones fit on each pole, from left to right (Shallice 1982, Philosophical Transactions of the Royal Society B 298, 199-209). */
export const ROOM = [3, 2, 1] as const;
export const STONES = 3;
export const POLES = ROOM.length;

/** The stones of each pole, from the ground up. */
export type Poles = readonly (readonly number[])[];
export type Move = { readonly from: number; readonly to: number };

/** The top stone of one pole goes to another that has room. */
export const mayMove = (poles: Poles, { from, to }: Move): boolean =>
  from !== to && poles[from] !== undefined && poles[to] !== undefined && poles[from].length > 0 && poles[to].length < ROOM[to]!;

export function moveStone(poles: Poles, { from, to }: Move): Poles {
  const stone = poles[from]!.at(-1)!;
  return poles.map((stones, pole) => (pole === from ? stones.slice(0, -1) : pole === to ? [...stones, stone] : stones));
}

export const standAlike = (one: Poles, other: Poles): boolean =>
  one.every((stones, pole) => stones.length === other[pole]!.length && stones.every((stone, height) => stone === other[pole]![height]));

/** Whoever needs more moves than this has not solved it. */
export const moveLimit = (least: number): number => 2 * least;
