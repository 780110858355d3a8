import {
  type InterviewAnswer,
  type InterviewState,
  type InterviewWay,
  MAX_INTERVIEWS_A_DAY,
  MAX_MOVES_A_DAY,
} from '#contract/hiring/interview-words.ts';
import { interviewMessages as say } from '#contract/hiring/interviews.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { type Database, isUniqueViolation } from '#server/platform/database.ts';
import type { Add } from '#server/platform/job.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { daysAfter } from '#server/platform/time.ts';
import type { Employers } from '../accounts/employers.ts';
import { findMyself } from '../accounts/repository.ts';
import { announceInterview } from '../deliveries/repository.ts';
import { waitToWrite } from '../letters/repository.ts';
import type { Member } from '../rules.ts';
import { inScope, inScopeWithJobs } from '../scope.ts';
import { erasedMailJob } from './erased-mail-job.ts';
import { mailOf } from './mail-job.ts';
import {
  countMovesSince,
  countProposedSince,
  findApplicationToInterview,
  hasEnded,
  insertInterview,
  insertInterviewers,
  listBusy,
  listInterviewers,
  listSlots,
  lockInterview,
  lockMembers,
  lockOpenInterviews,
  recordStep,
  replaceSlots,
  setAnswer,
  updateInterview,
} from './repository.ts';
import { type InterviewStep, isFree, overlaps, spanOf, stateAfter } from './rules.ts';
import type { Standing } from './standing.ts';
import { addMails, notify, tell } from './telling.ts';

export type Interviews = Pick<Employers, 'database' | 'config' | 'jobs' | 'mailer' | 'now'>;
export type Done = { readonly interviewId: number; readonly state: InterviewState };

type Proposal = {
  readonly title: string;
  readonly way: InterviewWay;
  readonly place: string;
  readonly message: string;
  readonly minutes: number;
  readonly timeZone: string;
  readonly times: readonly Date[];
  readonly interviewers: readonly number[];
};

export async function proposeInterview(
  { database, jobs, now }: Interviews,
  member: Member,
  applicationId: number,
  { times, interviewers, ...proposal }: Proposal,
  origin: string,
): Promise<Done> {
  const at = now();
  const { orgId } = member;
  const memberIds = [...new Set(interviewers)];
  refusePast(times, at);
  allow((await findMyself(database, member)).isEmailVerified, say.verifyFirst);
  try {
    return await inScopeWithJobs(jobs, { organisation: orgId }, async (transaction, add) => {
      await waitToWrite(transaction, orgId);
      if ((await countProposedSince(transaction, orgId, daysAfter(at, -1))) >= MAX_INTERVIEWS_A_DAY)
        throw new Problem('too-many', say.tooMany);
      const application = await findApplicationToInterview(transaction, member, applicationId);
      if (!application) throw new Problem('not-found', hiringMessages.notFound);
      if (application.status !== 'active') throw new Problem('conflict', say.notActive);
      const known = await lockMembers(transaction, orgId, memberIds);
      if (known.length < memberIds.length) throw new Problem('malformed', say.unknownInterviewer, { interviewers: say.unknownInterviewer });
      const { jobId, personId } = application;
      const id = await insertInterview(transaction, {
        ...{ ...proposal, orgId, applicationId, jobId, personId, state: 'proposed', startsAt: null, endsAt: null, askedAt: null },
        ...{ calendarUid: `${crypto.randomUUID()}@bhava`, remindedOf: null, createdBy: member.id, createdAt: at, updatedAt: at },
      });
      await insertInterviewers(transaction, { orgId, id, applicationId }, memberIds, at);
      await putSlots(transaction, { id, orgId, personId, minutes: proposal.minutes }, memberIds, times);
      await tell(transaction, orgId, id, at);
      const { title } = proposal;
      await recordStep(transaction, { id, orgId, applicationId, jobId, title }, 'interview-proposed', { memberId: member.id, at });
      await addMails(add, mailOf('proposed', { id, orgId, calendarSequence: 0, startsAt: null }, origin), [null]);
      return { interviewId: id, state: 'proposed' as const };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new Problem('conflict', say.twice) : error;
  }
}

function refusePast(times: readonly Date[], now: Date): void {
  if (times.some((time) => time <= now)) throw new Problem('malformed', say.timePast, { times: say.timePast });
}

type Slotted = Pick<Standing, 'id' | 'orgId' | 'personId' | 'minutes'>;
async function putSlots(
  transaction: Database,
  { id, orgId, personId, minutes }: Slotted,
  memberIds: readonly number[],
  times: readonly Date[],
) {
  const spans = times.map((time) => spanOf(time, minutes));
  const [from, to] = [Math.min(...spans.map(({ startsAt }) => +startsAt)), Math.max(...spans.map(({ endsAt }) => +endsAt))];
  const busy = await listBusy(transaction, orgId, { memberIds, from: new Date(from), to: new Date(to), except: id });
  const slots = spans.map((span) => ({ personId, startsAt: span.startsAt, isDouble: busy.some((other) => overlaps(span, other)) }));
  await replaceSlots(transaction, { orgId, id }, slots);
}

/** The state after a step, or a refusal where it cannot be done (any more). */
export function stepOf({ state }: Pick<Standing, 'state'>, step: InterviewStep): InterviewState {
  const next = stateAfter(state, step);
  if (!next) throw new Problem('conflict', say.notNow);
  return next;
}

type Change = (transaction: Database, add: Add, interview: Standing, at: Date) => Promise<InterviewState>;

/** What a member who works on the job does with an interview; some of it its interviewers may do, too. */
function change(
  { jobs, now }: Interviews,
  member: Member,
  interviewId: number,
  work: Change,
  { byInterviewers = false } = {},
): Promise<Done> {
  return inScopeWithJobs(jobs, { organisation: member.orgId }, async (transaction, add) => {
    const interview = await lockInterview(transaction, member, interviewId);
    if (!interview) throw new Problem('not-found', hiringMessages.notFound);
    const isTheirs = byInterviewers && (await memberIdsOf(transaction, interview)).includes(member.id);
    allow(interview.mayChange || isTheirs, hiringMessages.notAllowed);
    const at = now();
    const state = await work(transaction, add, interview, at);
    await tell(transaction, member.orgId, interviewId, at);
    return { interviewId, state };
  });
}

const memberIdsOf = async (transaction: Database, { orgId, id }: Pick<Standing, 'orgId' | 'id'>) =>
  (await listInterviewers(transaction, orgId, [id])).map(({ memberId }) => memberId);

export const proposeOtherTimes = (
  interviews: Interviews,
  member: Member,
  interviewId: number,
  times: readonly Date[],
  origin: string,
): Promise<Done> =>
  change(interviews, member, interviewId, async (transaction, add, interview, at) => {
    refusePast(times, at);
    const state = stepOf(interview, 'propose');
    if ((await countMovesSince(transaction, interview, daysAfter(at, -1))) >= MAX_MOVES_A_DAY)
      throw new Problem('too-many', say.movedTooOften);
    const memberIds = await memberIdsOf(transaction, interview);
    const wasScheduled = interview.state === 'scheduled';
    const calendarSequence = interview.calendarSequence + (wasScheduled ? 1 : 0);
    await putSlots(transaction, interview, memberIds, times);
    const nothing = { startsAt: null, endsAt: null, askedAt: null, askedText: '' };
    await updateInterview(transaction, interview, { ...nothing, state, calendarSequence, updatedAt: at });
    const told = { ...interview, calendarSequence, startsAt: wasScheduled ? interview.startsAt : null };
    await recordStep(transaction, interview, 'interview-moved', { memberId: member.id, at });
    if (wasScheduled) await addMails(add, mailOf('off', told, origin), memberIds);
    if (wasScheduled) await announceInterview(transaction, 'interview.cancelled', interview, at);
    await addMails(add, mailOf('proposed', told, origin), [null]);
    return state;
  });

export const settleTime = (interviews: Interviews, member: Member, interviewId: number, slotId: number, origin: string): Promise<Done> =>
  change(interviews, member, interviewId, (transaction, add, interview, at) =>
    schedule(transaction, add, interview, { slotId, at, origin, memberId: member.id }),
  );

/** Takes a proposed time, for a member or for the candidate. Doing it twice is doing it once. */
export async function schedule(
  transaction: Database,
  add: Add,
  interview: Standing,
  { slotId, at, origin, memberId }: { readonly slotId: number; readonly at: Date; readonly origin: string; readonly memberId?: number },
): Promise<InterviewState> {
  const { orgId, id } = interview;
  const slot = (await listSlots(transaction, orgId, [id])).find((one) => one.id === slotId);
  if (interview.state === 'scheduled') {
    if (slot && slot.startsAt.getTime() === interview.startsAt?.getTime()) return 'scheduled';
    throw new Problem('conflict', say.alreadyPicked);
  }
  const state = stepOf(interview, 'pick');
  if (await hasEnded(transaction, orgId, interview.applicationId)) throw new Problem('conflict', say.notActive);
  if (!slot) throw new Problem('conflict', say.slotGone);
  const memberIds = await memberIdsOf(transaction, interview);
  await lockMembers(transaction, orgId, memberIds);
  const span = spanOf(slot.startsAt, interview.minutes);
  const busy = await listBusy(transaction, orgId, { memberIds, from: span.startsAt, to: span.endsAt, except: id });
  if (!isFree(slot, interview.minutes, busy, at)) throw new Problem('conflict', say.slotGone);
  const calendarSequence = interview.calendarSequence + 1;
  await updateInterview(transaction, interview, { state, ...span, calendarSequence, askedAt: null, askedText: '', updatedAt: at });
  await setAnswer(transaction, interview, 'waiting', null);
  await addMails(add, mailOf('scheduled', { ...interview, ...span, calendarSequence }, origin), [null, ...memberIds]);
  await recordStep(transaction, interview, 'interview-scheduled', { at, ...(memberId !== undefined && { memberId }) });
  await announceInterview(transaction, 'interview.arranged', { ...interview, ...span }, at);
  await notify(transaction, interview, 'interview-scheduled', [...memberIds, interview.createdBy], at);
  return state;
}

export const cancelInterview = (
  interviews: Interviews,
  member: Member,
  interviewId: number,
  reason: string,
  origin: string,
): Promise<Done> =>
  change(interviews, member, interviewId, async (transaction, add, interview, at) => {
    if (interview.state === 'cancelled') return 'cancelled';
    return cancel(transaction, add, interview, { at, origin, reason, memberId: member.id });
  });

type Cancelling = { readonly at: Date; readonly origin: string; readonly reason?: string; readonly memberId?: number };

/** Without a member, the application has ended; then who made the interview hears of it as well. */
async function cancel(
  transaction: Database,
  add: Add,
  interview: Standing,
  { at, origin, reason = '', memberId }: Cancelling,
): Promise<InterviewState> {
  const state = stepOf(interview, 'cancel');
  const wasScheduled = interview.state === 'scheduled';
  const calendarSequence = interview.calendarSequence + (wasScheduled ? 1 : 0);
  await updateInterview(transaction, interview, { state, calendarSequence, updatedAt: at });
  const memberIds = wasScheduled ? await memberIdsOf(transaction, interview) : [];
  await recordStep(transaction, interview, 'interview-cancelled', { reason, at, ...(memberId !== undefined && { memberId }) });
  await addMails(add, mailOf('cancelled', { ...interview, calendarSequence }, origin, reason), [null, ...memberIds]);
  if (wasScheduled) await announceInterview(transaction, 'interview.cancelled', interview, at);
  const told = memberId === undefined ? [...memberIds, interview.createdBy] : memberIds.filter((id) => id !== memberId);
  await notify(transaction, interview, 'interview-cancelled', told, at);
  return state;
}

type Ended = { readonly orgId: number; readonly applicationId: number };

/** Nobody is to come to an interview, or to be reminded of it, once its application has ended. */
export async function cancelInterviewsOf(
  transaction: Database,
  add: Add,
  { orgId, applicationId }: Ended,
  how: Omit<Cancelling, 'memberId'>,
): Promise<void> {
  for (const interview of await lockOpenInterviews(transaction, { orgId, applicationId }, how.at)) {
    await cancel(transaction, add, interview, how);
    await tell(transaction, orgId, interview.id, how.at);
  }
}

/** Those of an application that is about to be erased. Who was to hold one hears that it is off, and nothing of the candidate. */
export async function dropInterviewsOf(
  transaction: Database,
  add: Add,
  { orgId, applicationId }: Ended,
  { at, origin }: Pick<Cancelling, 'at' | 'origin'>,
): Promise<void> {
  for (const interview of await lockOpenInterviews(transaction, { orgId, applicationId }, at)) {
    const { id, jobId, startsAt, calendarUid, calendarSequence, minutes, timeZone } = interview;
    if (interview.state !== 'scheduled' || !startsAt) continue;
    const mail = { orgId, jobId, calendarUid, sequence: calendarSequence + 1, startsAt: startsAt.toISOString(), minutes, timeZone, origin };
    for (const memberId of await memberIdsOf(transaction, interview)) await add(erasedMailJob, { ...mail, memberId });
    await announceInterview(transaction, 'interview.cancelled', interview, at);
    await tell(transaction, orgId, id, at);
  }
}

export const endInterview = (
  interviews: Interviews,
  member: Member,
  interviewId: number,
  outcome: 'completed' | 'no_show',
): Promise<Done> =>
  change(
    interviews,
    member,
    interviewId,
    async (transaction, _add, interview, at) => {
      if (interview.state === outcome) return outcome;
      const state = stepOf(interview, outcome === 'completed' ? 'complete' : 'miss');
      if (interview.startsAt && interview.startsAt > at) throw new Problem('conflict', say.notBefore);
      await updateInterview(transaction, interview, { state, updatedAt: at });
      const kind = outcome === 'completed' ? 'interview-completed' : 'interview-missed';
      await recordStep(transaction, interview, kind, { memberId: member.id, at });
      return state;
    },
    { byInterviewers: true },
  );

export function answerInvitation(
  { database, now }: Interviews,
  member: Member,
  interviewId: number,
  answer: Exclude<InterviewAnswer, 'waiting'>,
): Promise<Done> {
  const { orgId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const interview = await lockInterview(transaction, member, interviewId);
    if (!interview) throw new Problem('not-found', hiringMessages.notFound);
    if (interview.state !== 'scheduled') throw new Problem('conflict', say.notNow);
    const at = now();
    if (!(await setAnswer(transaction, interview, answer, at, member.id))) throw new Problem('forbidden', say.notInvited);
    await tell(transaction, orgId, interviewId, at);
    if (answer === 'declined' && interview.createdBy !== member.id)
      await notify(transaction, interview, 'interview-declined', [interview.createdBy], at);
    return { interviewId, state: interview.state };
  });
}
