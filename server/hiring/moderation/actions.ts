import { jobMessages } from '#contract/hiring/job-messages.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import type { FirstJobs } from '#contract/hiring/moderation.ts';
import { Problem } from '#server/platform/problem.ts';
import { moveJob, tellOfDecision } from '../job-steps/actions.ts';
import type { JobDesk } from '../jobs/actions.ts';
import { listQuestions } from '../jobs/repository.ts';
import { writeAudit } from '../repository.ts';
import { inScope } from '../scope.ts';
import { findWaiting, listDecided, listWaiting, verifyOrganisation } from './repository.ts';

const MAX_WAITING = 50;
const MAX_DECIDED = 100;

export function readFirstJobs({ database }: JobDesk): Promise<FirstJobs> {
  return inScope(database, 'platform', async (transaction) => {
    const waiting: FirstJobs['waiting'] = [];
    for (const { orgId, name, mobileNumber, website, about, owner, foundedAt, updatedAt, ...job } of await listWaiting(
      transaction,
      MAX_WAITING,
    ))
      waiting.push({
        ...(job as Pick<FirstJobs['waiting'][number], 'workPlace' | 'employment' | 'salaryCurrency' | 'salaryPer'> & typeof job),
        questions: (await listQuestions(transaction, orgId, job.jobId)).map(({ text }) => text),
        organisation: { name, mobileNumber, website, about, owner, createdAt: foundedAt.toISOString() },
        waitsSince: updatedAt.toISOString(),
      });
    const decided = (await listDecided(transaction, MAX_DECIDED)).map(({ step, operatorId, at, ...decision }) => ({
      ...decision,
      operatorId: operatorId!,
      isApproved: step === 'approve',
      at: at.toISOString(),
    }));
    return { waiting, decided };
  });
}

type Decision = { readonly version: number; readonly isApproved: boolean; readonly reason: string };

/** An operator decides on the text that they have read. To approve it verifies the organisation. */
export function decideFirstJob({ database, now }: JobDesk, operatorId: number, jobId: number, { version, isApproved, reason }: Decision) {
  return inScope(database, 'platform', async (transaction) => {
    const job = await findWaiting(transaction, jobId);
    if (!job) throw new Problem('not-found', hiringMessages.notFound);
    if (job.waitsFor !== 'platform' || job.state !== 'pending_approval') throw new Problem('conflict', jobMessages.wrongState);
    if (job.version !== version) throw new Problem('conflict', hiringMessages.staleVersion);
    const { orgId } = job;
    const at = now();
    await moveJob(transaction, job, isApproved ? 'approve' : 'reject', { at, operatorId, reason });
    if (isApproved) await verifyOrganisation(transaction, orgId, at);
    const kind = isApproved ? 'verified' : 'first-job-rejected';
    await writeAudit(transaction, { orgId, memberId: null, kind, subject: String(jobId), details: { reason }, at });
    await tellOfDecision(transaction, job, isApproved, isApproved ? '' : reason, at);
    return { isVerified: isApproved };
  });
}
