import type { z } from 'zod';
import { boardMessages } from '#contract/hiring/board.ts';
import { seekerMessages as say } from '#contract/hiring/seeker-words.ts';
import { type applyForJob, type OwnApplication, SEEN_STEPS } from '#contract/hiring/seekers.ts';
import { identityMessages } from '#contract/identity-messages.ts';
import { Problem } from '#server/platform/problem.ts';
import { daysAfter } from '#server/platform/time.ts';
import { listQuestions } from '../board/repository.ts';
import type { Seekers } from '../cv/actions.ts';
import { findCv, findSeeker } from '../cv/repository.ts';
import { isKnownMinor } from '../cv/rules.ts';
import { cancelInterviewsOf } from '../interviews/actions.ts';
import { notifyMember, recordApplicationEvent, tellPages } from '../repository.ts';
import { inScope, inScopeWithJobs } from '../scope.ts';
import { receiptMailJob } from './receipt-job.ts';
import {
  adoptApplication,
  copyCv,
  countApplicationsSince,
  findFirstStage,
  findOwn,
  findOwnApplicationFor,
  insertApplication,
  keepCandidate,
  listHistories,
  listMembers,
  listOwnApplications,
  listOwnIds,
  lockJobToApplyFor,
  markWithdrawn,
  waitForOwnTurn,
} from './repository.ts';
import { checkAnswers, hearsOfApplication } from './rules.ts';

type Applying = z.output<typeof applyForJob.body> & { readonly origin: string };

const MOST_IN_A_DAY = 50;

/** One step, once: a second click finds the application that the first one has made. */
export async function apply(seekers: Seekers, personId: number, { jobId, letter, answers, language, origin }: Applying) {
  const { database, jobs, now } = seekers;
  const seeker = await findSeeker(database, personId);
  if (!seeker) throw new Problem('unauthenticated', identityMessages.login.ended);
  if (isKnownMinor(seeker, now())) throw new Problem('forbidden', say.adultsOnly);
  if (!seeker.emailVerified) throw new Problem('forbidden', say.verifyFirst);
  const cv = await findCv(database, personId);
  const { name, email, phone, place, headline } = seeker;
  return inScopeWithJobs(jobs, 'platform', async (transaction, add) => {
    await waitForOwnTurn(transaction, personId);
    const job = await lockJobToApplyFor(transaction, jobId, now());
    if (!job) throw new Problem('not-found', boardMessages.jobNotFound);
    const { orgId } = job;
    const earlier = await findOwnApplicationFor(transaction, { orgId, jobId, personId });
    if (earlier?.status === 'withdrawn') throw new Problem('conflict', say.withdrawn);
    if (earlier) return { applicationId: earlier.id, isNew: false };
    if (!job.isOpen) throw new Problem('gone', say.jobClosed);
    const at = now();
    if ((await countApplicationsSince(transaction, personId, daysAfter(at, -1))) >= MOST_IN_A_DAY)
      throw new Problem('too-many', say.tooMany);
    const { answered, errors } = checkAnswers(await listQuestions(transaction, { orgId, jobId }), answers);
    if (Object.keys(errors).length > 0) throw new Problem('unprocessable', say.answersWrong, errors);
    const applicant = { personId, name, email, phone: phone ?? '', place: place ?? '', headline: headline ?? '' };
    const candidateId = await keepCandidate(transaction, orgId, applicant, at);
    const { id: stageId } = await findFirstStage(transaction, orgId, jobId);
    const sent = { orgId, jobId, candidateId, personId, letter, answers: answered };
    const made = await insertApplication(transaction, { ...sent, stageId, appliedAt: at });
    const kept = made ?? (await adoptApplication(transaction, sent));
    if (!kept) throw new Problem('conflict', say.decidedBefore);
    const applicationId = kept.id;
    if (cv) await copyCv(transaction, { orgId, applicationId }, cv, at);
    if (made) await recordApplicationEvent(transaction, { orgId, applicationId, jobId, kind: 'applied', toStage: stageId, at });
    else await tellPages(transaction, { orgId, what: 'application', subjectId: applicationId, at });
    // no name: the job may be blind
    const told = {
      orgId,
      kind: 'applied',
      facts: { job: job.title, jobId, applicationId },
      path: `/home/employer/candidates/${applicationId}`,
      at,
    };
    for (const member of await listMembers(transaction, orgId))
      if (hearsOfApplication(member, job)) await notifyMember(transaction, { ...told, memberId: member.id });
    await add(receiptMailJob, { applicationId, language, origin });
    return { applicationId, isNew: true };
  });
}

const isSeen = (kind: string): kind is (typeof SEEN_STEPS)[number] => SEEN_STEPS.some((step) => step === kind);

/** Which are theirs, the wall says in the scope of the person; what stands around them, they may not read by themselves. */
export async function readOwnApplications(
  { database, now }: Pick<Seekers, 'database' | 'now'>,
  personId: number,
): Promise<OwnApplication[]> {
  const own = await inScope(database, { person: personId }, (transaction) => listOwnIds(transaction, personId));
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [applications, events] = await inScope(database, 'platform', async (transaction) => [
    await listOwnApplications(transaction, ids, now()),
    await listHistories(transaction, ids),
  ]);
  return applications.map(({ id, appliedAt, answers, ...application }) => ({
    ...application,
    applicationId: id,
    appliedAt: appliedAt.toISOString(),
    answers: answers.map(({ text, answer }) => ({ text, answer })),
    history: events.flatMap(({ applicationId, kind, at, stage }) =>
      applicationId === id && isSeen(kind) ? [{ step: kind, stage: kind === 'moved' ? stage : null, at: at.toISOString() }] : [],
    ),
  }));
}

export async function findOwnOrg({ database }: Pick<Seekers, 'database'>, personId: number, applicationId: number): Promise<number> {
  const own = await inScope(database, { person: personId }, (transaction) => findOwn(transaction, personId, applicationId));
  if (!own) throw new Problem('not-found', say.notYours);
  return own.orgId;
}

/** What it led to is called off with it: nobody waits for somebody who does not come. */
export async function withdraw(seekers: Seekers, personId: number, applicationId: number, origin: string): Promise<void> {
  const { jobs, now } = seekers;
  const organisation = await findOwnOrg(seekers, personId, applicationId);
  await inScopeWithJobs(jobs, { organisation }, async (transaction, add) => {
    const at = now();
    const withdrawn = await markWithdrawn(transaction, organisation, applicationId, at);
    if (!withdrawn) throw new Problem('conflict', say.decided);
    const { jobId, stageId } = withdrawn;
    await recordApplicationEvent(transaction, { orgId: organisation, applicationId, jobId, kind: 'withdrawn', fromStage: stageId, at });
    await cancelInterviewsOf(transaction, add, { orgId: organisation, applicationId }, { at, origin });
  });
}
