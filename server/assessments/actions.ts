import { isTestSlug, testOf } from '#content/catalogue.ts';
import type { Test } from '#content/test.ts';
import { type Accepted, assessmentMessages, type StartSitting } from '#contract/assessments.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { countsOf, isSameAnswer, judge, readAnswer, stepAfter, type Told, toldOf } from './course.ts';
import {
  addResponse,
  changeManner,
  findFinishedSittings,
  findOpenSitting,
  finishSitting,
  insertSitting,
  type Manner,
  type OpenedSitting,
  type ResponseRow,
  readResponses,
  readSittingWithResponses,
  type SittingRow,
} from './repository.ts';
import { retakeFrom } from './retakes.ts';
import type { SittingTicket } from './sitting-tokens.ts';
import { invalidReasonOf, judgeValidity } from './validity.ts';

type Opening = StartSitting & { personId: number; login: number; seed: number; now: Date };
type Given = { position: number; screen: string; answer: unknown; responseTimeMs: number; aways: number };
export type SittingState = { readonly sitting: SittingRow; readonly test: Test; readonly responses: readonly ResponseRow[] };

/** Opens a test: the sitting that is not finished, wherever it was begun, or a new one. */
export async function openSitting(database: Database, { test: slug, ...opening }: Opening): Promise<SittingState> {
  if (!isTestSlug(slug)) throw new Problem('not-found', assessmentMessages.noSuchTest);
  const test = testOf(slug);
  const { now, login, personId, seed } = opening;
  const manner = mannerOf(test, opening);
  const open = async () => {
    const found = await findOpenSitting(database, personId, slug, login);
    if (!found || found.bankVersion === test.bank.version) return found;
    await finishSitting(database, found.id, now, { flags: ['bank-changed'], valid: false, counts: null }); // what it asked is no longer asked
    return undefined;
  };
  const found = await open();
  if (!found) {
    await refuseTooSoon(database, personId, slug, now);
    const { bank } = test;
    await insertSitting(database, {
      ...firstManner(test),
      ...manner,
      personId,
      test: slug,
      bankVersion: bank.version,
      seed,
      startedAt: now,
    });
  }
  const sitting = found ?? (await open());
  if (!sitting) throw new Problem('gone', assessmentMessages.sittingGone);
  const responses = await readResponses(database, sitting.id);
  const isChanged = found && responses.length === 0 && Object.keys(manner).length > 0;
  const changed = isChanged ? await changeManner(database, sitting.id, manner) : undefined;
  return stateOf({ ...sitting, ...changed }, responses);
}

/** A test that counts is played again after a while only. */
export async function refuseTooSoon(database: Database, personId: number, slug: string, now: Date): Promise<void> {
  const counted = (await findFinishedSittings(database, personId)).find(({ test }) => test === slug);
  if (retakeFrom(counted?.finishedAt, now)) throw new Problem('conflict', assessmentMessages.tooSoon);
}

const languageFor = ({ about }: Test, language: Language): Language => (about.languages.includes(language) ? language : about.languages[0]);

/** Where nobody says otherwise. */
export const firstManner = (test: Test): Manner => ({
  language: languageFor(test, DEFAULT_LANGUAGE),
  device: 'computer',
  isUntimed: false,
  inputKind: null,
  refreshHz: null,
});

/** What somebody who opens a test says of how it is to be played. */
export function mannerOf(test: Test, { language, device, untimed, input, refreshHz }: Omit<StartSitting, 'test'>): Partial<Manner> {
  return {
    ...(language && { language: languageFor(test, language) }),
    ...(device && { device }),
    ...(untimed !== undefined && { isUntimed: untimed && test.about.isTimed === true }),
    ...(input && { inputKind: input }),
    ...(refreshHz && { refreshHz }),
  };
}

export async function readSittingState(database: Database, ticket: SittingTicket): Promise<SittingState> {
  const found = await readSittingWithResponses(database, ticket);
  if (!found) throw new Problem('gone', assessmentMessages.sittingGone);
  return stateOf(found.sitting, found.responses);
}

export function stateOf(sitting: OpenedSitting, responses: readonly ResponseRow[]): SittingState {
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
    return reply(given.position, sitting, test, responses, toldOf(test, responses, given.position, sitting));
  }
  const step = sitting.finishedAt ? null : stepAfter(test, responses, sitting);
  if (!step) throw new Problem('conflict', assessmentMessages.finished);
  if (given.position > responses.length) throw new Problem('conflict', assessmentMessages.notAskedYet);
  if (given.screen !== step.screen) throw new Problem('unprocessable', assessmentMessages.notAsked);

  const { feedback, shown, ...meaning } = judge(test, responses, sitting, given.answer);
  const response: ResponseRow = { ...given, ...meaning, receivedAt: now };
  const all = [...responses, response];
  const ending = stepAfter(test, all, sitting)
    ? undefined
    : { ...judgeValidity(test, all, sitting), counts: countsOf(test, all, sitting.seed) };
  if (!(await addResponse(database, ticket.sittingId, response, ending))) return undefined;
  const after = ending ? { ...sitting, ...ending, finishedAt: now } : sitting;
  return reply(given.position, after, test, all, { ...(feedback && { feedback }), ...(shown && { shown }) });
}

function reply(position: number, sitting: SittingRow, test: Test, responses: readonly ResponseRow[], { feedback, shown }: Told): Accepted {
  const isFinished = sitting.finishedAt !== null;
  const next = isFinished ? null : (stepAfter(test, responses, sitting)?.trial ?? null);
  return {
    position,
    finished: isFinished,
    valid: sitting.valid,
    invalidReason: invalidReasonOf(sitting.flags ?? [], sitting.valid),
    next,
    counts: sitting.counts,
    ...(feedback && { feedback }),
    ...(shown && { shown: { ...shown } }),
  };
}
