import type { Take } from '#content/games/river-market/script.ts';

/** What these baskets are worth to the player. */
export const silverOf = (worth: readonly number[], take: Take): number => take.reduce((sum, count, kind) => sum + count * worth[kind]!, 0);
