import { ROOM } from '#content/games/stone-towers/script-poles.ts';

/** Where things are on the board, in its own units. */
export const BOARD = { width: 390, height: 236 } as const;
export const COLUMN = BOARD.width / ROOM.length;
export const GROUND = 206;
const STONE_HEIGHT = 31;
/** A stone in the hand hangs here, above the highest pole. */
export const LIFTED_Y = 34;

export const columnX = (pole: number): number => COLUMN * (pole + 0.5);
export const stoneY = (height: number): number => GROUND - STONE_HEIGHT * (height + 0.5) + 2;
export const poleTop = (pole: number): number => GROUND - STONE_HEIGHT * ROOM[pole]! - 15;
/** Which pole is nearest, for a stone that is let go here. */
export const poleAt = (x: number): number => Math.min(ROOM.length - 1, Math.max(0, Math.floor(x / COLUMN)));
