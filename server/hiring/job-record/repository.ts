import type { JobContent } from '#contract/hiring/job-content.ts';
import type { JobState, JobStep } from '#contract/hiring/job-words.ts';
import type { Database } from '#server/platform/database.ts';
import { announceJob } from '../deliveries/repository.ts';
import { tellPages } from '../repository.ts';

export type JobEvent = {
  readonly orgId: number;
  readonly jobId: number;
  readonly step: JobStep;
  readonly fromState: JobState;
  readonly toState: JobState;
  /** Neither of the two: the program itself. */
  readonly memberId?: number;
  readonly operatorId?: number;
  readonly reason?: string;
  readonly at: Date;
};

export async function recordJobEvent(database: Database, { memberId = 0, operatorId = 0, reason = '', ...event }: JobEvent): Promise<void> {
  await database
    .insertInto('hiring.jobEvent')
    .values({ ...event, reason, memberId: memberId || null, operatorId: operatorId || null })
    .execute();
  await tellPages(database, { orgId: event.orgId, what: 'job', subjectId: event.jobId, at: event.at });
  await announceJob(database, event);
}

type NewVersion = {
  readonly orgId: number;
  readonly jobId: number;
  readonly version: number;
  readonly memberId: number;
  readonly changed: readonly string[];
  readonly content: JobContent;
  readonly at: Date;
};

export async function recordJobVersion(database: Database, { changed, content, ...version }: NewVersion): Promise<void> {
  await database
    .insertInto('hiring.jobVersion')
    .values({ ...version, changed: JSON.stringify(changed), content: JSON.stringify(content) })
    .execute();
  const { orgId, jobId, at } = version;
  await tellPages(database, { orgId, what: 'job', subjectId: jobId, at });
}

export const listJobEvents = (database: Database, orgId: number, jobId: number) =>
  database
    .selectFrom('hiring.jobEvent as event')
    .leftJoin('hiring.member as member', (join) => join.onRef('member.orgId', '=', 'event.orgId').onRef('member.id', '=', 'event.memberId'))
    .select(['event.step', 'event.toState', 'event.reason', 'event.at', 'member.name as by'])
    .where('event.orgId', '=', orgId)
    .where('event.jobId', '=', jobId)
    .orderBy('event.id', 'desc')
    .execute();

/** The last step, if it sent the job back. */
export async function findRejection(database: Database, orgId: number, jobId: number) {
  const event = await database
    .selectFrom('hiring.jobEvent as event')
    .leftJoin('hiring.member as member', (join) => join.onRef('member.orgId', '=', 'event.orgId').onRef('member.id', '=', 'event.memberId'))
    .select(['event.step', 'event.reason', 'event.at', 'member.name as by'])
    .where('event.orgId', '=', orgId)
    .where('event.jobId', '=', jobId)
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.step === 'reject' ? event : undefined;
}

export const listJobVersions = (database: Database, orgId: number, jobId: number, atMost: number) =>
  database
    .selectFrom('hiring.jobVersion as version')
    .innerJoin('hiring.member as member', (join) =>
      join.onRef('member.orgId', '=', 'version.orgId').onRef('member.id', '=', 'version.memberId'),
    )
    .select(['version.version', 'version.changed', 'version.at', 'member.name as by'])
    .where('version.orgId', '=', orgId)
    .where('version.jobId', '=', jobId)
    .orderBy('version.version', 'desc')
    .limit(atMost)
    .execute();
