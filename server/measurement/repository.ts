import type { Selectable } from 'kysely';
import { FACET_COUNT } from '#content/mind/facets.ts';
import type { Posterior } from '#psychometrics';
import type { FinishedSitting } from '#server/assessments/repository.ts';
import type { Database, Tables } from '#server/platform/database.ts';
import { packCovariance, unpackCovariance } from './packed-covariance.ts';

export type KeptScores = {
  readonly fingerprint: string;
  readonly bankVersions: Readonly<Record<string, string>>;
  readonly normsVersion: string;
  readonly posterior: Pick<Posterior, 'mode' | 'covariance'>;
  readonly computedAt: Date;
};

type ValidSitting = Omit<FinishedSitting, 'answers'>;
/** A sitting as JSON has it. */
export type KeptSitting = Omit<ValidSitting, 'finishedAt'> & { readonly finishedAt: string };

export type PastScores = KeptScores & { readonly id: number; readonly asOf: Date; readonly sittings: readonly ValidSitting[] };

export async function findScores(database: Database, personId: number): Promise<KeptScores | undefined> {
  const row = await database.selectFrom('profile').selectAll().where('personId', '=', personId).executeTakeFirst();
  if (!row) return undefined;
  const { fingerprint, bankVersions, normsVersion, theta, covariance, computedAt } = row;
  return {
    fingerprint,
    bankVersions,
    normsVersion,
    posterior: { mode: Float64Array.from(theta), covariance: Float64Array.from(covariance) },
    computedAt,
  };
}

export async function keepScores(database: Database, personId: number, scores: KeptScores): Promise<void> {
  const row = {
    fingerprint: scores.fingerprint,
    bankVersions: JSON.stringify(scores.bankVersions),
    normsVersion: scores.normsVersion,
    theta: JSON.stringify([...scores.posterior.mode]),
    covariance: JSON.stringify([...scores.posterior.covariance]),
    computedAt: scores.computedAt,
  };
  await database
    .insertInto('profile')
    .values({ personId, ...row })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(row))
    .execute();
}

/** Keeps a state beside the earlier ones. A state is kept once, as it was when it was first computed. */
export async function keepPastScores(
  database: Database,
  personId: number,
  scores: KeptScores & { readonly sittings: readonly ValidSitting[] },
): Promise<void> {
  const { fingerprint, bankVersions, normsVersion, posterior, computedAt, sittings } = scores;
  const kept = sittings.map(
    ({ id, test, bankVersion, language, device, finishedAt, counts, isUntimed }): KeptSitting => ({
      ...{ id, test, bankVersion, language, device, counts, isUntimed },
      finishedAt: finishedAt.toISOString(),
    }),
  );
  await database
    .insertInto('pastProfile')
    .values({
      personId,
      fingerprint,
      asOf: new Date(Math.max(...sittings.map(({ finishedAt }) => finishedAt.getTime()))),
      sittings: JSON.stringify(kept),
      bankVersions: JSON.stringify(bankVersions),
      normsVersion,
      theta: JSON.stringify([...posterior.mode]),
      covariance: JSON.stringify(packCovariance(posterior.covariance, FACET_COUNT)),
      computedAt,
    })
    .onConflict((conflict) => conflict.columns(['personId', 'fingerprint']).doNothing())
    .execute();
}

/** The newest of a person's states, the oldest of them first. */
export async function readPastScores(database: Database, personId: number, atMost: number): Promise<PastScores[]> {
  const rows = await database
    .selectFrom('pastProfile')
    .selectAll()
    .where('personId', '=', personId)
    .orderBy('asOf', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
  return rows.map(pastScores).reverse();
}

export async function findPastScores(database: Database, personId: number, id: number): Promise<PastScores | undefined> {
  const row = await database.selectFrom('pastProfile').selectAll().where('personId', '=', personId).where('id', '=', id).executeTakeFirst();
  return row && pastScores(row);
}

/** Which of these states a person has already. */
export async function findPastFingerprints(database: Database, personId: number): Promise<readonly string[]> {
  const rows = await database.selectFrom('pastProfile').select('fingerprint').where('personId', '=', personId).execute();
  return rows.map(({ fingerprint }) => fingerprint);
}

const pastScores = ({ sittings, theta, covariance, personId: _, ...row }: Selectable<Tables['pastProfile']>): PastScores => ({
  ...row,
  sittings: sittings.map((sitting) => ({ ...sitting, finishedAt: new Date(sitting.finishedAt) })),
  posterior: { mode: Float64Array.from(theta), covariance: unpackCovariance(covariance, FACET_COUNT) },
});
