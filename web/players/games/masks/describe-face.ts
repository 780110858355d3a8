import type { TFunction } from 'i18next';
import { DIRECTIONS, type Direction, MUSCLES, type Muscles } from '#content/games/masks/script-muscles.ts';

const SCALE = 100;
/** Of a side, how one-sided a face must be to be called so. */
const ONE_SIDED = 0.5;

const ENDS: Record<Direction, readonly [negative: string, positive: string]> = {
  gazeAcross: ['gazeLeft', 'gazeRight'],
  gazeUp: ['gazeDownwards', 'gazeUpwards'],
  headTurn: ['headTurnLeft', 'headTurnRight'],
  headUp: ['headDownwards', 'headUpwards'],
  headTilt: ['headTiltLeft', 'headTiltRight'],
};

/** What each muscle that is not at rest does, in the order from brows to chin, then where eyes and head point: all that the drawing tells. */
export function describeFace(muscles: Muscles, t: TFunction<'masks'>): string {
  const said = (name: string, value: number) =>
    Math.round(SCALE * value) > 0 ? [t('describe.amount', { muscle: t(`describe.${name}`), amount: Math.round(SCALE * value) })] : [];
  const parts = [
    ...MUSCLES.flatMap((muscle) => said(muscle, muscles[muscle] ?? 0)),
    ...DIRECTIONS.flatMap((direction) => {
      const value = muscles[direction] ?? 0;
      return said(ENDS[direction][value < 0 ? 0 : 1], Math.abs(value));
    }),
    ...(Math.abs(muscles.side ?? 0) > ONE_SIDED ? [t('describe.oneSided')] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : t('describe.rest');
}

/** The strongest of a face, for a sentence. */
export function describeMost(muscles: Muscles, t: TFunction<'masks'>, count = 3): string {
  return MUSCLES.filter((muscle) => (muscles[muscle] ?? 0) > 0.2)
    .toSorted((one, other) => muscles[other]! - muscles[one]!)
    .slice(0, count)
    .map((muscle) => t(`describe.${muscle}`))
    .join(', ');
}
