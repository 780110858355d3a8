import type { z } from 'zod';
import type { Job } from '#contract/hiring/job.ts';
import { jobMessages as say } from '#contract/hiring/job-messages.ts';
import type { saveJobStages as endpoint } from '#contract/hiring/job-stages.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { Problem } from '#server/platform/problem.ts';
import { recordJobVersion } from '../job-record/repository.ts';
import { contentOf, describeJob, type JobDesk, loadToEdit } from '../jobs/actions.ts';
import { updateJob } from '../jobs/repository.ts';
import type { Member } from '../rules.ts';
import { inScope } from '../scope.ts';
import { deleteStages, insertStages, listStages, moveStagesAside, updateStage } from './repository.ts';
import { areOfJob, stagesToRemove } from './rules.ts';

type Wanted = z.output<(typeof endpoint)['body']>;

export function saveJobStages({ database, now }: JobDesk, member: Member, jobId: number, wanted: Wanted): Promise<Job> {
  const { orgId } = member;
  const { version, stages, blindUntil } = wanted;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const job = await loadToEdit(transaction, member, jobId, version);
    const standing = (await listStages(transaction, orgId, jobId)).map(({ stageId, isEmpty }) => ({ stageId, isEmpty: Boolean(isEmpty) }));
    if (!areOfJob(standing, stages)) throw new Problem('not-found', hiringMessages.notFound);
    if (blindUntil !== null && blindUntil >= stages.length) throw new Problem('malformed', say.blindUntil, { blindUntil: say.blindUntil });
    const gone = stagesToRemove(standing, stages);
    if (typeof gone === 'string') throw new Problem('conflict', gone);
    await deleteStages(transaction, orgId, jobId, gone);
    await moveStagesAside(transaction, orgId, jobId);
    const numbers: number[] = [];
    for (const [index, { stageId, ...stage }] of stages.entries()) {
      const placed = { ...stage, position: index + 1 };
      if (stageId === null) numbers.push(...(await insertStages(transaction, orgId, jobId, [placed])));
      else await updateStage(transaction, orgId, { stageId, ...placed });
      if (stageId !== null) numbers.push(stageId);
    }
    const named = blindUntil === null ? null : numbers[blindUntil]!;
    await updateJob(transaction, orgId, jobId, { version: version + 1, blindUntil: named, updatedAt: now() });
    const changed = job.blindUntil === named ? ['stages'] : ['stages', 'blindUntil'];
    const content = await contentOf(transaction, job);
    await recordJobVersion(transaction, { orgId, jobId, version: version + 1, memberId: member.id, changed, content, at: now() });
    return describeJob(transaction, member, jobId);
  });
}
