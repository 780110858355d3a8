import type { OwnInterview } from '#contract/hiring/interviews.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import type { Database } from '#server/platform/database.ts';
import type { Add } from '#server/platform/job.ts';
import { Problem } from '#server/platform/problem.ts';
import { type Done, type Interviews, schedule, stepOf } from '../interviews/actions.ts';
import {
  findOwnOrganisations,
  listBusy,
  listInterviewers,
  listOwnInterviews,
  listSlots,
  lockOwnInterview,
  recordStep,
  updateInterview,
} from '../interviews/repository.ts';
import { isFree, spanOf } from '../interviews/rules.ts';
import type { Standing } from '../interviews/standing.ts';
import { notify, tell } from '../interviews/telling.ts';
import { inScope, inScopeWithJobs } from '../scope.ts';

/** What a candidate sees and does: of their own interviews alone, in whatever organisation. */
export async function readOwnInterviews(
  { database, now }: Pick<Interviews, 'database' | 'now'>,
  personId: number,
): Promise<{ interviews: OwnInterview[] }> {
  const known = await inScope(database, { person: personId }, (transaction) => findOwnOrganisations(transaction, personId));
  const interviews: OwnInterview[] = [];
  for (const orgId of new Set(known.map((one) => one.orgId)))
    interviews.push(...(await inScope(database, { organisation: orgId }, (transaction) => readOf(transaction, orgId, personId, now()))));
  return { interviews };
}

async function readOf(transaction: Database, orgId: number, personId: number, now: Date): Promise<OwnInterview[]> {
  const rows = await listOwnInterviews(transaction, orgId, personId);
  const ids = rows.map(({ id }) => id);
  const slots = await listSlots(transaction, orgId, ids);
  const interviewers = await listInterviewers(transaction, orgId, ids);
  const read: OwnInterview[] = [];
  for (const { id, startsAt, endsAt, askedAt, ...row } of rows) {
    const own = slots.filter(({ interviewId }) => interviewId === id);
    const spans = own.map((slot) => spanOf(slot.startsAt, row.minutes));
    const memberIds = interviewers.filter(({ interviewId }) => interviewId === id).map(({ memberId }) => memberId);
    const from = spans[0]?.startsAt ?? now;
    const busy = await listBusy(transaction, orgId, { memberIds, from, to: spans.at(-1)?.endsAt ?? from, except: id });
    read.push({
      ...{ ...row, interviewId: id },
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      askedAt: askedAt?.toISOString() ?? null,
      slots: own.map((slot) => ({ slotId: slot.id, startsAt: slot.startsAt.toISOString(), isFree: isFree(slot, row.minutes, busy, now) })),
    });
  }
  return read;
}

type Change = (transaction: Database, add: Add, interview: Standing, at: Date) => Promise<Done['state']>;

async function changeOwn({ database, jobs, now }: Interviews, personId: number, interviewId: number, work: Change): Promise<Done> {
  const known = await inScope(database, { person: personId }, (transaction) => findOwnOrganisations(transaction, personId));
  const orgId = known.find(({ id }) => id === interviewId)?.orgId;
  if (orgId === undefined) throw new Problem('not-found', hiringMessages.notFound);
  return inScopeWithJobs(jobs, { organisation: orgId }, async (transaction, add) => {
    const interview = await lockOwnInterview(transaction, orgId, personId, interviewId);
    if (!interview) throw new Problem('not-found', hiringMessages.notFound);
    const at = now();
    const state = await work(transaction, add, interview, at);
    await tell(transaction, orgId, interviewId, at);
    return { interviewId, state };
  });
}

export const pickTime = (interviews: Interviews, personId: number, interviewId: number, slotId: number, origin: string): Promise<Done> =>
  changeOwn(interviews, personId, interviewId, (transaction, add, interview, at) =>
    schedule(transaction, add, interview, { slotId, at, origin }),
  );

export const askForOtherTimes = (interviews: Interviews, personId: number, interviewId: number, text: string): Promise<Done> =>
  changeOwn(interviews, personId, interviewId, async (transaction, _add, interview, at) => {
    const state = stepOf(interview, 'ask');
    await updateInterview(transaction, interview, { state, askedAt: at, askedText: text });
    await recordStep(transaction, interview, 'interview-asked', { reason: text, at });
    await notify(transaction, interview, 'interview-asked', [interview.createdBy], at);
    return state;
  });
