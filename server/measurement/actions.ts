import { isTestSlug } from '#content/catalogue/script.ts';
import { testOf } from '#content/catalogue/tests.ts';
import type { Posterior } from '#psychometrics';
import { type FinishedSitting, readFinishedSittings } from '#server/assessments/repository.ts';
import type { Database } from '#server/platform/database.ts';
import { currentNorms } from './norms.ts';
import { findScores, keepScores } from './repository.ts';
import { fingerprintOf, scoreSittings } from './score-sittings.ts';

export type Profile = {
  readonly posterior: Pick<Posterior, 'mode' | 'covariance'>;
  /** The finished sittings it rests on: the newest valid one of each test. */
  readonly sittings: readonly FinishedSitting[];
  /** Which bank each test was scored with, and which norms. */
  readonly bankVersions: Readonly<Record<string, string>>;
  readonly normsVersion: string;
  readonly computedAt: Date;
};

const bankOf = (test: string) => (isTestSlug(test) ? testOf(test).bank : undefined);

/** What a person's answers say so far: kept from the last time, computed again when sittings, banks or norms have changed since. */
export async function profileOf(database: Database, personId: number, now: Date): Promise<Profile> {
  const [sittings, kept] = await Promise.all([readFinishedSittings(database, personId), findScores(database, personId)]);
  const bankVersions = Object.fromEntries(sittings.flatMap(({ test }) => [[test, bankOf(test)?.version ?? 'none']]));
  const normsVersion = currentNorms.version;
  const fingerprint = fingerprintOf(sittings, bankVersions, normsVersion);
  if (kept?.fingerprint === fingerprint) return { ...kept, sittings };
  const scores = { fingerprint, bankVersions, normsVersion, posterior: scoreSittings(sittings, bankOf), computedAt: now };
  if (sittings.length > 0) await keepScores(database, personId, scores);
  return { ...scores, sittings };
}
