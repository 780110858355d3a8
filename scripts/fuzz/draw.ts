import type { Random } from '#psychometrics';

export const drawBelow = (random: Random, limit: number): number => Math.floor(random() * limit);
export const drawOne = <T>(random: Random, from: readonly T[]): T => from[drawBelow(random, from.length)]!;
export const isDrawn = (random: Random, share: number): boolean => random() < share;
