import type { FileContent } from '#contract/endpoint.ts';
import type { CaseQueue, Case as ShownCase } from '#contract/society/safety.ts';
import { type Outcome, safetyMessages as say } from '#contract/society/safety-words.ts';
import { findUsername } from '#server/identity/repository.ts';
import type { Database } from '#server/platform/database.ts';
import type { Add } from '#server/platform/job.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { daysAfter } from '#server/platform/time.ts';
import { type Appeal, listAppeals } from '../appeals/repository.ts';
import { findReportedFile } from '../circle-files/repository.ts';
import { excludeMember } from '../exclusions/actions.ts';
import { listInvolved } from '../involved/actions.ts';
import type { Society } from '../membership/actions.ts';
import { endPauses, keepPause } from '../pauses/repository.ts';
import { readCaseLog, recordCase } from '../record/repository.ts';
import { subjects } from '../subjects/subjects.ts';
import { safetyMailJob } from './mail-job.ts';
import {
  type Case,
  findCase,
  findNewestReason,
  findNewestSnapshot,
  insertDecision,
  listAuthors,
  listComplainers,
  listDecidedCases,
  listEarlier,
  listNames,
  listSaid,
  listSnapshots,
  listWaitingCases,
  lockCase,
  markDecided,
} from './repository.ts';
import { isRemoving, mayDecideCase, mayJudge, outcomesFor, outcomesOfAppeal, PAUSE_DAYS } from './rules.ts';

const MAX_WAITING = 50;
const MOST_DECIDED = 20;

/** What operators see of all cases. Their own are left to another operator, where there is one. */
export async function readCases({ database, config }: Pick<Society, 'database' | 'config'>, operatorId: number): Promise<CaseQueue> {
  const isOnlyOperator = config.operators.length === 1;
  const hidden = isOnlyOperator ? null : operatorId;
  const username = (await findUsername(database, operatorId)) ?? '';
  const describeAll = (cases: readonly Case[]) =>
    Promise.all(cases.map((one) => describe(database, one, { username, all: config.operators })));
  return {
    isOnlyOperator,
    waiting: await describeAll(await listWaitingCases(database, hidden, MAX_WAITING)),
    decided: await describeAll(await listDecidedCases(database, hidden, MOST_DECIDED)),
  };
}

/** What a case about a file is about; whose own case it is does not see it, where there is another operator. */
export async function readCaseFile(
  { database, config }: Pick<Society, 'database' | 'config'>,
  operatorId: number,
  caseId: number,
): Promise<FileContent> {
  const found = await findCase(database, caseId);
  const isOwn = config.operators.length > 1 && (await listAuthors(database, caseId)).includes(operatorId);
  const file = found?.kind === 'circle-file' && !isOwn ? await findReportedFile(database, Number(found.subject)) : undefined;
  if (!file) throw new Problem('not-found', say.noCaseFile);
  return file;
}

type Operator = { readonly username: string; readonly all: readonly string[] };

async function describe(database: Database, one: Case, operator: Operator): Promise<ShownCase> {
  const { isBlind } = subjects[one.kind];
  const authors = await listAuthors(database, one.id);
  const [snapshots, said, complainers, names, earlier, appeals, log, reason, involved] = await Promise.all([
    listSnapshots(database, one.id),
    listSaid(database, one.id),
    listComplainers(database, one.id),
    isBlind ? null : listNames(database, authors),
    listEarlier(database, authors, one.id),
    listAppeals(database, one.id),
    readCaseLog(database, one.id),
    findNewestReason(database, one.id),
    listInvolved(database, one, operator.all),
  ]);
  const { outcome, decidedAt, decidedBy } = one;
  return {
    ...{ caseId: one.id, kind: one.kind, complainers: complainers.length, authors: names },
    snapshots: snapshots.map(({ at, parts }) => ({ at: at.toISOString(), parts })),
    said: said.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    openedAt: one.openedAt.toISOString(),
    dueAt: one.dueAt.toISOString(),
    earlier: earlier.map((before) => ({ outcome: before.outcome, decidedAt: isBlind ? null : before.decidedAt.toISOString() })),
    decision: outcome && decidedAt ? { outcome, reason: reason ?? '', by: decidedBy ?? '', at: decidedAt.toISOString() } : null,
    outcomes: [...outcomesFor(authors.length)],
    mayDecide: !decidedAt && mayDecideCase(operator.username, involved, null, operator.all),
    appeals: appeals.map((appeal) => toShown(appeal, one, authors.length, involved, operator)),
    log: log.map(({ number, kind, hash, at }) => ({ number, kind, hash, at: at.toISOString() })),
  };
}

const toShown = (appeal: Appeal, { outcome, decidedBy }: Case, authors: number, involved: readonly string[], operator: Operator) => ({
  ...{ side: appeal.side, text: appeal.text, isChanged: appeal.isChanged, reason: appeal.reason, decidedBy: appeal.decidedBy },
  at: appeal.at.toISOString(),
  dueAt: appeal.dueAt.toISOString(),
  mayDecide: !appeal.decidedAt && mayDecideCase(operator.username, involved, decidedBy, operator.all),
  outcomes: [...outcomesOfAppeal(appeal.side, outcome ?? 'none', authors)],
});

export type Decision = { readonly outcome: Outcome; readonly reason: string };
export type Deciding = { readonly transaction: Database; readonly add: Add; readonly operator: string; readonly at: Date };

export async function decideCase(society: Society, operatorId: number, caseId: number, decision: Decision): Promise<CaseQueue> {
  const { database, jobs, now, config } = society;
  const operator = (await findUsername(database, operatorId)) ?? '';
  await jobs.transaction(async (transaction, add) => {
    const held = await lockCase(transaction, caseId);
    if (!held) throw new Problem('not-found', say.noCase);
    if (held.decidedAt) throw new Problem('conflict', say.caseDecided);
    allow(mayJudge(operator, await listInvolved(transaction, held, config.operators), config.operators), say.involved);
    await putInForce({ transaction, add, operator, at: now() }, held, decision);
  });
  return readCases(society, operatorId);
}

/** Undoes what was in force, does what is decided now, writes it down, and tells both sides. The caller holds the lock of the case. */
export async function putInForce({ transaction, add, operator, at }: Deciding, held: Case, { outcome, reason }: Decision): Promise<void> {
  const { id: caseId, kind, subject } = held;
  const authors = await listAuthors(transaction, caseId);
  if (!outcomesFor(authors.length).includes(outcome)) throw new Problem('conflict', say.nobody, { outcome: say.nobody });
  const parts = (await findNewestSnapshot(transaction, caseId)) ?? [];
  const was = held.outcome ?? 'none';
  if (isRemoving(was) && !isRemoving(outcome)) await subjects[kind].restore(transaction, subject, parts, at);
  if (was in PAUSE_DAYS) await endPauses(transaction, caseId);
  if (isRemoving(outcome) && !isRemoving(was)) await subjects[kind].remove(transaction, subject, parts, at);
  const days = PAUSE_DAYS[outcome];
  if (days) for (const author of authors) await keepPause(transaction, caseId, author, daysAfter(at, days));
  if (outcome === 'exclusion') {
    let excluded = 0;
    for (const personId of authors) if (await excludeMember(transaction, add, { personId, reason, operator, at, caseId })) excluded += 1;
    if (excluded === 0) throw new Problem('conflict', say.noMember, { outcome: say.noMember });
  }
  await insertDecision(transaction, caseId, authors.length > 0 ? authors : [null], { outcome, reason, at });
  await markDecided(transaction, caseId, outcome, operator, at);
  await recordCase(transaction, caseId, `decided: ${outcome}`, { outcome, reason, operator }, at);
  // an exclusion has a mail of its own, and a complaint that came to nothing is not told
  if (outcome !== 'exclusion' && outcome !== 'none')
    for (const personId of authors) await add(safetyMailJob, { kind: 'decided', caseId, personId });
  for (const personId of await listComplainers(transaction, caseId))
    await add(safetyMailJob, { kind: 'complaint-decided', caseId, personId });
}
