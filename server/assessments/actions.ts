import { isTestSlug, testOf } from '#content/catalogue.ts';
import type { Test } from '#content/test.ts';
import { type Accepted, assessmentMessages } from '#contract/assessments.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { feedbackOn, isSameAnswer, judge, readAnswer, stepAfter } from './course.ts';
import {
  addResponse,
  findOpenSitting,
  finishSitting,
  insertSitting,
  type OpenedSitting,
  type ResponseRow,
  readResponses,
  readSittingWithResponses,
  type SittingRow,
} from './repository.ts';
import type { SittingTicket } from './sitting-tokens.ts';
import { invalidReasonOf, judgeValidity } from './validity.ts';

type Opening = { personId: number; login: number; test: string; language: string; device: string; seed: number; now: Date };
type Given = { position: number; screen: string; answer: unknown; responseTimeMs: number };
export type SittingState = { readonly sitting: SittingRow; readonly test: Test; readonly responses: readonly ResponseRow[] };

/** Opens a test: the sitting that is not finished, wherever it was begun, or a new one. */
export async function openSitting(database: Database, { test: slug, ...opening }: Opening): Promise<SittingState> {
  if (!isTestSlug(slug)) throw new Problem('not-found', assessmentMessages.noSuchTest);
  const { now, login, ...person } = opening;
  const fresh = { ...person, test: slug, bankVersion: testOf(slug).bank.version, startedAt: now };
  const open = async () => {
    const found = await findOpenSitting(database, person.personId, slug, login);
    if (!found || found.bankVersion === fresh.bankVersion) return found;
    await finishSitting(database, found.id, now, ['bank-changed'], false); // what it asked is no longer asked
    return undefined;
  };
  let sitting = await open();
  if (!sitting) {
    await insertSitting(database, fresh);
    sitting = await open();
  }
  if (!sitting) throw new Problem('gone', assessmentMessages.sittingGone);
  return stateOf(sitting, await readResponses(database, sitting.id));
}

export async function readSittingState(database: Database, ticket: SittingTicket): Promise<SittingState> {
  const found = await readSittingWithResponses(database, ticket);
  if (!found) throw new Problem('gone', assessmentMessages.sittingGone);
  return stateOf(found.sitting, found.responses);
}

function stateOf(sitting: OpenedSitting, responses: readonly ResponseRow[]): SittingState {
  refuseEndedLogin(sitting);
  const test = testOfSitting(sitting);
  if (isOutdated(sitting, test)) throw new Problem('gone', assessmentMessages.sittingGone);
  return { sitting, test, responses };
}

/** An unfinished sitting of an older bank: what it would ask next cannot be told any more. Opening the test begins anew. */
const isOutdated = ({ finishedAt, bankVersion }: SittingRow, test: Test) => !finishedAt && bankVersion !== test.bank.version;

function testOfSitting({ test }: SittingRow): Test {
  if (!isTestSlug(test)) throw new Problem('gone', assessmentMessages.sittingGone);
  return testOf(test);
}

function refuseEndedLogin({ isLoginLive }: OpenedSitting): void {
  if (!isLoginLive) throw new Problem('unauthenticated', assessmentMessages.loginEnded);
}

/**
 * Keeps an answer. When this returns, the answer is committed; the same answer again gives the same reply. No transaction is held open
 * while the rules decide: where another window answers in between, nothing is written, and what it left decides the second time.
 */
export async function acceptResponse(database: Database, ticket: SittingTicket, given: Given, now: Date): Promise<Accepted> {
  const accepted = (await tryToAccept(database, ticket, given, now)) ?? (await tryToAccept(database, ticket, given, now));
  if (!accepted) throw new Problem('gone', assessmentMessages.sittingGone);
  return accepted;
}

async function tryToAccept(database: Database, ticket: SittingTicket, sent: Given, now: Date): Promise<Accepted | undefined> {
  const found = await readSittingWithResponses(database, ticket);
  if (!found) throw new Problem('gone', assessmentMessages.sittingGone);
  const { sitting, responses } = found;
  refuseEndedLogin(sitting);
  const test = testOfSitting(sitting);
  const kept = responses[sent.position];
  if (!kept && isOutdated(sitting, test)) throw new Problem('gone', assessmentMessages.sittingGone);

  const given = { ...sent, answer: readAnswer(test, sent.answer) };
  if (kept) {
    if (!isSameAnswer(kept, given)) throw new Problem('conflict', assessmentMessages.alreadyAnswered);
    return reply(given.position, sitting, test, responses, feedbackOn(test, responses, given.position, sitting.seed));
  }
  const step = sitting.finishedAt ? null : stepAfter(test, responses, sitting.seed);
  if (!step) throw new Problem('conflict', assessmentMessages.finished);
  if (given.position > responses.length) throw new Problem('conflict', assessmentMessages.notAskedYet);
  if (given.screen !== step.screen) throw new Problem('unprocessable', assessmentMessages.notAsked);

  const { feedback, ...meaning } = judge(test, responses, sitting.seed, given.answer);
  const response: ResponseRow = { ...given, ...meaning, receivedAt: now };
  const all = [...responses, response];
  const ending = stepAfter(test, all, sitting.seed) ? undefined : judgeValidity(test, all, sitting);
  if (!(await addResponse(database, ticket.sittingId, response, ending))) return undefined;
  const after = ending ? { ...sitting, ...ending, finishedAt: now } : sitting;
  return reply(given.position, after, test, all, feedback);
}

function reply(
  position: number,
  sitting: SittingRow,
  test: Test,
  responses: readonly ResponseRow[],
  feedback: Accepted['feedback'],
): Accepted {
  const isFinished = sitting.finishedAt !== null;
  const next = isFinished ? null : (stepAfter(test, responses, sitting.seed)?.trial ?? null);
  return {
    position,
    finished: isFinished,
    valid: sitting.valid,
    invalidReason: invalidReasonOf(sitting.flags ?? [], sitting.valid),
    next,
    ...(feedback ? { feedback } : {}),
  };
}
