import { facetsOf, isTestSlug, testOf } from '#content/catalogue.ts';
import type { House } from '#content/mind/facets.ts';
import { type Direction, securenessStyles, traits } from '#content/traits/directions.ts';
import { shapes } from '#content/traits/shapes.ts';
import type { TraitReport } from '#contract/reports.ts';
import type { Profile } from '#server/measurement/actions.ts';
import { type DirectionScore, scoreDirection } from '#server/measurement/direction-scores.ts';
import { isReliable } from '#server/measurement/house-scores.ts';
import { scoreShape } from '#server/measurement/shape-scores.ts';
import words from '../../../public/assets/i18n/en/traits.json' with { type: 'json' };
import type { Subject } from '../subject.ts';

const MIDDLE = 50;
const PER_Z = 10;
const MAX_SCORE = 100;

/** Traits and styles that the answers so far have measured, on 50 + 10 z; what they have not is left out. */
export function traitReport({ profile }: Subject): TraitReport {
  const told = [...traits.flatMap((trait) => measuredIn(profile, trait)), ...shapesOf(profile)];
  return {
    traits: told.map(({ name, house, value, standardError, testDate }) => ({
      trait: name,
      traitName: (words as Readonly<Record<string, { name: string }>>)[name]!.name,
      house,
      traitValue: value,
      standardError,
      testDate,
    })),
    securenessTestResults: securenessStyles
      .flatMap((style) => measuredIn(profile, style))
      .map(({ name, value, standardError, testDate }) => ({ name, value, standardError, testDate })),
  };
}

type Told = { name: string; house: House | null; value: number; standardError: number; testDate: string };

function measuredIn(profile: Profile, direction: Direction): Told[] {
  const dimensions = direction.loadings.map(([dimension]) => dimension);
  return tell(direction, scoreDirection(direction, profile.posterior), newestFeeding(profile, dimensions));
}

/** Every test bears on the shape of the whole. */
function shapesOf(profile: Profile): Told[] {
  const newest = newestFeeding(profile);
  return newest ? shapes.flatMap((shape) => tell({ name: shape.name, house: null }, scoreShape(shape, profile.posterior), newest)) : [];
}

function tell({ name, house }: Pick<Direction, 'name' | 'house'>, score: DirectionScore, newest: Date | undefined): Told[] {
  if (!newest || !isReliable(score)) return [];
  const value = oneDecimal(Math.min(MAX_SCORE, Math.max(0, MIDDLE + PER_Z * score.z)));
  return [{ name, house, value, standardError: oneDecimal(PER_Z * score.standardError), testDate: newest.toISOString() }];
}

/** The newest test whose answers bear on these facets, or on any. */
function newestFeeding({ sittings }: Profile, dimensions?: readonly number[]): Date | undefined {
  const feeds = (test: string) =>
    isTestSlug(test) && (!dimensions || facetsOf(testOf(test)).some((dimension) => dimensions.includes(dimension)));
  return sittings
    .filter(({ test }) => feeds(test))
    .map(({ finishedAt }) => finishedAt)
    .toSorted((one, other) => other.getTime() - one.getTime())[0];
}

const oneDecimal = (value: number): number => Math.round(10 * value) / 10;
