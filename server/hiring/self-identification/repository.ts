import type { SelfIdentification } from '#contract/hiring/self-identification.ts';
import type { Database } from '#server/platform/database.ts';

export const findSelfIdentification = (transaction: Database, personId: number, applicationId: number) =>
  transaction
    .selectFrom('hiring.selfIdentification')
    .select(['gender', 'age', 'disability'])
    .where('personId', '=', personId)
    .where('applicationId', '=', applicationId)
    .executeTakeFirst();

/** With every application of theirs. */
export const listOwnSelfIdentifications = (transaction: Database, personId: number) =>
  transaction
    .selectFrom('hiring.selfIdentification')
    .select(['applicationId', 'gender', 'age', 'disability', 'toldAt'])
    .where('personId', '=', personId)
    .orderBy('applicationId')
    .execute();

type Told = SelfIdentification & {
  readonly orgId: number;
  readonly applicationId: number;
  readonly personId: number;
  readonly toldAt: Date;
};

/** The newest answer takes the place of the one before. Where nothing is said, nothing is kept. */
export async function keepSelfIdentification(transaction: Database, told: Told): Promise<void> {
  const { orgId, applicationId, personId, gender, age, disability, toldAt } = told;
  if (gender === null && age === null && disability === null) {
    await transaction
      .deleteFrom('hiring.selfIdentification')
      .where('personId', '=', personId)
      .where('orgId', '=', orgId)
      .where('applicationId', '=', applicationId)
      .execute();
    return;
  }
  await transaction
    .insertInto('hiring.selfIdentification')
    .values({ orgId, applicationId, personId, gender, age, disability, toldAt })
    .onConflict((conflict) => conflict.columns(['orgId', 'applicationId']).doUpdateSet({ gender, age, disability, toldAt }))
    .execute();
}

/** Of these jobs, as it was told before a moment. Only sums of it leave the server. */
export const listSelfIdentifications = (transaction: Database, orgId: number, jobs: readonly number[], toldBefore: Date) =>
  jobs.length === 0
    ? Promise.resolve([])
    : transaction
        .selectFrom('hiring.selfIdentification as told')
        .innerJoin('hiring.application as application', (join) =>
          join.onRef('application.orgId', '=', 'told.orgId').onRef('application.id', '=', 'told.applicationId'),
        )
        .select(['told.applicationId', 'told.gender', 'told.age', 'told.disability'])
        .where('told.orgId', '=', orgId)
        .where('application.jobId', 'in', jobs)
        .where('told.toldAt', '<', toldBefore)
        .execute();

type Months = { readonly since: Date | null; readonly until: Date };

/** Of those whose applications are erased because their days are over, by the months in which they applied. */
export function listSelfIdentificationSums(transaction: Database, orgId: number, jobs: readonly number[], { since, until }: Months) {
  if (jobs.length === 0) return Promise.resolve([]);
  let query = transaction
    .selectFrom('hiring.selfIdentificationSum')
    .select(['jobId', 'attribute', 'said', 'stageId', 'status', 'people'])
    .where('orgId', '=', orgId)
    .where('jobId', 'in', jobs)
    .where('month', '<', dayOf(until));
  if (since) query = query.where('month', '>=', dayOf(since));
  return query.execute();
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
