import type { Kysely } from 'kysely';
import { isTestSlug } from '#content/catalogue/script.ts';
import { type TestDefinition, testOf } from '#content/catalogue/tests.ts';
import { type Accepted, assessmentMessages, type GivenAnswer } from '#contract/assessments.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Tables } from '#server/tables.ts';
import { feedbackOn, isSameAnswer, judge, stepAfter } from './course.ts';
import {
  findOpenSitting,
  findSitting,
  finishSitting,
  insertResponse,
  insertSitting,
  lockSitting,
  type ResponseRow,
  readResponses,
  type SittingRow,
} from './repository.ts';
import { judgeValidity, setAsideOf } from './validity.ts';

type Opening = { personId: number; test: string; language: string; device: string; seed: number; now: Date };
type Given = { position: number; screen: string; answer: GivenAnswer; responseTimeMs: number };
export type SittingState = { readonly sitting: SittingRow; readonly test: TestDefinition; readonly responses: readonly ResponseRow[] };

/** Opens a test: the sitting that is not finished, wherever it was begun, or a new one. */
export async function openSitting(database: Database, { test: slug, ...opening }: Opening): Promise<SittingState> {
  if (!isTestSlug(slug)) throw new Problem('not-found', assessmentMessages.noSuchTest);
  const { now, ...person } = opening;
  const fresh = { ...person, test: slug, bankVersion: testOf(slug).bank.version, startedAt: now };
  const open = async () => {
    const found = await findOpenSitting(database, person.personId, slug);
    if (!found || found.bankVersion === fresh.bankVersion) return found;
    await finishSitting(database, found.id, now, ['bank-changed'], false); // what it asked is no longer asked
    return undefined;
  };
  const sitting = (await open()) ?? (await insertSitting(database, fresh)) ?? (await open());
  if (!sitting) throw new Problem('gone', assessmentMessages.sittingGone);
  return stateOf(database, sitting);
}

export async function readSittingState(database: Database, id: number): Promise<SittingState> {
  const sitting = await findSitting(database, id);
  if (!sitting) throw new Problem('gone', assessmentMessages.sittingGone);
  return stateOf(database, sitting);
}

async function stateOf(database: Database, sitting: SittingRow): Promise<SittingState> {
  const test = testOfSitting(sitting);
  if (isOutdated(sitting, test)) throw new Problem('gone', assessmentMessages.sittingGone);
  return { sitting, test, responses: await readResponses(database, sitting.id) };
}

/** An unfinished sitting of an older bank: what it would ask next cannot be told any more. Opening the test begins anew. */
const isOutdated = ({ finishedAt, bankVersion }: SittingRow, test: TestDefinition) => !finishedAt && bankVersion !== test.bank.version;

function testOfSitting({ test }: SittingRow): TestDefinition {
  if (!isTestSlug(test)) throw new Problem('gone', assessmentMessages.sittingGone);
  return testOf(test);
}

/** Keeps an answer. When this returns, the answer is committed; the same answer again gives the same reply. */
export function acceptResponse(database: Kysely<Tables>, sittingId: number, given: Given, now: Date): Promise<Accepted> {
  return database.transaction().execute((transaction) => acceptWithin(transaction, sittingId, given, now));
}

async function acceptWithin(transaction: Database, sittingId: number, given: Given, now: Date): Promise<Accepted> {
  const sitting = await lockSitting(transaction, sittingId);
  if (!sitting) throw new Problem('gone', assessmentMessages.sittingGone);
  const test = testOfSitting(sitting);
  const responses = await readResponses(transaction, sittingId);

  const kept = responses[given.position];
  if (kept) {
    if (!isSameAnswer(kept, given)) throw new Problem('conflict', assessmentMessages.alreadyAnswered);
    return reply(given.position, sitting, test, responses, feedbackOn(kept, test));
  }
  if (isOutdated(sitting, test)) throw new Problem('gone', assessmentMessages.sittingGone);
  const step = sitting.finishedAt ? null : stepAfter(test, responses, sitting.seed);
  if (!step) throw new Problem('conflict', assessmentMessages.finished);
  if (given.position > responses.length) throw new Problem('conflict', assessmentMessages.notAskedYet);
  if (given.screen !== step.screen) throw new Problem('unprocessable', assessmentMessages.notAsked);

  const { feedback, ...meaning } = judge(test, responses, sitting.seed, given.answer);
  const response: ResponseRow = { ...given, ...meaning };
  await insertResponse(transaction, sittingId, response, now);
  const all = [...responses, response];
  if (stepAfter(test, all, sitting.seed)) return reply(given.position, sitting, test, all, feedback);

  const { flags, valid } = judgeValidity(test, all, sitting.seed);
  await finishSitting(transaction, sittingId, now, flags, valid);
  return reply(given.position, { ...sitting, finishedAt: now, valid, flags: [...flags] }, test, all, feedback);
}

function reply(
  position: number,
  sitting: SittingRow,
  test: TestDefinition,
  responses: readonly ResponseRow[],
  feedback: Accepted['feedback'],
): Accepted {
  const isFinished = sitting.finishedAt !== null;
  const next = isFinished ? null : (stepAfter(test, responses, sitting.seed)?.trial ?? null);
  return {
    position,
    finished: isFinished,
    valid: sitting.valid,
    setAside: setAsideOf(sitting.flags ?? [], sitting.valid),
    next,
    ...(feedback ? { feedback } : {}),
  };
}
