import { societyMessages } from '#contract/society/messages.ts';
import type { Complaint, OwnSafety } from '#contract/society/safety.ts';
import { COMPLAINTS_A_DAY, type Outcome, type Side, safetyMessages as say } from '#contract/society/safety-words.ts';
import { makeAttemptCounter } from '#server/platform/attempt-counter.ts';
import type { Database } from '#server/platform/database.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { DAY_S } from '#server/platform/time.ts';
import { safetyMailJob } from '../cases/mail-job.ts';
import { findNewestSnapshot, holdOpenCase, insertSnapshot, listOperators, listSaid, putDueAt } from '../cases/repository.ts';
import { appealUntil, dueFrom } from '../cases/rules.ts';
import type { Society } from '../membership/actions.ts';
import { findPresent } from '../membership/repository.ts';
import { findPause } from '../pauses/repository.ts';
import { recordCase } from '../record/repository.ts';
import { canonical } from '../record/rules.ts';
import { subjects } from '../subjects/subjects.ts';
import {
  insertComplaint,
  listAppealsIn,
  listCasesOf,
  listDecidedOf,
  listDecisionsAbout,
  listSaidBy,
  type OwnCase,
  type OwnDecision,
} from './repository.ts';

/** Keeps what is complained about as it stands now. What is not there, and what this member cannot see, are refused alike. */
export async function complain(
  { database, jobs, now, config }: Society,
  complainerId: number,
  { kind, subject, harm, words }: Complaint,
): Promise<{ caseId: number; dueAt: string }> {
  if (!subjects[kind].isForAuthors) allow((await findPresent(database, complainerId)) !== undefined, societyMessages.membersOnly);
  const counted = { name: 'society-complaints', subject: String(complainerId), seconds: DAY_S };
  if ((await makeAttemptCounter(database, now).count(counted)).count > COMPLAINTS_A_DAY) throw new Problem('too-many', say.tooMany);
  return jobs.transaction(async (transaction, add) => {
    const found = await subjects[kind].find(transaction, complainerId, subject);
    if (!found) throw new Problem('not-found', say.noSubject);
    const { authors, parts } = found;
    if (authors.includes(complainerId)) throw new Problem('conflict', say.own);
    const stands = canonical(parts);
    const decided = await listDecidedOf(transaction, complainerId, kind, found.subject);
    if (decided.some((one) => canonical(one.parts) === stands)) throw new Problem('conflict', say.decidedAlready);
    const at = now();
    const dueAt = dueFrom(harm, at);
    const held = await holdOpenCase(transaction, { kind, subject: found.subject, openedAt: at, dueAt });
    const newest = await findNewestSnapshot(transaction, held.id);
    if (!newest || canonical(newest) !== stands) await insertSnapshot(transaction, held.id, authors, parts, at);
    const isFirstDanger = harm === 'danger' && !(await listSaid(transaction, held.id)).some((said) => said.harm === 'danger');
    await insertComplaint(transaction, { caseId: held.id, complainerId, harm, words, at });
    await recordCase(transaction, held.id, held.isNew ? 'opened' : 'joined', { kind, harm, words, parts }, at);
    const isSooner = dueAt < held.dueAt;
    if (isSooner) await putDueAt(transaction, held.id, dueAt);
    if (isFirstDanger)
      for (const { id } of await listOperators(transaction, config.operators))
        if (!authors.includes(id)) await add(safetyMailJob, { kind: 'due', caseId: held.id, personId: id });
    return { caseId: held.id, dueAt: (isSooner ? dueAt : held.dueAt).toISOString() };
  });
}

type Appeals = Awaited<ReturnType<typeof listAppealsIn>>;

const ownAppeal = (appeals: Appeals, side: Side, caseId: number): OwnSafety['decisions'][number]['appeal'] => {
  const appeal = appeals.find((one) => one.caseId === caseId && one.side === side);
  return appeal ? { text: appeal.text, at: appeal.at.toISOString(), isChanged: appeal.isChanged, reason: appeal.reason } : null;
};

const stateOf = ({ outcome, isThere }: OwnCase) => {
  if (outcome === null) return isThere ? 'waiting' : 'gone';
  return outcome === 'none' ? 'nothing' : 'acted';
};

/** Whoever complained reads whether something was done, not what: that is between operators and whom it was about. */
export async function readOwnSafety(database: Database, personId: number, now: Date): Promise<OwnSafety> {
  const [cases, said, decisions, pausedUntil] = await Promise.all([
    listCasesOf(database, personId),
    listSaidBy(database, personId),
    listDecisionsAbout(database, personId),
    findPause(database, personId, now),
  ]);
  const appeals = await listAppealsIn(database, [...new Set([...cases, ...decisions].map(({ caseId }) => caseId))]);
  const appealable = (side: Side, caseId: number, outcome: Outcome | null, decidedAt: Date | null): string | null => {
    const hasAppealed = appeals.some((one) => one.caseId === caseId && one.side === side);
    return appealUntil(side, { outcome, decidedAt }, hasAppealed, now)?.toISOString() ?? null;
  };
  const isInForce = ({ outcome, current, at, decidedAt }: OwnDecision) => outcome === current && at >= decidedAt;
  return {
    pausedUntil: pausedUntil?.toISOString() ?? null,
    complaints: cases.map((one) => ({
      ...{ caseId: one.caseId, kind: one.kind, dueAt: one.dueAt.toISOString(), state: stateOf(one) },
      said: said.filter(({ caseId }) => caseId === one.caseId).map(({ harm, words, at }) => ({ harm, words, at: at.toISOString() })),
      reason: one.outcome === 'none' ? one.reason : null,
      decidedAt: one.decidedAt?.toISOString() ?? null,
      appealUntil: one.isThere ? appealable('complainer', one.caseId, one.outcome, one.decidedAt) : null,
      appeal: ownAppeal(
        appeals.filter((appeal) => appeal.personId === personId),
        'complainer',
        one.caseId,
      ),
    })),
    decisions: decisions.map((one) => ({
      ...{ caseId: one.caseId, kind: one.kind, snapshot: one.parts ?? [], outcome: one.outcome, reason: one.reason },
      decidedAt: one.at.toISOString(),
      isInForce: isInForce(one),
      appealUntil: isInForce(one) ? appealable('author', one.caseId, one.outcome, one.decidedAt) : null,
      appeal: ownAppeal(appeals, 'author', one.caseId),
    })),
  };
}
