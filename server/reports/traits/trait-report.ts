import { facetsOf, isTestSlug, testOf } from '#content/catalogue.ts';
import { domainOf, type House } from '#content/mind/facets.ts';
import { type Direction, securenessStyles, traits } from '#content/traits/directions.ts';
import { shapes } from '#content/traits/shapes.ts';
import type { TraitReport } from '#contract/reports.ts';
import type { TraitKind } from '#contract/trait-kinds.ts';
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
  const told = [...traits.flatMap((trait) => measuredIn(profile, trait, kindOf(trait))), ...shapesOf(profile)];
  return {
    traits: told.map(({ name, house, kind, value, standardError, testDate }) => ({
      trait: name,
      traitName: (words as Readonly<Record<string, { name: string }>>)[name]!.name,
      house,
      kind,
      traitValue: value,
      standardError,
      testDate,
    })),
    securenessTestResults: securenessStyles
      .flatMap((style) => measuredIn(profile, style, 'emotional'))
      .map(({ name, value, standardError, testDate }) => ({ name, value, standardError, testDate })),
  };
}

type Told = { name: string; house: House | null; kind: TraitKind; value: number; standardError: number; testDate: string };

/** By the facet that a trait is named after; that of a whole house leans on all three alike. */
function kindOf({ name, house, loadings }: Direction): TraitKind {
  return name === `house${house}` ? 'whole' : domainOf(loadings[0]![0]);
}

function measuredIn(profile: Profile, direction: Direction, kind: TraitKind): Told[] {
  const dimensions = direction.loadings.map(([dimension]) => dimension);
  return tell({ ...direction, kind }, scoreDirection(direction, profile.posterior), newestFeeding(profile, dimensions));
}

/** Every test bears on the shape of the whole. */
function shapesOf(profile: Profile): Told[] {
  const newest = newestFeeding(profile);
  return newest
    ? shapes.flatMap((shape) => tell({ name: shape.name, house: null, kind: 'shape' }, scoreShape(shape, profile.posterior), newest))
    : [];
}

function tell({ name, house, kind }: Pick<Told, 'name' | 'house' | 'kind'>, score: DirectionScore, newest: Date | undefined): Told[] {
  if (!newest || !isReliable(score)) return [];
  const value = oneDecimal(Math.min(MAX_SCORE, Math.max(0, MIDDLE + PER_Z * score.z)));
  return [{ name, house, kind, value, standardError: oneDecimal(PER_Z * score.standardError), testDate: newest.toISOString() }];
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
