import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import { announceApplication } from './deliveries/repository.ts';
import type { Member } from './rules.ts';
import type { ApplicationEventKind } from './tables.ts';

type ApplicationEvent = {
  readonly orgId: number;
  readonly applicationId: number;
  readonly jobId: number;
  readonly kind: ApplicationEventKind;
  readonly fromStage?: number;
  readonly toStage?: number;
  readonly memberId?: number;
  readonly reason?: string;
  readonly subject?: string;
  readonly at: Date;
};

/** Writes down what became of an application, and notes whom to tell outside. Nothing else tells analytics of it. */
export async function recordApplicationEvent(database: Database, event: ApplicationEvent): Promise<void> {
  const { fromStage = null, toStage = null, memberId = null, ...rest } = event;
  await database
    .insertInto('hiring.applicationEvent')
    .values({ ...rest, fromStage, toStage, memberId })
    .execute();
  await tellPages(database, { orgId: event.orgId, what: 'application', subjectId: event.applicationId, at: event.at });
  await announceApplication(database, event);
}

/** The channel of PostgreSQL on which every process of the server hears that an organisation has something new. */
export const CHANGE_CHANNEL = 'hiring_change';

export type Change = {
  readonly orgId: number;
  readonly what: 'application' | 'job' | 'interview' | 'notification' | 'letter';
  readonly subjectId?: number;
  /** Whom it is for; without it, every member. */
  readonly memberId?: number;
  readonly at: Date;
};

/** Tells the pages that are open now, once the transaction commits. */
export async function tellPages(database: Database, change: Change): Promise<void> {
  const { subjectId = null, memberId = null, ...rest } = change;
  await database
    .insertInto('hiring.change')
    .values({ ...rest, subjectId, memberId })
    .execute();
  await sql`select pg_notify(${CHANGE_CHANNEL}, ${String(change.orgId)})`.execute(database);
}

type Notification = {
  readonly orgId: number;
  readonly memberId: number;
  readonly kind: string;
  readonly facts: Record<string, string | number>;
  readonly path: string;
  readonly at: Date;
};

export async function notifyMember(database: Database, { facts, ...notification }: Notification): Promise<void> {
  await database
    .insertInto('hiring.notification')
    .values({ ...notification, facts: JSON.stringify(facts), readAt: null })
    .execute();
  const { orgId, memberId, at } = notification;
  await tellPages(database, { orgId, what: 'notification', memberId, at });
}

type AuditEvent = {
  readonly orgId: number;
  readonly memberId: number | null;
  readonly kind: string;
  readonly subject?: string;
  readonly details?: Record<string, unknown>;
  readonly at: Date;
};

export async function writeAudit(database: Database, { details = {}, ...event }: AuditEvent): Promise<void> {
  await database
    .insertInto('hiring.auditEvent')
    .values({ ...event, details: JSON.stringify(details) })
    .execute();
}

/*
 * Conditions that several lists and counters share, so that they agree at every moment. They stand in a query that calls the tables
 * `application`, `job` and, for the blind screening, `stage`.
 */

/** Not one of which only numbers are left, and none that goes on as another: what counts of those, analytics alone count. */
export const isShown = sql<boolean>`(application.erased_at is null and application.joined_to is null)`;

/** A new application: active, and nobody has opened it yet. */
export const isNewApplication = sql<boolean>`(application.status = 'active' and application.reviewed_at is null)`;

const isAssigned = ({ id }: Member) => sql<boolean>`exists (select from hiring.assignment
  where assignment.org_id = application.org_id and assignment.application_id = application.id and assignment.member_id = ${id})`;
const isOwnJobOf = ({ id }: Member) => sql<boolean>`(coalesce(job.manager_id, 0) = ${id} or job.created_by = ${id})`;

/** Which applications a member works with: `mayWorkOnJob` of rules.ts in SQL. */
export const worksOn = (member: Member) =>
  ({
    owner: sql<boolean>`true`,
    recruiter: sql<boolean>`(not job.is_confidential or ${isOwnJobOf(member)})`,
    'hiring-manager': isOwnJobOf(member),
    interviewer: sql<boolean>`false`,
  })[member.role];

/** Which applications a member sees: `maySeeApplication` of rules.ts in SQL. A test compares the two. */
export const isSeenBy = (member: Member) =>
  member.role === 'owner' || member.role === 'recruiter' ? worksOn(member) : sql<boolean>`(${worksOn(member)} or ${isAssigned(member)})`;

/** Whether the candidate has no name yet for this member: `isWithheld` of candidates/rules.ts in SQL. A test compares the two. */
export const isWithheldFrom = ({ id }: Pick<Member, 'id'>) => sql<boolean>`(
  job.blind_until is not null and application.status <> 'hired'
  and stage.position < (select position from hiring.stage as named where named.org_id = job.org_id and named.id = job.blind_until)
  and not exists (select from hiring.reveal
    where reveal.org_id = application.org_id and reveal.application_id = application.id and reveal.member_id = ${id}))`;
