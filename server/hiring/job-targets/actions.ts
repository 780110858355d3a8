import type { z } from 'zod';
import type { Job } from '#contract/hiring/job.ts';
import { jobMessages as say } from '#contract/hiring/job-messages.ts';
import type { saveJobTarget as endpoint } from '#contract/hiring/job-targets.ts';
import { Problem } from '#server/platform/problem.ts';
import { recordJobVersion } from '../job-record/repository.ts';
import { contentOf, describeJob, type JobDesk, loadToEdit } from '../jobs/actions.ts';
import { updateJob } from '../jobs/repository.ts';
import type { Member } from '../rules.ts';
import { inScope } from '../scope.ts';
import { findTarget, hasApplications, insertTarget } from './repository.ts';

type Wanted = z.output<(typeof endpoint)['body']>;

/** The row of the job is locked meanwhile, so no application arrives between the question and the answer. */
export function saveJobTarget({ database, now }: JobDesk, member: Member, jobId: number, { version, houses }: Wanted): Promise<Job> {
  const { orgId, id: memberId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const job = await loadToEdit(transaction, member, jobId, version);
    if (await hasApplications(transaction, orgId, jobId)) throw new Problem('conflict', say.targetLocked);
    const before = await findTarget(transaction, orgId, jobId);
    await insertTarget(transaction, { orgId, jobId, version: (before?.version ?? 0) + 1, houses, madeBy: memberId, madeAt: now() });
    await updateJob(transaction, orgId, jobId, { version: version + 1, updatedAt: now() });
    const content = await contentOf(transaction, job);
    await recordJobVersion(transaction, { orgId, jobId, version: version + 1, memberId, changed: ['target'], content, at: now() });
    return describeJob(transaction, member, jobId);
  });
}
