import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import { isActiveJob } from '../counters.ts';
import type { AnsweredQuestion } from '../tables.ts';

/** The job with its organisation; open or not. Closing it waits until this transaction ends. */
export const lockJobToApplyFor = (database: Database, jobId: number, at: Date) =>
  database
    .selectFrom('hiring.job as job')
    .select(['job.id', 'job.orgId', 'job.title', 'job.managerId', 'job.approverId', 'job.createdBy', 'job.isConfidential'])
    .select(isActiveJob(at).as('isOpen'))
    .where('job.id', '=', jobId)
    .where('job.publishedAt', 'is not', null)
    .forShare()
    .executeTakeFirst();

const APPLYING = 4711;

/** Two clicks of one person come one after the other. */
export async function waitForOwnTurn(database: Database, personId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${APPLYING}::integer, ${personId}::integer)`.execute(database);
}

export const findOwnApplicationFor = (database: Database, { orgId, jobId, personId }: { orgId: number; jobId: number; personId: number }) =>
  database
    .selectFrom('hiring.application')
    .select(['id', 'status'])
    .where('orgId', '=', orgId)
    .where('jobId', '=', jobId)
    .where('personId', '=', personId)
    .where('joinedTo', 'is', null)
    .executeTakeFirst();

export const countApplicationsSince = async (database: Database, personId: number, since: Date): Promise<number> =>
  Number(
    (
      await database
        .selectFrom('hiring.application')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('personId', '=', personId)
        .where('appliedAt', '>=', since)
        .executeTakeFirstOrThrow()
    ).count,
  );

export type Applicant = {
  readonly personId: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly headline: string;
};

/** The person as the organisation knows them, with what they say of themselves now; made with their first application there. */
export async function keepCandidate(database: Database, orgId: number, applicant: Applicant, at: Date): Promise<number> {
  const { personId, ...said } = applicant;
  const known = await database
    .selectFrom('hiring.candidate')
    .select(['id', 'mergedInto'])
    .where('orgId', '=', orgId)
    .where('personId', '=', personId)
    .orderBy(sql`merged_into is null`, 'desc')
    .orderBy('id')
    .executeTakeFirst();
  if (known?.mergedInto) return known.mergedInto;
  if (known) {
    await database.updateTable('hiring.candidate').set(said).where('orgId', '=', orgId).where('id', '=', known.id).execute();
    return known.id;
  }
  const made = await database
    .insertInto('hiring.candidate')
    .values({ orgId, personId, ...said, mergedInto: null, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

export const findFirstStage = (database: Database, orgId: number, jobId: number) =>
  database
    .selectFrom('hiring.stage')
    .select('id')
    .where('orgId', '=', orgId)
    .where('jobId', '=', jobId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();

type NewApplication = {
  readonly orgId: number;
  readonly jobId: number;
  readonly candidateId: number;
  readonly personId: number;
  readonly stageId: number;
  readonly letter: string;
  readonly answers: readonly AnsweredQuestion[];
  readonly appliedAt: Date;
};

/** Undefined where the same candidate has one for this job already, such as from an import. */
export const insertApplication = (database: Database, { answers, ...application }: NewApplication) =>
  database
    .insertInto('hiring.application')
    .values({ ...application, stageSince: application.appliedAt, source: 'board', answers: JSON.stringify(answers) })
    .onConflict((conflict) => conflict.columns(['orgId', 'jobId', 'candidateId']).doNothing())
    .returning('id')
    .executeTakeFirst();

type Adopted = Pick<NewApplication, 'orgId' | 'jobId' | 'candidateId' | 'personId' | 'letter' | 'answers'>;

/** What the organisation has written down itself becomes the person's own; undefined where it is decided. */
export const adoptApplication = (database: Database, { orgId, jobId, candidateId, answers, ...own }: Adopted) =>
  database
    .updateTable('hiring.application')
    .set({ ...own, answers: JSON.stringify(answers) })
    .where('orgId', '=', orgId)
    .where('jobId', '=', jobId)
    .where('candidateId', '=', candidateId)
    .where('personId', 'is', null)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();

type File = { readonly name: string; readonly media: string; readonly bytes: Uint8Array<ArrayBuffer>; readonly text: string };

export async function copyCv(database: Database, to: { orgId: number; applicationId: number }, cv: File, addedAt: Date): Promise<void> {
  const { name, media, bytes, text } = cv;
  await database
    .insertInto('hiring.applicationFile')
    .values({ ...to, name, media, bytes, text, addedAt })
    .execute();
}

export const listMembers = (database: Database, orgId: number) =>
  database
    .selectFrom('hiring.member')
    .select(['id', 'orgId', 'accountId', 'role'])
    .where('orgId', '=', orgId)
    .where('leftAt', 'is', null)
    .execute();

/** For a receipt: what was applied for, and with whom. */
export const findReceipt = (database: Database, applicationId: number) =>
  database
    .selectFrom('hiring.application as application')
    .innerJoin('hiring.job as job', (join) => join.onRef('job.id', '=', 'application.jobId').onRef('job.orgId', '=', 'application.orgId'))
    .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'application.orgId')
    .select(['application.personId', 'application.status', 'job.title', 'organisation.name as organisation'])
    .where('application.id', '=', applicationId)
    .executeTakeFirst();

export const findReader = (database: Database, personId: number) =>
  database.selectFrom('people.person').select(['name', 'email']).where('id', '=', personId).executeTakeFirst();

/** Whose it is, the wall decides: asked within the scope of the person. One that goes on as another is shown as that one. */
export const listOwnIds = (database: Database, personId: number) =>
  database
    .selectFrom('hiring.application')
    .select(['id', 'orgId'])
    .where('personId', '=', personId)
    .where('joinedTo', 'is', null)
    .orderBy('appliedAt', 'desc')
    .execute();

export const findOwn = (database: Database, personId: number, applicationId: number) =>
  database
    .selectFrom('hiring.application')
    .select(['id', 'orgId'])
    .where('id', '=', applicationId)
    .where('personId', '=', personId)
    .where('joinedTo', 'is', null)
    .executeTakeFirst();

export const listOwnApplications = (database: Database, ids: readonly number[], at: Date) =>
  database
    .selectFrom('hiring.application as application')
    .innerJoin('hiring.job as job', (join) => join.onRef('job.id', '=', 'application.jobId').onRef('job.orgId', '=', 'application.orgId'))
    .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'application.orgId')
    .innerJoin('hiring.stage as stage', (join) =>
      join.onRef('stage.id', '=', 'application.stageId').onRef('stage.orgId', '=', 'application.orgId'),
    )
    .select(['application.id', 'application.jobId', 'application.status', 'application.appliedAt', 'application.letter'])
    .select(['application.answers', 'job.title', 'organisation.name as organisation', 'stage.name as stage'])
    .select([
      isActiveJob(at).as('isJobOpen'),
      sql<string | null>`(select max(name) from hiring.application_file as file
        where file.org_id = application.org_id and file.application_id = application.id)`.as('file'),
    ])
    .where('application.id', 'in', ids)
    .orderBy('application.appliedAt', 'desc')
    .orderBy('application.id', 'desc')
    .execute();

/** With what became of another application before it was joined to this one. */
export const listHistories = (database: Database, ids: readonly number[]) =>
  database
    .selectFrom('hiring.applicationEvent as event')
    .innerJoin('hiring.application as application', 'application.id', 'event.applicationId')
    .leftJoin('hiring.stage as stage', (join) => join.onRef('stage.id', '=', 'event.toStage').onRef('stage.orgId', '=', 'event.orgId'))
    .select(['event.kind', 'event.at', 'stage.name as stage'])
    .select(sql<number>`coalesce(application.joined_to, application.id)`.as('applicationId'))
    .where((is) => is.or([is('application.id', 'in', ids), is('application.joinedTo', 'in', ids)]))
    .where(sql<boolean>`(event.kind <> 'merged' or application.joined_to is null)`) // both have that line
    .orderBy('event.id')
    .execute();

/** Undefined where it was decided meanwhile. */
export const markWithdrawn = (database: Database, orgId: number, applicationId: number, decidedAt: Date) =>
  database
    .updateTable('hiring.application')
    .set({ status: 'withdrawn', decidedAt })
    .where('orgId', '=', orgId)
    .where('id', '=', applicationId)
    .where('status', '=', 'active')
    .returning(['jobId', 'stageId'])
    .executeTakeFirst();
