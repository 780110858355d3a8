import { type Insertable, sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import type { DecidedTable, DecisionKind } from '../candidates/tables.ts';
import { isSeenBy, isShown, isWithheldFrom } from '../repository.ts';
import type { Member } from '../rules.ts';
import type { ApplicationStatus } from '../tables.ts';

/** The applications that a member sees, held until the transaction ends: two who decide at once decide one after the other. */
export async function holdApplications(transaction: Database, member: Member, ids: readonly number[]) {
  await transaction
    .selectFrom('hiring.application')
    .select('id')
    .where('orgId', '=', member.orgId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return transaction
    .selectFrom('hiring.application as application')
    .innerJoin('hiring.job as job', (join) => join.onRef('job.orgId', '=', 'application.orgId').onRef('job.id', '=', 'application.jobId'))
    .innerJoin('hiring.stage as stage', (join) =>
      join.onRef('stage.orgId', '=', 'application.orgId').onRef('stage.id', '=', 'application.stageId'),
    )
    .innerJoin('hiring.candidate as candidate', (join) =>
      join.onRef('candidate.orgId', '=', 'application.orgId').onRef('candidate.id', '=', 'application.candidateId'),
    )
    .select([
      'application.id as applicationId',
      'application.jobId',
      'application.stageId',
      'application.status',
      'application.decidedAt',
      'stage.name as stageName',
      'candidate.email',
      'candidate.name',
      'job.title as jobTitle',
      'job.language',
      'job.openings',
      'job.managerId',
      'job.approverId',
      'job.createdBy',
      'job.isConfidential',
      isWithheldFrom(member).as('isWithheld'),
    ])
    .where('application.orgId', '=', member.orgId)
    .where('application.id', 'in', ids)
    .where(isShown)
    .where(isSeenBy(member))
    .orderBy('application.id')
    .execute();
}

/** Holds the jobs, so that two hirings at once do not fill one opening twice. */
export async function countHiredOf(transaction: Database, orgId: number, jobIds: readonly number[]): Promise<Map<number, number>> {
  await transaction
    .selectFrom('hiring.job')
    .select('id')
    .where('orgId', '=', orgId)
    .where('id', 'in', jobIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const rows = await transaction
    .selectFrom('hiring.application')
    .select(['jobId', ({ fn }) => fn.countAll<string>().as('count')])
    .where('orgId', '=', orgId)
    .where('jobId', 'in', jobIds)
    .where('status', '=', 'hired')
    .where('joinedTo', 'is', null)
    .groupBy('jobId')
    .execute();
  return new Map(rows.map(({ jobId, count }) => [jobId, Number(count)]));
}

type NewDecision = {
  readonly orgId: number;
  readonly memberId: number;
  readonly kind: DecisionKind;
  readonly key: string;
  readonly at: Date;
  readonly undoUntil: Date;
};

/** Undefined where this key has been used: the press was one of two. Waits for the other one to end. */
export async function insertDecision(transaction: Database, decision: NewDecision): Promise<number | undefined> {
  const made = await transaction
    .insertInto('hiring.decision')
    .values({ ...decision, undoneAt: null })
    .onConflict((conflict) => conflict.columns(['orgId', 'memberId', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

type Own = { readonly orgId: number; readonly memberId: number };

const decisions = (transaction: Database, { orgId, memberId }: Own) =>
  transaction.selectFrom('hiring.decision').selectAll().where('orgId', '=', orgId).where('memberId', '=', memberId);
export const findDecisionByKey = (transaction: Database, own: Own, key: string) =>
  decisions(transaction, own).where('key', '=', key).executeTakeFirstOrThrow();
export const holdDecision = (transaction: Database, own: Own, id: number) =>
  decisions(transaction, own).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export async function markUndone(transaction: Database, orgId: number, id: number, undoneAt: Date): Promise<void> {
  await transaction.updateTable('hiring.decision').set({ undoneAt }).where('orgId', '=', orgId).where('id', '=', id).execute();
}

export async function insertDecided(transaction: Database, rows: readonly Insertable<DecidedTable>[]): Promise<void> {
  if (rows.length > 0) await transaction.insertInto('hiring.decided').values(rows).execute();
}

/** With where each application is now; without those that go on as another. */
export const listDecided = (transaction: Database, orgId: number, decisionId: number) =>
  transaction
    .selectFrom('hiring.decided as decided')
    .innerJoin('hiring.application as application', (join) =>
      join.onRef('application.orgId', '=', 'decided.orgId').onRef('application.id', '=', 'decided.applicationId'),
    )
    .innerJoin('hiring.stage as stage', (join) =>
      join.onRef('stage.orgId', '=', 'application.orgId').onRef('stage.id', '=', 'application.stageId'),
    )
    .selectAll('decided')
    .select(['application.jobId', 'application.stageId', 'application.status', 'stage.name as stageName'])
    .where('decided.orgId', '=', orgId)
    .where('decided.decisionId', '=', decisionId)
    .where(isShown)
    .orderBy('decided.applicationId')
    .execute();

type Change = {
  readonly stageId: number;
  readonly status: ApplicationStatus;
  readonly stageSince?: Date;
  readonly decidedAt?: Date | null;
};

export async function changeApplication(transaction: Database, orgId: number, id: number, change: Change): Promise<void> {
  await transaction.updateTable('hiring.application').set(change).where('orgId', '=', orgId).where('id', '=', id).execute();
}

/** Since when an application had been in a stage before somebody moved it on. */
export async function findStageSince(transaction: Database, orgId: number, applicationId: number, stageId: number, before: Date) {
  const { at } = await transaction
    .selectFrom('hiring.applicationEvent')
    .select(sql<Date | null>`max(at)`.as('at'))
    .where('orgId', '=', orgId)
    .where('applicationId', '=', applicationId)
    .where('toStage', '=', stageId)
    .where('kind', 'in', ['applied', 'moved'])
    .where('at', '<', before)
    .executeTakeFirstOrThrow();
  return at ?? before;
}
