import { securenessStyles } from '#content/traits/directions.ts';
import type { Block } from '#contract/written-reports.ts';
import { errorCorrelation, scoreDirection } from '#server/measurement/direction-scores.ts';
import type { KnownPosterior } from '#server/measurement/draws.ts';
import { isReliable } from '#server/measurement/house-scores.ts';
import { rounded } from '../strengths.ts';

const styleNamed = (name: string) => securenessStyles.find((style) => style.name === name)!;
const WORRY = styleNamed('Anxious');
const DISTANCE = styleNamed('Avoidant');

/** Where a person lies between worry and ease, and between distance and closeness, with what is needed to draw the region of doubt. */
export function securenessMap(posterior: KnownPosterior): Block[] {
  const [worry, distance] = [scoreDirection(WORRY, posterior), scoreDirection(DISTANCE, posterior)];
  if (!isReliable(worry) || !isReliable(distance)) return [];
  return [
    {
      kind: 'map',
      name: 'secureness',
      x: rounded(worry.z),
      y: rounded(distance.z),
      errorX: rounded(worry.standardError),
      errorY: rounded(distance.standardError),
      correlation: rounded(errorCorrelation(WORRY, DISTANCE, posterior)),
    },
  ];
}
