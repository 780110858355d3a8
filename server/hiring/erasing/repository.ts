import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import { isShown } from '../repository.ts';
import type { ApplicationStatus } from '../tables.ts';

/** What is told of an application once only its numbers are left. */
type Numbers = {
  readonly orgId: number;
  readonly jobId: number;
  readonly candidateId: number;
  readonly stageId: number;
  readonly status: ApplicationStatus;
};

/** Undefined where it is erased already. */
export const lockNumbers = (database: Database, orgId: number, applicationId: number): Promise<Numbers | undefined> =>
  database
    .selectFrom('hiring.application')
    .select(['orgId', 'jobId', 'candidateId', 'stageId', 'status'])
    .where('orgId', '=', orgId)
    .where('id', '=', applicationId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/**
 * What its candidate said of themselves becomes a count: one attribute apart from the other, without the number of the application. For
 * whoever takes back what they said, or leaves, nothing is counted (docs/decisions/0029).
 */
export async function countSelfIdentification(database: Database, orgId: number, applicationId: number): Promise<void> {
  await sql`
    insert into hiring.self_identification_sum as kept (org_id, job_id, month, attribute, said, stage_id, status, people)
    select told.org_id, application.job_id, date_trunc('month', application.applied_at at time zone 'UTC')::date, answer.attribute, answer.said,
      (select stage.id from hiring.stage as stage where stage.org_id = told.org_id and stage.job_id = application.job_id
        and (stage.id = application.stage_id or exists (select from hiring.application_event as event
          where event.org_id = told.org_id and event.application_id = told.application_id and event.to_stage = stage.id))
        order by stage.position desc limit 1),
      application.status, 1
    from hiring.self_identification as told
    join hiring.application as application on application.org_id = told.org_id and application.id = told.application_id
    cross join lateral (values ('gender', told.gender), ('age', told.age), ('disability', told.disability)) as answer (attribute, said)
    where told.org_id = ${orgId} and told.application_id = ${applicationId} and answer.said is not null and application.status <> 'active'
    on conflict (org_id, job_id, month, attribute, said, stage_id, status) do update set people = kept.people + 1`.execute(database);
}

/**
 * Takes an application away with all that hangs on it, in whatever table, and with those that were joined to it; and puts back only its numbers: when, from where, through which
 * stages and how it ended, for a candidate who has no name. So a table that comes later needs no line here.
 */
export async function replaceByNumbers(database: Database, orgId: number, applicationId: number, at: Date): Promise<void> {
  const blank = await database
    .insertInto('hiring.candidate')
    .values({ orgId, personId: null, name: '', email: '', mergedInto: null, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows: kept } = await sql<{ application: string; events: string }>`
    select to_jsonb(application)::text as application,
      (select coalesce(jsonb_agg(to_jsonb(event) order by event.id), '[]')::text from hiring.application_event as event
        where event.org_id = application.org_id and event.application_id = application.id) as events
    from hiring.application where org_id = ${orgId} and id = ${applicationId}`.execute(database);
  const { application, events } = kept[0]!;
  await database.deleteFrom('hiring.application').where('orgId', '=', orgId).where('id', '=', applicationId).execute();
  await sql`
    insert into hiring.application (id, org_id, job_id, candidate_id, status, stage_id, stage_since, source, applied_at, reviewed_at, decided_at, erased_at)
    overriding system value
    select id, org_id, job_id, ${blank.id}, case status when 'active' then 'withdrawn' else status end, stage_id, stage_since, source,
      applied_at, reviewed_at, coalesce(decided_at, ${at}), ${at}
    from jsonb_populate_record(null::hiring.application, ${application}::jsonb)`.execute(database);
  await sql`
    insert into hiring.application_event (id, org_id, application_id, job_id, kind, from_stage, to_stage, member_id, at)
    overriding system value
    select id, org_id, application_id, job_id, kind, from_stage, to_stage, member_id, at
    from jsonb_populate_recordset(null::hiring.application_event, ${events}::jsonb)`.execute(database);
}

/** The lines in members' bells that lead to it, and then the candidate, if no application of theirs is left. */
export async function forgetAround(database: Database, { orgId, candidateId }: Numbers, applicationId: number): Promise<void> {
  await database
    .deleteFrom('hiring.notification')
    .where('orgId', '=', orgId)
    .where(sql<boolean>`facts ->> 'applicationId' = ${String(applicationId)}`)
    .execute();
  await sql`
    delete from hiring.candidate as candidate where org_id = ${orgId} and (id = ${candidateId} or merged_into = ${candidateId})
      and not exists (select from hiring.application where org_id = ${orgId} and candidate_id = ${candidateId})`.execute(database);
}

/** Their own, and those under their name that an organisation has written down itself. */
export const listOfPerson = (database: Database, personId: number) =>
  database
    .selectFrom('hiring.application as application')
    .innerJoin('hiring.candidate as candidate', 'candidate.id', 'application.candidateId')
    .select(['application.orgId', 'application.id'])
    .where((is) => is.or([is('application.personId', '=', personId), is('candidate.personId', '=', personId)]))
    .where(isShown)
    .execute();

/** Candidates without an application, and those who were found to be the same as another of the person. */
export async function deleteCandidatesOf(database: Database, personId: number): Promise<void> {
  await sql`
    delete from hiring.candidate as candidate where person_id = ${personId}
      or exists (select from hiring.candidate as own where own.org_id = candidate.org_id and own.id = candidate.merged_into
        and own.person_id = ${personId})`.execute(database);
}

/** Decided so long ago that the organisation may not keep more than the numbers. Who was hired is kept longer. */
export const listOutdated = (database: Database, at: Date, most: number) =>
  database
    .selectFrom('hiring.application as application')
    .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'application.orgId')
    .select(['application.orgId', 'application.id'])
    .where('application.decidedAt', 'is not', null)
    .where(isShown)
    .where('application.status', '<>', 'active')
    .where(
      sql<boolean>`application.decided_at + make_interval(days => case application.status
        when 'hired' then organisation.keep_hired_days else organisation.keep_rejected_days end) <= ${at}`,
    )
    .orderBy('application.decidedAt')
    .limit(most)
    .execute();
