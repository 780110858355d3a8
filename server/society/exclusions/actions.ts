import { societyMessages as say } from '#contract/society/messages.ts';
import type { OperatedSociety } from '#contract/society/operating.ts';
import { findUsername } from '#server/identity/repository.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { deleteEditor, findByUsername } from '../editors/repository.ts';
import type { Society } from '../membership/actions.ts';
import { societyMailJob } from '../membership/mail-job.ts';
import {
  addEvent,
  changeExclusion,
  changeMembership,
  countStates,
  insertExclusion,
  listExclusions,
  lockExclusion,
  lockMembership,
} from '../membership/repository.ts';
import { mayDecide } from '../membership/rules.ts';

const MAX_SHOWN = 100;

export async function readSociety({ database, config }: Society, operatorId: number): Promise<OperatedSociety> {
  const [operator, states, exclusions] = await Promise.all([
    findUsername(database, operatorId),
    countStates(database),
    listExclusions(database, MAX_SHOWN),
  ]);
  return {
    states: states.map(({ state, count }) => ({ state, count: Number(count) })),
    isOnlyOperator: config.operators.length === 1,
    exclusions: exclusions.map(({ id, personId: _, excludedAt, appealedAt, decidedAt, ...exclusion }) => ({
      ...exclusion,
      exclusionId: id,
      excludedAt: excludedAt.toISOString(),
      appealedAt: appealedAt?.toISOString() ?? null,
      decidedAt: decidedAt?.toISOString() ?? null,
      mayDecide: appealedAt !== null && decidedAt === null && mayDecide(operator ?? '', exclusion.excludedBy, config.operators),
    })),
  };
}

type Exclusion = { readonly username: string; readonly reason: string };

/** Ends a membership at once, and a place in the editorial circle with it. Told by mail, and written down. */
export async function exclude(society: Society, operatorId: number, { username, reason }: Exclusion): Promise<OperatedSociety> {
  const { database, jobs, now } = society;
  const operator = (await findUsername(database, operatorId)) ?? '';
  const person = await findByUsername(database, username);
  if (!person) throw new Problem('not-found', say.noSuchPerson, { username: say.noSuchPerson });
  await jobs.transaction(async (transaction, add) => {
    const at = now();
    const personId = person.id;
    const membership = await lockMembership(transaction, personId);
    if (membership?.state !== 'member') throw new Problem('conflict', say.notMember, { username: say.notMember });
    await changeMembership(transaction, personId, { state: 'excluded', endedAt: at });
    await deleteEditor(transaction, personId);
    const exclusionId = await insertExclusion(transaction, { personId, reason, excludedBy: operator, excludedAt: at });
    await addEvent(transaction, { personId, kind: 'excluded', operator, text: reason, at });
    await add(societyMailJob, { kind: 'excluded', personId, exclusionId });
  });
  return readSociety(society, operatorId);
}

type Decision = { readonly isLifted: boolean; readonly reason: string };

export async function decideAppeal(
  society: Society,
  operatorId: number,
  exclusionId: number,
  { isLifted, reason }: Decision,
): Promise<OperatedSociety> {
  const { database, jobs, now, config } = society;
  const operator = (await findUsername(database, operatorId)) ?? '';
  await jobs.transaction(async (transaction, add) => {
    const at = now();
    const exclusion = await lockExclusion(transaction, exclusionId);
    if (!exclusion) throw new Problem('not-found', say.noSuchExclusion);
    if (!exclusion.appealedAt || exclusion.decidedAt) throw new Problem('conflict', say.noOpenAppeal);
    allow(mayDecide(operator, exclusion.excludedBy, config.operators), say.decideByAnother);
    const { personId } = exclusion;
    const outcome = isLifted ? 'lifted' : 'upheld';
    await changeExclusion(transaction, exclusionId, { outcome, outcomeReason: reason, decidedBy: operator, decidedAt: at });
    if (isLifted) await changeMembership(transaction, personId, { state: 'member', endedAt: null });
    await addEvent(transaction, { personId, kind: outcome, operator, text: reason, at });
    await add(societyMailJob, { kind: 'appeal-decided', personId, exclusionId });
  });
  return readSociety(society, operatorId);
}
