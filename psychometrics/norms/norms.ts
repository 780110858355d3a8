import { buildNormTable, type NormTable, type PosteriorScore } from './norm-table.ts';

/** Until so many people of a group have finished all tests, its norm is not used. */
export const PEOPLE_FOR_A_NORM = 500;

/** One person who finished every test. `attributes`, for example `{ language: 'hi', device: 'phone', ageBand: '25-34' }`; `scores` by scale. */
export type FinishedProfile = {
  readonly attributes: Readonly<Record<string, string>>;
  readonly scores: Readonly<Record<string, PosteriorScore>>;
};

export type Norms = { readonly version: string; readonly groupings: readonly (readonly string[])[]; readonly tables: readonly NormTable[] };

/** Finest first: the first grouping whose group has enough people is used. */
const DEFAULT_GROUPINGS: readonly (readonly string[])[] = [['language', 'device', 'ageBand'], ['language', 'device'], ['language'], []];

/** "language=hi, device=phone", or "everyone". A person without one of the attributes belongs to no group of that grouping: undefined. */
function groupName(attributes: Readonly<Record<string, string>>, grouping: readonly string[]): string | undefined {
  if (grouping.some((attribute) => attributes[attribute] === undefined)) return undefined;
  return grouping.length === 0 ? 'everyone' : grouping.map((attribute) => `${attribute}=${attributes[attribute]}`).join(', ');
}

/**
 * Norm tables of every scale for every group of at least `minimum` finished people (500 by default); smaller groups get none, and
 * `findNorm` then falls back to the next wider group. A profile that lacks a scale does not count for it.
 */
export function buildNorms(request: {
  readonly version: string;
  readonly profiles: readonly FinishedProfile[];
  readonly groupings?: readonly (readonly string[])[];
  readonly minimum?: number;
}): Norms {
  const { version, profiles, groupings = DEFAULT_GROUPINGS, minimum = PEOPLE_FOR_A_NORM } = request;
  const collected = new Map<string, { scale: string; group: string; scores: PosteriorScore[] }>();
  for (const { attributes, scores } of profiles) {
    for (const grouping of groupings) {
      const group = groupName(attributes, grouping);
      if (group === undefined) continue;
      for (const [scale, score] of Object.entries(scores)) {
        const key = JSON.stringify([group, scale]);
        const entry = collected.get(key) ?? { scale, group, scores: [] };
        entry.scores.push(score);
        collected.set(key, entry);
      }
    }
  }
  const tables = [...collected.values()]
    .filter(({ scores }) => scores.length >= minimum)
    .map(({ scale, group, scores }) => buildNormTable({ scale, group, version, scores }));
  return { version, groupings, tables };
}

/** The norm of the finest group that the person belongs to and that has one; undefined: the percentile stays provisional. */
export function findNorm(norms: Norms, scale: string, attributes: Readonly<Record<string, string>>): NormTable | undefined {
  for (const grouping of norms.groupings) {
    const group = groupName(attributes, grouping);
    const table = norms.tables.find((candidate) => candidate.scale === scale && candidate.group === group);
    if (table !== undefined) return table;
  }
  return undefined;
}
