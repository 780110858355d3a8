import type { z } from 'zod';
import type { FileContent } from '#contract/endpoint.ts';
import { PAGE_SIZE } from '#contract/hiring/candidate-words.ts';
import type { ApplicationPage, ListedApplication, listApplications as listEndpoint } from '#contract/hiring/candidates.ts';
import { candidateMessages as say } from '#contract/hiring/candidates.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { platformMessages } from '#contract/problem.ts';
import type { Database } from '#server/platform/database.ts';
import { fileName } from '#server/platform/file-kind.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import type { Employers } from '../accounts/employers.ts';
import { listLettersTo } from '../letters/repository.ts';
import { listNotes } from '../notes/repository.ts';
import { recordApplicationEvent, writeAudit } from '../repository.ts';
import { type Member, mayReveal, mayWorkOnJob } from '../rules.ts';
import { inScope } from '../scope.ts';
import { listAssigned, listScorecards } from '../scorecards/repository.ts';
import {
  countApplications,
  countHired,
  findApplication,
  findCv,
  findOngoing,
  insertReveal,
  listApplications,
  listHistory,
  listJobsOf,
  listMembers,
  listStages,
  markReviewed,
} from './repository.ts';
import { isLate, maySeeOthersScorecards, readPlace, writePlace } from './rules.ts';

export type Candidates = Pick<Employers, 'database' | 'now' | 'jobs' | 'config'>;
type Query = z.output<(typeof listEndpoint)['query']>;
type Row = Awaited<ReturnType<typeof listApplications>>[number];

const toListed = (row: Omit<Row, 'moment'>, now: Date): ListedApplication => ({
  applicationId: row.applicationId,
  name: row.name,
  headline: row.headline,
  place: row.place,
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  stageId: row.stageId,
  stageName: row.stageName,
  stageSince: row.stageSince.toISOString(),
  isLate: isLate(row, now),
  status: row.status,
  source: row.source,
  appliedAt: row.appliedAt.toISOString(),
  isNew: row.isNew,
});

/** The counts come with the first page alone: they need not be counted again for each of the others. */
export function readApplications({ database, now }: Candidates, member: Member, { sort, after, size = PAGE_SIZE, ...filter }: Query) {
  const place = after === undefined ? undefined : readPlace(after);
  if (after !== undefined && !place) throw new Problem('malformed', platformMessages.malformed);
  return inScope(database, { organisation: member.orgId }, async (transaction) => {
    const rows = await listApplications(transaction, member, { filter, sort, after: place, size });
    const counts = place ? null : await countApplications(transaction, member, filter);
    const page = rows.slice(0, size);
    const last = rows.length > size ? page.at(-1) : undefined;
    return {
      applications: page.map((row) => toListed(row, now())),
      next: last ? writePlace({ moment: last.moment, id: last.applicationId }) : null,
      counts,
    };
  });
}

export function readChoices({ database }: Candidates, member: Member) {
  return inScope(database, { organisation: member.orgId }, async (transaction) => {
    const jobs = await listJobsOf(transaction, member);
    const stages = await listStages(
      transaction,
      member.orgId,
      jobs.map(({ jobId }) => jobId),
    );
    const members = await listMembers(transaction, member.orgId);
    return {
      jobs: jobs.map((job) => ({
        jobId: job.jobId,
        title: job.title,
        mayWork: mayWorkOnJob(member, job),
        stages: stages.filter(({ jobId }) => jobId === job.jobId).map(({ stageId, name }) => ({ stageId, name })),
      })),
      members,
      you: members.find(({ memberId }) => memberId === member.id)!,
      mayReveal: mayReveal(member),
    };
  });
}

/** The application, if the member may see it: somebody else's is as one that is not there. */
export async function loadApplication(transaction: Database, member: Member, applicationId: number) {
  const application = await findApplication(transaction, member, applicationId);
  if (!application) throw new Problem('not-found', hiringMessages.notFound);
  return application;
}

export function readApplication({ database, now }: Candidates, member: Member, wantedId: number): Promise<ApplicationPage> {
  const { orgId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const applicationId = await findOngoing(transaction, orgId, wantedId);
    const application = await loadApplication(transaction, member, applicationId);
    const mayWork = mayWorkOnJob(member, application);
    const cards = await listScorecards(transaction, orgId, applicationId);
    const assigned = await listAssigned(transaction, orgId, applicationId);
    const hasWritten = (memberId: number) => cards.some((card) => card.memberId === memberId);
    const isAssigned = assigned.some(({ memberId }) => memberId === member.id);
    const seesAll = maySeeOthersScorecards(member, { isAssigned, hasWritten: hasWritten(member.id) });
    const seen = cards.filter(({ memberId }) => seesAll || memberId === member.id);
    const { isWithheld, trueName, email, phone, place, headline } = application;
    return {
      ...toListed(application, now()),
      candidate: isWithheld ? null : { name: trueName, email, phone, place: place ?? '', headline: headline ?? '' },
      letter: isWithheld ? null : application.letter,
      hasCv: application.hasCv && !isWithheld,
      answers: application.answers.map(({ text, answer }) => ({ text, answer })),
      stages: (await listStages(transaction, orgId, [application.jobId])).map(({ stageId, name }) => ({ stageId, name })),
      openings: application.openings,
      hired: await countHired(transaction, orgId, application.jobId),
      history: (await listHistory(transaction, orgId, applicationId)).map((event) => ({ ...event, at: event.at.toISOString() })),
      notes: (await listNotes(transaction, orgId, applicationId)).map((note) => ({ ...note, at: note.at.toISOString() })),
      letters: (await listLettersTo(transaction, orgId, applicationId)).map(({ madeAt, sentAt, ...letter }) => ({
        ...letter,
        at: (sentAt ?? madeAt).toISOString(),
      })),
      scorecards: seen.map((card) => ({
        ...card,
        ratings: card.ratings as ApplicationPage['scorecards'][number]['ratings'],
        submittedAt: card.submittedAt.toISOString(),
      })),
      hiddenScorecards: cards.length - seen.length,
      assigned: assigned.map((colleague) => ({ ...colleague, hasWritten: hasWritten(colleague.memberId) })),
      mayWork,
      mayReveal: isWithheld && mayReveal(member),
      mayRate: mayWork || isAssigned,
    };
  });
}

/** A CV names its owner: a blind screening keeps it back, as if there were none. */
export function readCv({ database }: Candidates, member: Member, applicationId: number): Promise<FileContent> {
  return inScope(database, { organisation: member.orgId }, async (transaction) => {
    const { isWithheld } = await loadApplication(transaction, member, applicationId);
    const cv = isWithheld ? undefined : await findCv(transaction, member.orgId, applicationId);
    if (!cv) throw new Problem('not-found', hiringMessages.notFound);
    return { name: fileName(`cv-${applicationId}`, cv.media, 'cv'), bytes: cv.bytes };
  });
}

/** Only whoever works on the job makes an application old news; an interviewer who reads it does not. */
export function openApplication({ database, now }: Candidates, member: Member, applicationId: number) {
  const { orgId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const application = await loadApplication(transaction, member, applicationId);
    const { jobId } = application;
    if (!application.isNew || !mayWorkOnJob(member, application)) return { isFirst: false };
    const isFirst = await markReviewed(transaction, orgId, applicationId, now());
    if (isFirst)
      await recordApplicationEvent(transaction, { orgId, applicationId, jobId, kind: 'reviewed', memberId: member.id, at: now() });
    return { isFirst };
  });
}

export function revealCandidate({ database, now }: Candidates, member: Member, applicationId: number, reason: string) {
  const { orgId, id: memberId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const application = await loadApplication(transaction, member, applicationId);
    allow(mayReveal(member), hiringMessages.notAllowed);
    if (!application.isWithheld) throw new Problem('conflict', say.alreadyNamed);
    await insertReveal(transaction, { orgId, applicationId, memberId, reason, at: now() });
    const details = { reason, jobId: application.jobId };
    await writeAudit(transaction, { orgId, memberId, kind: 'revealed', subject: String(applicationId), details, at: now() });
    return { name: application.trueName };
  });
}
