import type { Posterior } from '#psychometrics';
import type { Database } from '#server/platform/database.ts';

export type KeptScores = {
  readonly fingerprint: string;
  readonly bankVersions: Readonly<Record<string, string>>;
  readonly normsVersion: string;
  readonly posterior: Pick<Posterior, 'mode' | 'covariance'>;
  readonly computedAt: Date;
};

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
