import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { UNDO_SECONDS } from '#contract/hiring/candidate-words.ts';
import type { DecisionOutcome, decide as endpoint } from '#contract/hiring/decisions.ts';
import { decisionMessages as say } from '#contract/hiring/decisions.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { platformMessages } from '#contract/problem.ts';
import type { Tables } from '#server/platform/database.ts';
import type { Add } from '#server/platform/job.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { daysAfter } from '#server/platform/time.ts';
import { findMyself } from '../accounts/repository.ts';
import type { Candidates } from '../candidates/actions.ts';
import { listStages } from '../candidates/repository.ts';
import { cancelInterviewsJob } from '../interviews/cancel-job.ts';
import { candidateMailJob } from '../letters/mail-job.ts';
import { insertLetter, listWrittenSince, takeBackLetters, waitToWrite } from '../letters/repository.ts';
import { hasEnoughLetters, judgeLetters, problemOf, type Written } from '../letters/rules.ts';
import { recordApplicationEvent, tellPages } from '../repository.ts';
import { type Member, mayWorkOnJob } from '../rules.ts';
import { inScope, inScopeWithJobs } from '../scope.ts';
import {
  changeApplication,
  countHiredOf,
  findDecisionByKey,
  findStageSince,
  holdApplications,
  holdDecision,
  insertDecided,
  insertDecision,
  listDecided,
  markUndone,
} from './repository.ts';
import { decideOne, eventOf, type Refusal } from './rules.ts';

type Wish = z.output<(typeof endpoint)['body']>;
type Held = Awaited<ReturnType<typeof holdApplications>>[number];

const SECOND_MS = 1_000;

/** What a wish lacks, by field: a rejection names its reason, a move its stage. */
function refuseIncomplete({ kind, stageId, reason, letter }: Wish): void {
  const errors = {
    ...(kind === 'reject' && reason === '' && { reason: say.reasonMissing }),
    ...(kind === 'move' && stageId === undefined && { stageId: say.stageMissing }),
    ...(kind === 'write' && !letter && { text: say.letterMissing }),
    ...(letter && problemOf(letter) && { text: say.unknownPlaceholder }),
  };
  if (Object.keys(errors).length > 0) throw new Problem('malformed', platformMessages.malformed, errors);
}

export async function decide({ database, jobs, now }: Candidates, member: Member, wish: Wish): Promise<DecisionOutcome> {
  refuseIncomplete(wish);
  const { orgId, id: memberId } = member;
  const { kind, key, letter } = wish;
  const writer = letter && (await findMyself(database, member));
  allow(writer?.isEmailVerified ?? true, say.verifyFirst);
  return inScopeWithJobs(jobs, { organisation: orgId }, async (transaction, add) => {
    const at = now();
    const undoUntil = new Date(at.getTime() + UNDO_SECONDS * SECOND_MS);
    const decisionId = await insertDecision(transaction, { orgId, memberId, kind, key, at, undoUntil });
    if (decisionId === undefined) {
      const earlier = await findDecisionByKey(transaction, ownOf(member), key);
      return outcomeOf(transaction, orgId, earlier);
    }
    if (letter) await waitToWrite(transaction, orgId);
    const lately = letter ? await listWrittenSince(transaction, orgId, daysAfter(at, -1)) : [];
    const written: Written[] = [...lately];
    const seen = new Map(wish.applications.map((one) => [one.applicationId, one]));
    const held = await holdApplications(transaction, member, [...seen.keys()]);
    const jobIds = [...new Set(held.map(({ jobId }) => jobId))];
    const stages = await listStages(transaction, orgId, jobIds);
    const hired = kind === 'hire' && jobIds.length > 0 ? await countHiredOf(transaction, orgId, jobIds) : new Map<number, number>();
    const done: number[] = [];
    for (const application of held) {
      const { applicationId, jobId, stageId, status } = application;
      const here = {
        ...{ stageId, status, mayWork: mayWorkOnJob(member, application), hasAddress: application.email !== '' },
        hasEnoughLetters: hasEnoughLetters(written, application.email),
        stages: stages.filter((stage) => stage.jobId === jobId).map((stage) => stage.stageId),
        openingsLeft: application.openings - (hired.get(jobId) ?? 0),
      };
      const result = decideOne(here, seen.get(applicationId)!, { kind, stageId: wish.stageId, hasLetter: letter !== undefined });
      const row = { orgId, decisionId, applicationId, fromStage: stageId, fromStatus: status, fromDecidedAt: application.decidedAt };
      if ('refusal' in result) {
        await insertDecided(transaction, [{ ...row, refusal: result.refusal, toStage: null, toStatus: null }]);
        continue;
      }
      const { to } = result;
      await insertDecided(transaction, [{ ...row, refusal: null, toStage: to.stageId, toStatus: to.status }]);
      await apply(transaction, member, application, to, wish.reason, at);
      done.push(applicationId);
      if (to.status === 'hired') hired.set(jobId, (hired.get(jobId) ?? 0) + 1);
      if (!letter) continue;
      await queueLetter(transaction, add, { ...letter, orgId, applicationId, decisionId, memberId, madeAt: at, sendAfter: undoUntil });
      written.push({ to: application.email, madeAt: at });
    }
    if (kind === 'reject' && done.length > 0)
      await add(cancelInterviewsJob, { orgId, applications: done, decidedAt: at.toISOString() }, { notBefore: undoUntil });
    refuseTooMany(lately, written.length - lately.length, { isVerified: writer?.organisation.isVerified ?? false, now: at });
    return outcomeOf(transaction, orgId, { id: decisionId, undoUntil }, [...seen.keys()]);
  });
}

/** Of many letters all are written or none: what was written by now is undone with the transaction. */
function refuseTooMany(...[lately, more, when]: Parameters<typeof judgeLetters>): void {
  const { areTooMany, retryAfter } = judgeLetters(lately, more, when);
  if (areTooMany) throw new Problem('too-many', when.isVerified ? say.tooManyLetters : say.tooManyUnverified, undefined, retryAfter);
}

const ownOf = ({ orgId, id }: Member) => ({ orgId, memberId: id });

async function apply(
  transaction: Transaction<Tables>,
  { orgId, id: memberId }: Member,
  { applicationId, jobId, stageId, status }: Held,
  to: { readonly stageId: number; readonly status: Held['status'] },
  reason: string,
  at: Date,
): Promise<void> {
  const kind = eventOf({ stageId, status }, to);
  if (!kind) return;
  await changeApplication(transaction, orgId, applicationId, {
    ...to,
    ...(to.stageId !== stageId && { stageSince: at }),
    ...(to.status !== status && { decidedAt: to.status === 'active' ? null : at }),
  });
  await recordApplicationEvent(transaction, {
    ...{ orgId, applicationId, jobId, kind, memberId, at, reason: kind === 'rejected' ? reason : '' },
    ...(kind === 'moved' && { fromStage: stageId, toStage: to.stageId }),
  });
}

async function queueLetter(transaction: Transaction<Tables>, add: Add, letter: Parameters<typeof insertLetter>[1]): Promise<void> {
  const letterId = await insertLetter(transaction, letter);
  await tellPages(transaction, { orgId: letter.orgId, what: 'letter', subjectId: letter.applicationId, at: letter.madeAt });
  await add(candidateMailJob, { letterId }, { notBefore: letter.sendAfter });
}

/** `asked`: what the member does not see has no row, and is said to be gone. */
async function outcomeOf(
  transaction: Transaction<Tables>,
  orgId: number,
  { id, undoUntil }: { readonly id: number; readonly undoUntil: Date },
  asked: readonly number[] = [],
): Promise<DecisionOutcome> {
  const rows = await listDecided(transaction, orgId, id);
  const gone = asked.filter((applicationId) => !rows.some((row) => row.applicationId === applicationId));
  return {
    decisionId: id,
    done: rows.filter(({ refusal }) => refusal === null).map(({ applicationId }) => applicationId),
    refused: [
      ...rows
        .filter(({ refusal }) => refusal !== null)
        .map(({ applicationId, refusal, stageName, status }) => ({ applicationId, why: refusal as Refusal, stageName, status })),
      ...gone.map((applicationId) => ({ applicationId, why: 'gone' as const, stageName: null, status: null })),
    ],
    undoUntil: undoUntil.toISOString(),
  };
}

/** Puts each application back where it was, unless somebody has changed it since. Letters that have not gone out never do. */
export function undoDecision({ database, now }: Candidates, member: Member, decisionId: number) {
  const { orgId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const decision = await holdDecision(transaction, ownOf(member), decisionId);
    if (!decision) throw new Problem('not-found', hiringMessages.notFound);
    if (decision.undoneAt) return { restored: [], kept: [] };
    const at = now();
    if (at >= decision.undoUntil) throw new Problem('conflict', say.tooLate);
    await markUndone(transaction, orgId, decisionId, at);
    await takeBackLetters(transaction, orgId, decisionId);
    const about = (await listDecided(transaction, orgId, decisionId)).map(({ applicationId }) => applicationId);
    if (about.length > 0) await holdApplications(transaction, member, about);
    const decided = (await listDecided(transaction, orgId, decisionId)).filter(({ refusal }) => refusal === null);
    const restored: number[] = [];
    for (const { applicationId, jobId, stageId, status, fromStage, fromStatus, fromDecidedAt, toStage, toStatus } of decided) {
      if (stageId !== toStage || status !== toStatus || fromStage === null || fromStatus === null) continue;
      restored.push(applicationId);
      const kind = eventOf({ stageId, status }, { stageId: fromStage, status: fromStatus });
      if (!kind) {
        await tellPages(transaction, { orgId, what: 'letter', subjectId: applicationId, at });
        continue;
      }
      const stageSince =
        stageId === fromStage ? undefined : await findStageSince(transaction, orgId, applicationId, fromStage, decision.at);
      const change = { stageId: fromStage, status: fromStatus, decidedAt: fromDecidedAt, ...(stageSince && { stageSince }) };
      await changeApplication(transaction, orgId, applicationId, change);
      await recordApplicationEvent(transaction, {
        ...{ orgId, applicationId, jobId, kind, memberId: member.id, at },
        ...(kind === 'moved' && { fromStage: stageId, toStage: fromStage }),
      });
    }
    const kept = decided.map(({ applicationId }) => applicationId).filter((id) => !restored.includes(id));
    return { restored, kept };
  });
}
