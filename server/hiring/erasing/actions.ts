import type { Database } from '#server/platform/database.ts';
import type { Add } from '#server/platform/job.ts';
import type { Seekers } from '../cv/actions.ts';
import { dropInterviewsOf } from '../interviews/actions.ts';
import { findOwnOrg } from '../own-applications/actions.ts';
import { recordApplicationEvent, tellPages, writeAudit } from '../repository.ts';
import { inScope, inScopeWithJobs, withinScopeWithJobs } from '../scope.ts';
import {
  countSelfIdentification,
  deleteCandidatesOf,
  forgetAround,
  listOfPerson,
  listOutdated,
  lockNumbers,
  replaceByNumbers,
} from './repository.ts';

type Erased = { readonly orgId: number; readonly id: number; readonly why: 'candidate' | 'account' | 'days'; readonly at: Date };
/** With which those are told who wait for the candidate. `origin`: what links of mails begin with. */
type Telling = { readonly add: Add; readonly origin: string };

/** Leaves the numbers of an application, and nothing that says whose it was. That it was done can be traced. */
async function eraseToNumbers(transaction: Database, { orgId, id, why, at }: Erased, telling?: Telling): Promise<void> {
  const numbers = await lockNumbers(transaction, orgId, id);
  if (!numbers) return;
  const { jobId, stageId, status } = numbers;
  // who leaves while the application is under way withdraws it, and the organisation's numbers say so
  if (status === 'active')
    await recordApplicationEvent(transaction, { orgId, applicationId: id, jobId, kind: 'withdrawn', fromStage: stageId, at });
  if (telling) await dropInterviewsOf(transaction, telling.add, { orgId, applicationId: id }, { at, origin: telling.origin });
  if (why === 'days') await countSelfIdentification(transaction, orgId, id);
  await replaceByNumbers(transaction, orgId, id, at);
  await forgetAround(transaction, numbers, id);
  await writeAudit(transaction, { orgId, memberId: null, kind: 'application-erased', subject: `application ${id}`, details: { why }, at });
  await tellPages(transaction, { orgId, what: 'application', subjectId: id, at });
}

export async function eraseOwn(seekers: Seekers, personId: number, applicationId: number, origin: string): Promise<void> {
  const orgId = await findOwnOrg(seekers, personId, applicationId);
  await inScopeWithJobs(seekers.jobs, { organisation: orgId }, (transaction, add) =>
    eraseToNumbers(transaction, { orgId, id: applicationId, why: 'candidate', at: seekers.now() }, { add, origin }),
  );
}

/** All applications of somebody whose account is erased, within the transaction that does it. */
export const leaveHiring = (transaction: Database, personId: number, at: Date, telling: Telling): Promise<void> =>
  withinScopeWithJobs(transaction, telling.add, 'platform', async (add) => {
    for (const { orgId, id } of await listOfPerson(transaction, personId))
      await eraseToNumbers(transaction, { orgId, id, why: 'account', at }, { ...telling, add });
    await deleteCandidatesOf(transaction, personId);
  });

const AT_ONCE = 200;

/** What organisations may not keep for longer, by the days that each has set. */
export async function eraseOutdated({ database, now }: Pick<Seekers, 'database' | 'now'>): Promise<void> {
  for (;;) {
    const outdated = await inScope(database, 'platform', (transaction) => listOutdated(transaction, now(), AT_ONCE));
    for (const { orgId, id } of outdated)
      await inScope(database, { organisation: orgId }, (transaction) => eraseToNumbers(transaction, { orgId, id, why: 'days', at: now() }));
    if (outdated.length < AT_ONCE) return;
  }
}
