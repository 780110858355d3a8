import type { TFunction } from 'i18next';
import type { Poles } from '#content/games/stone-towers/script-poles.ts';

type Words = TFunction<'stone-towers'>;

export const stoneName = (stone: number, t: Words): string => t(`stones.${stone}`);
export const poleName = (pole: number, t: Words): string => t(`poles.${pole}`);

/** The stones of one pole from the ground up. */
export function describeStones(stones: readonly number[], t: Words): string {
  const [first, second, third] = stones.map((stone) => stoneName(stone, t));
  if (first === undefined) return t('describe.empty');
  if (second === undefined) return first;
  if (third === undefined) return t('describe.two', { first, second });
  return t('describe.three', { first, second, third });
}

/** "Left pole: red below blue. Middle pole: empty. Right pole: white." */
export const describePoles = (poles: Poles, t: Words): string =>
  poles.map((stones, pole) => t('describe.pole', { pole: poleName(pole, t), stones: describeStones(stones, t) })).join(' ');
