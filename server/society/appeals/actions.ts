import type { CaseQueue, OwnSafety } from '#contract/society/safety.ts';
import { APPEAL_HOURS, type Side, safetyMessages as say } from '#contract/society/safety-words.ts';
import { findUsername } from '#server/identity/repository.ts';
import type { Database } from '#server/platform/database.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { type Decision, putInForce, readCases } from '../cases/actions.ts';
import { safetyMailJob } from '../cases/mail-job.ts';
import { type Case, findNewestSnapshot, listAuthors, listComplainers, lockCase } from '../cases/repository.ts';
import { appealUntil, hoursAfter, mayJudge, outcomesOfAppeal } from '../cases/rules.ts';
import { readOwnSafety } from '../complaints/actions.ts';
import { listInvolved } from '../involved/actions.ts';
import type { Society } from '../membership/actions.ts';
import { mayDecide } from '../membership/rules.ts';
import { recordCase } from '../record/repository.ts';
import { findAppeal, insertAppeal, keepRuling, listAppeals } from './repository.ts';

/** Which side of a case somebody is on; undefined for everybody else. */
async function findSide(transaction: Database, { id }: Case, personId: number): Promise<Side | undefined> {
  if ((await listAuthors(transaction, id)).includes(personId)) return 'author';
  return (await listComplainers(transaction, id)).includes(personId) ? 'complainer' : undefined;
}

/** One appeal for each side. Whether there is such a case is told to nobody who has no part in it. */
export async function appealCase(society: Society, personId: number, caseId: number, text: string): Promise<OwnSafety> {
  const { database, now } = society;
  await database.transaction().execute(async (transaction) => {
    const at = now();
    const held = await lockCase(transaction, caseId);
    const side = held && (await findSide(transaction, held, personId));
    // where nobody is left whom it was about, nothing is left to decide
    if (!held || !side || !(await findNewestSnapshot(transaction, caseId))) throw new Problem('conflict', say.noAppeal);
    const hasAppealed = (await findAppeal(transaction, caseId, side)) !== undefined;
    if (!appealUntil(side, held, hasAppealed, at)) throw new Problem('conflict', say.noAppeal);
    await insertAppeal(transaction, { caseId, side, personId, text, at, dueAt: hoursAfter(at, APPEAL_HOURS) });
    await recordCase(transaction, caseId, `appealed: ${side}`, { side, text }, at);
  });
  return readOwnSafety(database, personId, now());
}

type Which = { readonly caseId: number; readonly side: Side };

/** Lets a decision stand, or puts another one into force. */
export async function decideAppeal(society: Society, operatorId: number, { caseId, side }: Which, decision: Decision): Promise<CaseQueue> {
  const { database, jobs, now, config } = society;
  const operator = (await findUsername(database, operatorId)) ?? '';
  await jobs.transaction(async (transaction, add) => {
    const at = now();
    const held = await lockCase(transaction, caseId);
    if (!held) throw new Problem('not-found', say.noCase);
    const appeal = (await listAppeals(transaction, caseId)).find((one) => one.side === side);
    if (!appeal || appeal.decidedAt || !held.outcome) throw new Problem('conflict', say.noOpenAppeal);
    allow(mayJudge(operator, await listInvolved(transaction, held, config.operators), config.operators), say.involved);
    allow(mayDecide(operator, held.decidedBy ?? '', config.operators), say.decideByAnother);
    const authors = await listAuthors(transaction, caseId);
    if (!outcomesOfAppeal(side, held.outcome, authors.length).includes(decision.outcome))
      throw new Problem('conflict', say.outcomeNotOpen, { outcome: say.outcomeNotOpen });
    const isChanged = decision.outcome !== held.outcome;
    if (isChanged) await putInForce({ transaction, add, operator, at }, held, decision);
    await keepRuling(transaction, caseId, side, { isChanged, reason: decision.reason, decidedBy: operator, decidedAt: at });
    await recordCase(transaction, caseId, `appeal decided: ${side}`, { side, isChanged, reason: decision.reason, operator }, at);
    // whoever complained is told of a new decision by its own mail
    if (side === 'author' || !isChanged) await add(safetyMailJob, { kind: `${side}-appeal`, caseId, personId: appeal.personId });
  });
  return readCases(society, operatorId);
}
