import { type Insertable, sql, type Updateable } from 'kysely';
import type { InterviewAnswer } from '#contract/hiring/interview-words.ts';
import type { Database } from '#server/platform/database.ts';
import { daysAfter } from '#server/platform/time.ts';
import { isScheduledInterview, seesInterview } from '../counters.ts';
import { isShown, isWithheldFrom, recordApplicationEvent, worksOn, writeAudit } from '../repository.ts';
import type { Member } from '../rules.ts';
import type { ApplicationEventKind } from '../tables.ts';
import type { InterviewTable } from './tables.ts';

const LONG_AGO_DAYS = 30;
const AT_MOST = 500;

/** Interviews with the application, the job, the stage and the candidate that they belong to, by the names that the shared conditions use. */
const interviewsOf = (transaction: Database, orgId: number) =>
  transaction
    .selectFrom('hiring.interview as interview')
    .innerJoin('hiring.application as application', (join) =>
      join.onRef('application.orgId', '=', 'interview.orgId').onRef('application.id', '=', 'interview.applicationId'),
    )
    .innerJoin('hiring.job as job', (join) => join.onRef('job.orgId', '=', 'interview.orgId').onRef('job.id', '=', 'interview.jobId'))
    .innerJoin('hiring.stage as stage', (join) =>
      join.onRef('stage.orgId', '=', 'application.orgId').onRef('stage.id', '=', 'application.stageId'),
    )
    .innerJoin('hiring.candidate as candidate', (join) =>
      join.onRef('candidate.orgId', '=', 'application.orgId').onRef('candidate.id', '=', 'application.candidateId'),
    )
    .where('interview.orgId', '=', orgId);

/** Nobody has looked behind the blind screening for what everybody reads, such as a mail. */
const NO_MEMBER = { id: 0 };

export const listInterviews = (transaction: Database, member: Member, now: Date, application?: number) =>
  interviewsOf(transaction, member.orgId)
    .$if(application !== undefined, (query) => query.where('interview.applicationId', '=', application!))
    .selectAll('interview')
    .select(['application.candidateId', 'job.title as jobTitle'])
    .select([
      sql<string | null>`case when ${isWithheldFrom(member)} then null else candidate.name end`.as('candidateName'),
      sql<'upcoming' | 'waiting' | 'over' | 'done'>`case when ${isScheduledInterview(now)} then 'upcoming'
        when interview.state in ('proposed', 'rescheduled') then 'waiting'
        when interview.state in ('scheduled', 'awaiting_feedback') then 'over' else 'done' end`.as('group'),
      worksOn(member).as('mayChange'),
    ])
    .where(seesInterview(member))
    .where((is) =>
      is.or([
        is('interview.state', 'in', ['proposed', 'rescheduled', 'scheduled', 'awaiting_feedback']),
        is('interview.updatedAt', '>', daysAfter(now, -LONG_AGO_DAYS)),
      ]),
    )
    // what the dashboard counts is never cut off
    .orderBy(isScheduledInterview(now), 'desc')
    .orderBy('interview.startsAt')
    .orderBy('interview.id')
    .limit(AT_MOST)
    .execute();

/** One that a member sees, kept from changes by others until the transaction ends. */
export const lockInterview = (transaction: Database, member: Member, interviewId: number) =>
  interviewsOf(transaction, member.orgId)
    .selectAll('interview')
    .select(worksOn(member).as('mayChange'))
    .where('interview.id', '=', interviewId)
    .where(seesInterview(member))
    .forUpdate('interview')
    .executeTakeFirst();

/** The same for the candidate, in the scope of the organisation. */
export const lockOwnInterview = (transaction: Database, orgId: number, personId: number, interviewId: number) =>
  transaction
    .selectFrom('hiring.interview')
    .selectAll()
    .where('orgId', '=', orgId)
    .where('personId', '=', personId)
    .where('id', '=', interviewId)
    .forUpdate()
    .executeTakeFirst();

/** In the scope of the person: theirs, in whatever organisation. */
export const findOwnOrganisations = (transaction: Database, personId: number) =>
  transaction.selectFrom('hiring.interview').select(['id', 'orgId']).where('personId', '=', personId).execute();

export const listOwnInterviews = (transaction: Database, orgId: number, personId: number) =>
  transaction
    .selectFrom('hiring.interview as interview')
    .innerJoin('hiring.job as job', (join) => join.onRef('job.orgId', '=', 'interview.orgId').onRef('job.id', '=', 'interview.jobId'))
    .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'interview.orgId')
    .selectAll('interview')
    .select(['job.title as jobTitle', 'organisation.name as organisation'])
    .where('interview.orgId', '=', orgId)
    .where('interview.personId', '=', personId)
    .orderBy('interview.id', 'desc')
    .execute();

/** What people are told of an interview, in mails and notices. */
export const findTold = (transaction: Database, orgId: number, interviewId: number) =>
  interviewsOf(transaction, orgId)
    .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'interview.orgId')
    .innerJoin('hiring.member as creator', (join) =>
      join.onRef('creator.orgId', '=', 'interview.orgId').onRef('creator.id', '=', 'interview.createdBy'),
    )
    .selectAll('interview')
    .select(['organisation.name as organisation', 'organisation.language as organisationLanguage', 'job.title as jobTitle'])
    .select(['job.language as jobLanguage', 'candidate.id as candidateId', 'candidate.name as candidateName'])
    .select(['candidate.email as candidateEmail', 'creator.name as creatorName', 'creator.email as creatorEmail'])
    .select(isWithheldFrom(NO_MEMBER).as('isWithheld'))
    .where('interview.id', '=', interviewId)
    .executeTakeFirst();
export type Told = NonNullable<Awaited<ReturnType<typeof findTold>>>;

/** Who reads of an interview that is gone, and what they are told of it. Undefined once they have left. */
export const findReaderOfErased = (transaction: Database, orgId: number, { memberId, jobId }: { memberId: number; jobId: number }) =>
  transaction
    .selectFrom('hiring.member as member')
    .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'member.orgId')
    .innerJoin('hiring.job as job', 'job.orgId', 'member.orgId')
    .select(['member.name', 'member.email', 'member.accountId', 'job.title as jobTitle'])
    .select(['organisation.name as organisation', 'organisation.language as organisationLanguage'])
    .where('member.orgId', '=', orgId)
    .where('member.id', '=', memberId)
    .where('member.leftAt', 'is', null)
    .where('job.id', '=', jobId)
    .executeTakeFirst();

/** The application to interview for, if this member works on it. */
export const findApplicationToInterview = (transaction: Database, member: Member, applicationId: number) =>
  transaction
    .selectFrom('hiring.application as application')
    .innerJoin('hiring.job as job', (join) => join.onRef('job.orgId', '=', 'application.orgId').onRef('job.id', '=', 'application.jobId'))
    .select(['application.id', 'application.jobId', 'application.personId', 'application.status'])
    .where('application.orgId', '=', member.orgId)
    .where('application.id', '=', applicationId)
    .where(isShown)
    .where(worksOn(member))
    // whoever withdraws it meanwhile waits, and then finds the interview
    .forShare('application')
    .executeTakeFirst();

export async function countProposedSince(transaction: Database, orgId: number, since: Date): Promise<number> {
  const { count } = await transaction
    .selectFrom('hiring.interview')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('orgId', '=', orgId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type OfApplication = { readonly orgId: number; readonly applicationId: number };
export async function countMovesSince(transaction: Database, { orgId, applicationId }: OfApplication, since: Date): Promise<number> {
  const { count } = await transaction
    .selectFrom('hiring.applicationEvent')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('orgId', '=', orgId)
    .where('applicationId', '=', applicationId)
    .where('kind', '=', 'interview-moved')
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Rejected or withdrawn; who was hired may still have an interview. */
export async function hasEnded(transaction: Database, orgId: number, applicationId: number): Promise<boolean> {
  const ended = await transaction
    .selectFrom('hiring.application')
    .select('id')
    .where('orgId', '=', orgId)
    .where('id', '=', applicationId)
    .where('status', 'in', ['rejected', 'withdrawn'])
    .executeTakeFirst();
  return ended !== undefined;
}

/** What has not begun, and can still be called off; held until the transaction ends. */
export const lockOpenInterviews = (transaction: Database, { orgId, applicationId }: OfApplication, at: Date) =>
  transaction
    .selectFrom('hiring.interview')
    .selectAll()
    .where('orgId', '=', orgId)
    .where('applicationId', '=', applicationId)
    .where('state', 'in', ['proposed', 'rescheduled', 'scheduled'])
    .where((is) => is.or([is('startsAt', 'is', null), is('startsAt', '>', at)]))
    .orderBy('id')
    .forUpdate()
    .execute();

/** Of these applications, those that are rejected since just then: not those that were taken back, or decided anew. */
export const listRejectedSince = async (transaction: Database, orgId: number, ids: readonly number[], decidedAt: Date) =>
  (
    await transaction
      .selectFrom('hiring.application')
      .select('id')
      .where('orgId', '=', orgId)
      .where('id', 'in', ids)
      .where('status', '=', 'rejected')
      .where('decidedAt', '=', decidedAt)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
  ).map(({ id }) => id);

export const insertInterview = async (transaction: Database, interview: Insertable<InterviewTable>): Promise<number> =>
  (await transaction.insertInto('hiring.interview').values(interview).returning('id').executeTakeFirstOrThrow()).id;

type Key = { readonly orgId: number; readonly id: number };
export async function updateInterview(transaction: Database, { orgId, id }: Key, changes: Updateable<InterviewTable>): Promise<void> {
  await transaction.updateTable('hiring.interview').set(changes).where('orgId', '=', orgId).where('id', '=', id).execute();
}

type Recorded = Key & { readonly applicationId: number; readonly jobId: number; readonly title: string };
/** Without a member, the candidate has done it. */
type Doing = { readonly memberId?: number; readonly reason?: string; readonly at: Date };

/** A step of an interview stands in the history of its application, and in what must be traceable. */
export async function recordStep(
  transaction: Database,
  { id, orgId, applicationId, jobId, title }: Recorded,
  kind: Extract<ApplicationEventKind, `interview-${string}`>,
  { at, ...by }: Doing,
): Promise<void> {
  await recordApplicationEvent(transaction, { orgId, applicationId, jobId, kind, subject: title, at, ...by });
  const audited = { memberId: by.memberId ?? null, kind, subject: String(applicationId), details: { interview: id } };
  await writeAudit(transaction, { orgId, at, ...audited });
}

type NewSlot = { readonly personId: number | null; readonly startsAt: Date; readonly isDouble: boolean };
export async function replaceSlots(transaction: Database, { orgId, id }: Key, slots: readonly NewSlot[]): Promise<void> {
  await transaction.deleteFrom('hiring.interviewSlot').where('orgId', '=', orgId).where('interviewId', '=', id).execute();
  await transaction
    .insertInto('hiring.interviewSlot')
    .values(slots.map((slot) => ({ orgId, interviewId: id, ...slot })))
    .execute();
}

export const listSlots = (transaction: Database, orgId: number, interviewIds: readonly number[]) =>
  transaction
    .selectFrom('hiring.interviewSlot')
    .select(['id', 'interviewId', 'startsAt', 'isDouble'])
    .where('orgId', '=', orgId)
    .where('interviewId', 'in', interviewIds.length > 0 ? interviewIds : [0])
    .orderBy('startsAt')
    .execute();

export const listInterviewers = (transaction: Database, orgId: number, interviewIds: readonly number[]) =>
  transaction
    .selectFrom('hiring.interviewer as interviewer')
    .innerJoin('hiring.member as member', (join) =>
      join.onRef('member.orgId', '=', 'interviewer.orgId').onRef('member.id', '=', 'interviewer.memberId'),
    )
    .select(['interviewer.interviewId', 'interviewer.memberId', 'interviewer.answer'])
    .select(['member.name', 'member.email', 'member.accountId', 'member.leftAt'])
    .where('interviewer.orgId', '=', orgId)
    .where('interviewer.interviewId', 'in', interviewIds.length > 0 ? interviewIds : [0])
    .orderBy('member.name')
    .orderBy('member.id')
    .execute();

/** Interviewers see the application from now on. */
export async function insertInterviewers(
  transaction: Database,
  { orgId, id, applicationId }: Key & { readonly applicationId: number },
  memberIds: readonly number[],
  assignedAt: Date,
): Promise<void> {
  await transaction
    .insertInto('hiring.interviewer')
    .values(memberIds.map((memberId) => ({ orgId, interviewId: id, memberId, answeredAt: null })))
    .execute();
  await transaction
    .insertInto('hiring.assignment')
    .values(memberIds.map((memberId) => ({ orgId, applicationId, memberId, assignedAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Two interviews that are settled at the same moment wait here for each other, so that nobody is taken twice. */
export const lockMembers = (transaction: Database, orgId: number, memberIds: readonly number[]) =>
  transaction
    .selectFrom('hiring.member')
    .select('id')
    .where('orgId', '=', orgId)
    .where('id', 'in', memberIds.length > 0 ? memberIds : [0])
    .where('leftAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

export async function setAnswer(
  transaction: Database,
  { orgId, id }: Key,
  answer: InterviewAnswer,
  answeredAt: Date | null,
  memberId?: number,
): Promise<boolean> {
  let update = transaction
    .updateTable('hiring.interviewer')
    .set({ answer, answeredAt })
    .where('orgId', '=', orgId)
    .where('interviewId', '=', id);
  if (memberId !== undefined) update = update.where('memberId', '=', memberId);
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

type Search = { readonly memberIds: readonly number[]; readonly from: Date; readonly to: Date; readonly except?: number | undefined };
/** When members have interviews that stand. */
export const listBusy = (transaction: Database, orgId: number, { memberIds, from, to, except = 0 }: Search) =>
  transaction
    .selectFrom('hiring.interview as interview')
    .innerJoin('hiring.interviewer as interviewer', (join) =>
      join.onRef('interviewer.orgId', '=', 'interview.orgId').onRef('interviewer.interviewId', '=', 'interview.id'),
    )
    .innerJoin('hiring.member as member', (join) =>
      join.onRef('member.orgId', '=', 'interviewer.orgId').onRef('member.id', '=', 'interviewer.memberId'),
    )
    .select(['interviewer.memberId', 'member.name'])
    .select([sql<Date>`interview.starts_at`.as('startsAt'), sql<Date>`interview.ends_at`.as('endsAt')])
    .where('interview.orgId', '=', orgId)
    .where('interview.state', '=', 'scheduled')
    .where('interview.id', '!=', except)
    .where('interview.startsAt', '<', to)
    .where('interview.endsAt', '>', from)
    .where('interviewer.memberId', 'in', memberIds.length > 0 ? memberIds : [0])
    .execute();

/** Platform: those that are over by now, and wait for somebody to say how they went. */
export const endPastInterviews = (transaction: Database, now: Date) =>
  transaction
    .updateTable('hiring.interview')
    .set({ state: 'awaiting_feedback', updatedAt: now })
    .where('state', '=', 'scheduled')
    .where('endsAt', '<=', now)
    .returning(['id', 'orgId', 'applicationId'])
    .execute();

/** Platform: those of the coming day of which nobody has been reminded; what was settled within that day needs no reminder. */
export const takeInterviewsToRemind = (transaction: Database, now: Date) =>
  transaction
    .updateTable('hiring.interview')
    .set((is) => ({ remindedOf: is.ref('startsAt') }))
    .where('state', '=', 'scheduled')
    .where('startsAt', '>', now)
    .where('startsAt', '<=', daysAfter(now, 1))
    .where(sql<boolean>`(reminded_of is null or reminded_of <> starts_at)`)
    .where(sql<boolean>`updated_at < starts_at - interval '1 day'`)
    .where(
      sql<boolean>`not exists (select from hiring.application as application where application.org_id = hiring.interview.org_id
        and application.id = hiring.interview.application_id and application.status in ('rejected', 'withdrawn'))`,
    )
    .returning(['id', 'orgId', 'calendarSequence', 'startsAt'])
    .execute();

/** Outside the wall: in which languages people read. */
export const findLanguageOfPerson = async (database: Database, personId: number) =>
  (await database.selectFrom('people.person').select('language').where('id', '=', personId).executeTakeFirst())?.language;
export const findLanguageOfMember = async (database: Database, accountId: number) =>
  (await database.selectFrom('employers.person').select('language').where('id', '=', accountId).executeTakeFirst())?.language;

type Row<Load extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Load>>[number];
export type ListedInterview = Row<typeof listInterviews>;
export type Slot = Row<typeof listSlots>;
export type Interviewer = Row<typeof listInterviewers>;
