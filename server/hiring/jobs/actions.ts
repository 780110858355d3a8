import type { z } from 'zod';
import type { Job, ListedJob } from '#contract/hiring/job.ts';
import type { JobContent } from '#contract/hiring/job-content.ts';
import { jobMessages as say } from '#contract/hiring/job-messages.ts';
import type { createJob as createEndpoint, listJobs as listEndpoint, saveJob as saveEndpoint } from '#contract/hiring/jobs.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/language.ts';
import type { Database } from '#server/platform/database.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import type { Employers } from '../accounts/employers.ts';
import { readPlace, writePlace } from '../candidates/rules.ts';
import { findRejection, listJobEvents, listJobVersions, recordJobVersion } from '../job-record/repository.ts';
import { insertStages, listStages, listTemplate } from '../job-stages/repository.ts';
import { findTarget, hasApplications, insertTarget } from '../job-targets/repository.ts';
import { type Member, mayCreateJobs } from '../rules.ts';
import { inScope } from '../scope.ts';
import { cleanText } from './clean-text.ts';
import { changedFields } from './content.ts';
import {
  countApplicationsOf,
  countByState,
  findJob,
  findJobMadeWith,
  findOrganisation,
  insertJob,
  type JobRow,
  listColleagues,
  listJobs,
  listQuestions,
  saveQuestions,
  updateJob,
} from './repository.ts';
import { actsOpenTo, dayIn, mayEditJob, maySeeJob } from './rules.ts';

export type JobDesk = Pick<Employers, 'database' | 'now'>;

const PAGE_SIZE = 20;
const MAX_VERSIONS = 50;

/** The job, if the member may see it: somebody else's is as one that is not there. */
export async function loadJob(database: Database, member: Member, jobId: number, options?: { toChange: boolean }): Promise<JobRow> {
  allow(mayCreateJobs(member), hiringMessages.notAllowed);
  const job = await findJob(database, member.orgId, jobId, options);
  if (!job || !maySeeJob(member, job)) throw new Problem('not-found', hiringMessages.notFound);
  return job;
}

/** For a change of what it says: nobody overwrites what they have not read. */
export async function loadToEdit(database: Database, member: Member, jobId: number, version: number): Promise<JobRow> {
  const job = await loadJob(database, member, jobId, { toChange: true });
  if (job.state === 'closed' || job.state === 'archived') throw new Problem('conflict', say.notEditable);
  allow(mayEditJob(member, job), hiringMessages.notAllowed);
  if (job.version !== version) throw new Problem('conflict', hiringMessages.staleVersion);
  return job;
}

export async function contentOf(database: Database, job: JobRow): Promise<JobContent> {
  const { title, description, department, place, region, country, openings, isConfidential, managerId, approverId, closesOn } = job;
  const { workPlace, employment, salaryFrom, salaryTo, salaryCurrency, salaryPer, language } = job as Pick<
    JobContent,
    'workPlace' | 'employment' | 'salaryFrom' | 'salaryTo' | 'salaryCurrency' | 'salaryPer' | 'language'
  >;
  return {
    ...{ title, description, department, place, region, country, workPlace, employment },
    ...{ salaryFrom, salaryTo, salaryCurrency, salaryPer, openings, isConfidential, managerId, approverId, closesOn, language },
    questions: await listQuestions(database, job.orgId, job.id),
  };
}

export async function describeJob(database: Database, member: Member, jobId: number): Promise<Job> {
  const job = await loadJob(database, member, jobId);
  const { orgId } = member;
  const rejection = job.state === 'draft' ? await findRejection(database, orgId, jobId) : undefined;
  const target = await findTarget(database, orgId, jobId);
  const [count] = await countApplicationsOf(database, orgId, [jobId]);
  return {
    jobId,
    ...{ state: job.state, closeReason: job.closeReason, waitsFor: job.waitsFor, version: job.version, blindUntil: job.blindUntil },
    organisation: (await findOrganisation(database, orgId)).name,
    content: await contentOf(database, job),
    stages: (await listStages(database, orgId, jobId)).map((stage) => ({
      ...stage,
      applications: stage.applications ?? 0,
      isEmpty: Boolean(stage.isEmpty),
    })),
    target: target ? { version: target.version, houses: target.houses } : null,
    isTargetLocked: await hasApplications(database, orgId, jobId),
    rejection: rejection ? { reason: rejection.reason, by: rejection.by, at: rejection.at.toISOString() } : null,
    active: count?.active ?? 0,
    updatedAt: job.updatedAt.toISOString(),
    publishedAt: job.publishedAt?.toISOString() ?? null,
    closedAt: job.closedAt?.toISOString() ?? null,
    acts: actsOpenTo(member, job),
  };
}

export const readJob = ({ database }: JobDesk, member: Member, jobId: number): Promise<Job> =>
  inScope(database, { organisation: member.orgId }, (transaction) => describeJob(transaction, member, jobId));

export function readJobChoices({ database, now }: JobDesk, member: Member) {
  allow(mayCreateJobs(member), hiringMessages.notAllowed);
  return inScope(database, { organisation: member.orgId }, async (transaction) => {
    const { name, verifiedAt, language, timeZone } = await findOrganisation(transaction, member.orgId);
    return {
      memberId: member.id,
      role: member.role,
      members: await listColleagues(transaction, member.orgId),
      isVerified: verifiedAt !== null,
      organisation: name,
      language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
      today: dayIn(timeZone, now()),
    };
  });
}

type Query = z.output<(typeof listEndpoint)['query']>;

/** The counts come with the first page alone. */
export function readJobs({ database, now }: JobDesk, member: Member, { after, ...query }: Query) {
  allow(mayCreateJobs(member), hiringMessages.notAllowed);
  const place = after === undefined ? undefined : readPlace(after);
  if (after !== undefined && !place) throw new Problem('malformed', say.cursor);
  return inScope(database, { organisation: member.orgId }, async (transaction) => {
    const wanted = { ...query, now: now() };
    const rows = await listJobs(transaction, member, wanted, place, PAGE_SIZE + 1);
    const page = rows.slice(0, PAGE_SIZE);
    const ids = page.map(({ id }) => id);
    const counts = new Map((await countApplicationsOf(transaction, member.orgId, ids)).map((count) => [count.jobId, count]));
    const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
    return {
      jobs: page.map((job): ListedJob => {
        const { active = 0, isNew = 0 } = counts.get(job.id) ?? {};
        const { listedState: state, waitsFor, version, title, department, place: where, closesOn, isConfidential } = job;
        const closeReason = state === job.state ? job.closeReason : 'expired';
        return {
          jobId: job.id,
          ...{ state, closeReason, waitsFor, version, title, department, place: where, closesOn, isConfidential, active, isNew },
          updatedAt: job.updatedAt.toISOString(),
          publishedAt: job.publishedAt?.toISOString() ?? null,
          acts: actsOpenTo(member, job),
        };
      }),
      next: last ? writePlace({ moment: last.moment, id: last.id }) : null,
      counts: place ? null : await countByState(transaction, member, wanted),
    };
  });
}

/** What is left of a text once it is clean, with colleagues who can be what they are named as. */
async function accept(database: Database, orgId: number, content: JobContent): Promise<JobContent> {
  const known = new Set((await listColleagues(database, orgId)).map(({ memberId }) => memberId));
  const strangers = (['managerId', 'approverId'] as const).filter((field) => content[field] !== null && !known.has(content[field]!));
  if (strangers.length > 0)
    throw new Problem('unprocessable', say.colleague, Object.fromEntries(strangers.map((field) => [field, say.colleague])));
  return { ...content, description: cleanText(content.description) };
}

type NewJob = z.output<(typeof createEndpoint)['body']>;

export function createJob({ database, now }: JobDesk, member: Member, { madeWith, ...given }: NewJob): Promise<Job> {
  allow(mayCreateJobs(member), hiringMessages.notAllowed);
  return inScope(database, { organisation: member.orgId }, async (transaction) => {
    const content = await accept(transaction, member.orgId, given);
    const stages = await listTemplate(transaction, member.orgId);
    const { blindUntil } = await findOrganisation(transaction, member.orgId);
    const { jobId, isNew } = await makeJob(transaction, member, { madeWith, content, stages, blindUntil, at: now() });
    if (!isNew) await takeOver(transaction, member, jobId, content, now());
    return describeJob(transaction, member, jobId);
  });
}

type Beginning = {
  readonly madeWith: string;
  readonly content: JobContent;
  readonly stages: readonly { readonly name: string; readonly deadlineDays: number | null }[];
  /** The index of one of these stages. */
  readonly blindUntil: number | null;
  readonly at: Date;
};

/** The same number makes the same job: a page that sends twice gets the one that it has made. */
async function makeJob(database: Database, member: Member, { madeWith, content, stages, blindUntil, at }: Beginning) {
  const { orgId, id: createdBy } = member;
  const { questions, ...text } = content;
  const jobId = await insertJob(database, { ...text, orgId, createdBy, madeWith, at });
  if (jobId === undefined) return { jobId: (await findJobMadeWith(database, orgId, madeWith))!, isNew: false };
  await saveQuestions(database, orgId, jobId, questions);
  const placed = stages.map((stage, index) => ({ ...stage, position: index + 1 }));
  const numbers = await insertStages(database, orgId, jobId, placed);
  if (blindUntil !== null) await updateJob(database, orgId, jobId, { blindUntil: numbers[blindUntil]!, updatedAt: at });
  await recordJobVersion(database, { orgId, jobId, version: 1, memberId: createdBy, changed: [], content, at });
  return { jobId, isNew: true };
}

/** A page that never heard that its job was made sends it again, perhaps with more text: that is kept too. */
async function takeOver(database: Database, member: Member, jobId: number, content: JobContent, at: Date): Promise<void> {
  const job = await loadJob(database, member, jobId, { toChange: true });
  if (job.version === 1 && job.createdBy === member.id && mayEditJob(member, job)) await writeContent(database, member, job, content, at);
}

const withoutNumbers = (content: JobContent): JobContent => ({
  ...content,
  questions: content.questions.map((question) => ({ ...question, questionId: null })),
});

/** One version more, if anything differs. A question that is new to whoever sends it has no number yet. */
async function writeContent(database: Database, member: Member, job: JobRow, content: JobContent, at: Date): Promise<void> {
  const { orgId, id: jobId, version } = job;
  const before = await contentOf(database, job);
  const changed = changedFields(withoutNumbers(before), withoutNumbers(content));
  if (changed.length === 0) return;
  const { questions, ...text } = content;
  await updateJob(database, orgId, jobId, { ...text, version: version + 1, updatedAt: at });
  if (changed.includes('questions')) await saveQuestions(database, orgId, jobId, questions);
  await recordJobVersion(database, { orgId, jobId, version: version + 1, memberId: member.id, changed, content, at });
}

type Saved = z.output<(typeof saveEndpoint)['body']>;

export function saveJob({ database, now }: JobDesk, member: Member, jobId: number, { version, ...given }: Saved): Promise<Job> {
  const { orgId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const job = await loadToEdit(transaction, member, jobId, version);
    const content = await accept(transaction, orgId, given);
    await writeContent(transaction, member, job, content, now());
    return describeJob(transaction, member, jobId);
  });
}

/** With its questions, stages and target, without its people and its last day. */
export function duplicateJob({ database, now }: JobDesk, member: Member, jobId: number, madeWith: string): Promise<Job> {
  const { orgId, id: madeBy } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const job = await loadJob(transaction, member, jobId);
    const original = await contentOf(transaction, job);
    const content = { ...original, closesOn: null, questions: original.questions.map((question) => ({ ...question, questionId: null })) };
    const stages = await listStages(transaction, orgId, jobId);
    const blind = stages.findIndex(({ stageId }) => stageId === job.blindUntil);
    const beginning = { madeWith, content, stages, blindUntil: blind < 0 ? null : blind, at: now() };
    const { jobId: copyId, isNew } = await makeJob(transaction, member, beginning);
    if (isNew) await copyTarget(transaction, { orgId, jobId, copyId, madeBy, madeAt: now() });
    return describeJob(transaction, member, copyId);
  });
}

type Copy = { readonly orgId: number; readonly jobId: number; readonly copyId: number; readonly madeBy: number; readonly madeAt: Date };
async function copyTarget(database: Database, { orgId, jobId, copyId, madeBy, madeAt }: Copy): Promise<void> {
  const target = await findTarget(database, orgId, jobId);
  if (target) await insertTarget(database, { orgId, jobId: copyId, version: 1, houses: target.houses, madeBy, madeAt });
}

export function readJobHistory({ database }: JobDesk, member: Member, jobId: number) {
  return inScope(database, { organisation: member.orgId }, async (transaction) => {
    await loadJob(transaction, member, jobId);
    const [events, versions] = [
      await listJobEvents(transaction, member.orgId, jobId),
      await listJobVersions(transaction, member.orgId, jobId, MAX_VERSIONS),
    ];
    return {
      events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
      versions: versions.map((version) => ({ ...version, at: version.at.toISOString() })),
    };
  });
}
