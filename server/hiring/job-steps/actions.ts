import type { z } from 'zod';
import type { Job } from '#contract/hiring/job.ts';
import { jobMessages as say } from '#contract/hiring/job-messages.ts';
import type { takeJobStep as stepEndpoint } from '#contract/hiring/job-steps.ts';
import type { CloseReason, JobStep } from '#contract/hiring/job-words.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import type { Database } from '#server/platform/database.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { type JobEvent, recordJobEvent } from '../job-record/repository.ts';
import { describeJob, type JobDesk, loadJob } from '../jobs/actions.ts';
import { missingIn } from '../jobs/content.ts';
import { findJob, findOrganisation, type JobRow, listClosing, listColleagues, updateJob } from '../jobs/repository.ts';
import { approvalNeeded, dayIn, isPastClosing, mayTakeStep, stateAfter } from '../jobs/rules.ts';
import { notifyMember } from '../repository.ts';
import { isOwnJob, type Member } from '../rules.ts';
import { inScope } from '../scope.ts';

type Wanted = z.output<(typeof stepEndpoint)['body']>;

const pathOfJob = (jobId: number) => `/home/manage-jobs/${jobId}`;

export function takeJobStep({ database, now }: JobDesk, member: Member, jobId: number, wanted: Wanted): Promise<Job> {
  return inScope(database, { organisation: member.orgId }, async (transaction) => {
    const job = await loadJob(transaction, member, jobId, { toChange: true });
    const organisation = await findOrganisation(transaction, member.orgId);
    const approval = wanted.step === 'submit' ? approvalNeeded(member, job, organisation.verifiedAt !== null) : null;
    const step: JobStep = wanted.step === 'submit' && approval === null ? 'waive' : wanted.step;
    if (stateAfter(step, job.state) === undefined) throw new Problem('conflict', say.wrongState);
    allow(mayTakeStep(member, job, step), hiringMessages.notAllowed);
    if (job.version !== wanted.version) throw new Problem('conflict', hiringMessages.staleVersion);
    if (step === 'submit' || step === 'waive' || step === 'publish' || step === 'resume') requireAll(job, organisation.timeZone, now());
    const { reason, closeReason } = wanted;
    await moveJob(transaction, job, step, {
      at: now(),
      memberId: member.id,
      ...(approval && { waitsFor: approval }),
      ...(reason && { reason }),
      ...(closeReason && { closeReason }),
    });
    if (step === 'submit' && approval === 'member') await askForApproval(transaction, member, job, now());
    if ((step === 'approve' || step === 'reject') && job.createdBy !== member.id)
      await tellOfDecision(transaction, job, step === 'approve', reason ?? '', now());
    return describeJob(transaction, member, jobId);
  });
}

function requireAll(job: JobRow, timeZone: string, now: Date): void {
  const missing = missingIn(job as Parameters<typeof missingIn>[0], timeZone, now);
  if (Object.keys(missing).length > 0) throw new Problem('unprocessable', say.incomplete, missing);
}

type Move = {
  readonly at: Date;
  readonly memberId?: number;
  readonly operatorId?: number;
  readonly waitsFor?: 'member' | 'platform';
  readonly closeReason?: CloseReason;
  readonly reason?: string;
};

/** The one place where a job changes its state; each change is an event. */
export async function moveJob(
  database: Database,
  job: Pick<JobRow, 'id' | 'orgId' | 'state' | 'publishedAt'>,
  step: JobStep,
  move: Move,
): Promise<void> {
  const toState = stateAfter(step, job.state);
  if (!toState) throw new Problem('conflict', say.wrongState);
  const { at, waitsFor = null, closeReason, ...who } = move;
  await updateJob(database, job.orgId, job.id, {
    state: toState,
    waitsFor,
    updatedAt: at,
    ...(toState === 'open' && !job.publishedAt && { publishedAt: at }),
    ...(toState === 'closed' && { closedAt: at, closeReason: closeReason ?? 'cancelled' }),
  });
  const event: JobEvent = { orgId: job.orgId, jobId: job.id, step, fromState: job.state, toState, at, ...who };
  await recordJobEvent(database, event);
}

/** Whoever is named, otherwise every owner. */
async function askForApproval(database: Database, member: Member, job: JobRow, at: Date): Promise<void> {
  const colleagues = await listColleagues(database, member.orgId);
  const by = colleagues.find(({ memberId }) => memberId === member.id)?.name ?? '';
  const isAsked = job.approverId !== null && job.approverId !== member.id;
  for (const { memberId, role } of colleagues) {
    if (memberId === member.id || (isAsked ? memberId !== job.approverId : role !== 'owner')) continue;
    const facts = { title: job.title, by };
    await notifyMember(database, { orgId: member.orgId, memberId, kind: 'job-to-approve', facts, path: pathOfJob(job.id), at });
  }
}

export async function tellOfDecision(
  database: Database,
  job: Pick<JobRow, 'id' | 'orgId' | 'title' | 'createdBy'>,
  isApproved: boolean,
  reason: string,
  at: Date,
): Promise<void> {
  const { id, orgId, title, createdBy: memberId } = job;
  const kind = isApproved ? 'job-approved' : 'job-rejected';
  await notifyMember(database, { orgId, memberId, kind, facts: { title, reason }, path: pathOfJob(id), at });
}

/** Every job whose last day is over where its organisation is, each in a transaction of its own. */
export async function closePastJobs({ database, now }: JobDesk): Promise<number> {
  // nowhere is it later than in Kiribati, so none is missed; which are over there but not at home, the rule says
  const due = await inScope(database, 'platform', (transaction) => listClosing(transaction, dayIn('Pacific/Kiritimati', now())));
  let closed = 0;
  for (const { jobId, orgId, closesOn, timeZone } of due) {
    if (!isPastClosing(closesOn, timeZone, now())) continue;
    const isClosed = await inScope(database, { organisation: orgId }, async (transaction) => {
      const job = await findJob(transaction, orgId, jobId, { toChange: true });
      if (!job || stateAfter('expire', job.state) === undefined || !isPastClosing(job.closesOn, timeZone, now())) return false;
      await moveJob(transaction, job, 'expire', { at: now(), closeReason: 'expired' });
      for (const { memberId } of (await listColleagues(transaction, orgId)).filter(({ memberId: id }) => isOwnJob({ id } as Member, job)))
        await notifyMember(transaction, {
          ...{ orgId, memberId, kind: 'job-expired', facts: { title: job.title }, path: pathOfJob(jobId) },
          at: now(),
        });
      return true;
    });
    if (isClosed) closed += 1;
  }
  return closed;
}
