import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import { isShown, isWithheldFrom } from '../repository.ts';
import type { Member } from '../rules.ts';

const DIGITS = (name: 'one' | 'other') => sql`right(regexp_replace(${sql.ref(`${name}.phone`)}, '\\D', '', 'g'), 10)`;
/** Pairs of one answer: whoever has more comes back to the list. */
const MAX_PAIRS = 100;

/** The older entry first. An entry with an application whose candidate is withheld from the member is not told of. */
export async function listPairs(transaction: Database, member: Member) {
  const { orgId } = member;
  const { rows } = await sql<{ keep: number; merge: number; sameEmail: boolean; samePhone: boolean }>`
    with named as (
      select candidate.* from hiring.candidate as candidate
      where candidate.org_id = ${orgId} and candidate.merged_into is null and not exists (
        select from hiring.application as application
        join hiring.job as job on job.org_id = application.org_id and job.id = application.job_id
        join hiring.stage as stage on stage.org_id = application.org_id and stage.id = application.stage_id
        where application.org_id = candidate.org_id and application.candidate_id = candidate.id
          and (${isWithheldFrom(member)} or job.is_confidential and ${member.role} <> 'owner'
            and coalesce(job.manager_id, 0) <> ${member.id} and job.created_by <> ${member.id})))
    select one.id as keep, other.id as merge,
      one.email <> '' and lower(one.email) = lower(other.email) as same_email,
      length(${DIGITS('one')}) = 10 and ${DIGITS('one')} = ${DIGITS('other')} as same_phone
    from named as one join named as other on one.id < other.id
      and (one.email <> '' and lower(one.email) = lower(other.email)
        or length(${DIGITS('one')}) = 10 and ${DIGITS('one')} = ${DIGITS('other')})
    where one.person_id is null or other.person_id is null or one.person_id = other.person_id
    order by one.id, other.id limit ${MAX_PAIRS}`.execute(transaction);
  return rows;
}

export const listEntries = (transaction: Database, orgId: number, ids: readonly number[]) =>
  transaction
    .selectFrom('hiring.candidate')
    .select(['id', 'personId', 'name', 'email', 'phone', 'place', 'headline'])
    .where('orgId', '=', orgId)
    .where('mergedInto', 'is', null)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const listApplicationsOf = (transaction: Database, orgId: number, candidateIds: readonly number[]) =>
  transaction
    .selectFrom('hiring.application as application')
    .innerJoin('hiring.job as job', (join) => join.onRef('job.orgId', '=', 'application.orgId').onRef('job.id', '=', 'application.jobId'))
    .select([
      'application.id as applicationId',
      'application.candidateId',
      'application.jobId',
      'application.status',
      'job.title as jobTitle',
    ])
    .where('application.orgId', '=', orgId)
    .where('application.candidateId', 'in', candidateIds)
    .where(isShown)
    .orderBy('application.id')
    .execute();

export async function moveApplications(transaction: Database, orgId: number, ids: readonly number[], candidateId: number): Promise<void> {
  if (ids.length === 0) return;
  await transaction.updateTable('hiring.application').set({ candidateId }).where('orgId', '=', orgId).where('id', 'in', ids).execute();
}

type Told = {
  readonly personId: number | null;
  readonly email: string;
  readonly phone: string;
  readonly place: string;
  readonly headline: string;
};

/** What one entry lacks, the other may know. */
export async function joinEntries(
  transaction: Database,
  orgId: number,
  keep: Told & { readonly id: number },
  merge: Told & { readonly id: number },
) {
  const { personId, email, phone, place, headline } = keep;
  await transaction
    .updateTable('hiring.candidate')
    .set({ mergedInto: keep.id })
    .where('orgId', '=', orgId)
    .where('id', '=', merge.id)
    .execute();
  await transaction
    .updateTable('hiring.candidate')
    .set({
      personId: personId ?? merge.personId,
      email: email || merge.email,
      phone: phone || merge.phone,
      place: place || merge.place,
      headline: headline || merge.headline,
    })
    .where('orgId', '=', orgId)
    .where('id', '=', keep.id)
    .execute();
}
