import { societyMessages as say } from '#contract/society/messages.ts';
import type { OperatedSociety } from '#contract/society/operating.ts';
import { findUsername } from '#server/identity/repository.ts';
import type { Database } from '#server/platform/database.ts';
import type { Add } from '#server/platform/job.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { findCase, listNamed } from '../cases/repository.ts';
import { mayDecideCase } from '../cases/rules.ts';
import { deleteEditor, findByUsername } from '../editors/repository.ts';
import { listInvolved } from '../involved/actions.ts';
import { liftDecision } from '../liftings/actions.ts';
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
import { isExcludable } from '../membership/rules.ts';

const MAX_SHOWN = 100;

export async function readSociety({ database, config }: Society, operatorId: number): Promise<OperatedSociety> {
  const [operator, states, exclusions] = await Promise.all([
    findUsername(database, operatorId),
    countStates(database),
    listExclusions(database, MAX_SHOWN),
  ]);
  const mayDecide = async (exclusion: Excluded) =>
    mayDecideCase(operator ?? '', await listInvolvedIn(database, exclusion, config.operators), exclusion.excludedBy, config.operators);
  return {
    states: states.map(({ state, count }) => ({ state, count: Number(count) })),
    isOnlyOperator: config.operators.length === 1,
    exclusions: await Promise.all(
      exclusions.map(async (one) => {
        const { id, personId: _person, was: _was, caseId: _case, excludedAt, appealedAt, decidedAt, ...exclusion } = one;
        return {
          ...exclusion,
          exclusionId: id,
          excludedAt: excludedAt.toISOString(),
          appealedAt: appealedAt?.toISOString() ?? null,
          decidedAt: decidedAt?.toISOString() ?? null,
          mayDecide: appealedAt !== null && decidedAt === null && (await mayDecide(one)),
        };
      }),
    ),
  };
}

type Excluded = { readonly personId: number; readonly caseId: number | null; readonly excludedBy: string };

/** The operators who do not decide an appeal: whose exclusion it is, and who has a part in the case that led to it. */
async function listInvolvedIn(database: Database, { personId, caseId }: Excluded, operators: readonly string[]): Promise<string[]> {
  const own = (await listNamed(database, operators)).filter(({ id }) => id === personId).flatMap(({ username }) => username ?? []);
  const one = caseId === null ? undefined : await findCase(database, caseId);
  return one ? [...own, ...(await listInvolved(database, one, operators))] : own;
}

type Exclusion = { readonly username: string; readonly reason: string };

/** Ends a membership at once, and a place in the editorial circle with it. Told by mail, and written down. */
export async function exclude(society: Society, operatorId: number, { username, reason }: Exclusion): Promise<OperatedSociety> {
  const { database, jobs, now } = society;
  const operator = (await findUsername(database, operatorId)) ?? '';
  const person = await findByUsername(database, username);
  if (!person) throw new Problem('not-found', say.noSuchPerson, { username: say.noSuchPerson });
  await jobs.transaction(async (transaction, add) => {
    const isDone = await excludeMember(transaction, add, { personId: person.id, reason, operator, at: now() });
    if (!isDone) throw new Problem('conflict', say.notMember, { username: say.notMember });
  });
  return readSociety(society, operatorId);
}

type Excluding = {
  readonly personId: number;
  readonly reason: string;
  readonly operator: string;
  readonly at: Date;
  readonly caseId?: number;
};

/** False where somebody is no member, and cannot become one. Whoever has left meanwhile could come back with one press. */
export async function excludeMember(transaction: Database, add: Add, { caseId, ...excluding }: Excluding): Promise<boolean> {
  const { personId, reason, operator, at } = excluding;
  const membership = await lockMembership(transaction, personId);
  if (!membership || !isExcludable(membership.state)) return false;
  await changeMembership(transaction, personId, { state: 'excluded', endedAt: at });
  await deleteEditor(transaction, personId);
  const exclusionId = await insertExclusion(transaction, {
    ...{ personId, reason, excludedBy: operator, excludedAt: at },
    ...{ was: membership.state, caseId: caseId ?? null },
  });
  await addEvent(transaction, { personId, kind: 'excluded', operator, text: reason, at });
  await add(societyMailJob, { kind: 'excluded', personId, exclusionId });
  return true;
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
    const involved = await listInvolvedIn(transaction, exclusion, config.operators);
    allow(mayDecideCase(operator, involved, exclusion.excludedBy, config.operators), say.decideByAnother);
    const { personId, was, caseId } = exclusion;
    const outcome = isLifted ? 'lifted' : 'upheld';
    await changeExclusion(transaction, exclusionId, { outcome, outcomeReason: reason, decidedBy: operator, decidedAt: at });
    if (isLifted) {
      await changeMembership(transaction, personId, { state: was, ...(was === 'member' && { endedAt: null }) });
      if (caseId !== null) await liftDecision(transaction, caseId, { reason, operator, at });
    }
    await addEvent(transaction, { personId, kind: outcome, operator, text: reason, at });
    await add(societyMailJob, { kind: 'appeal-decided', personId, exclusionId });
  });
  return readSociety(society, operatorId);
}
