import { randomBytes } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import { privacyMessages as say } from '#contract/privacy-messages.ts';
import { ADULT_YEARS, CHILD_WAIT_DAYS, type ConsentBy, ERASURE_PAUSE_DAYS, ERASURE_RECORD_YEARS } from '#contract/privacy-words.ts';
import { CODE_SECONDS } from '#server/identity/codes.ts';
import { endLogins, findNonce, keepNonce, useNonce as spendNonce } from '#server/identity/repository.ts';
import { doEach } from '#server/platform/do-each.ts';
import { Problem } from '#server/platform/problem.ts';
import { daysAfter, HOUR_S } from '#server/platform/time.ts';
import { present } from './actions.ts';
import { privacyMailJob } from './mail-job.ts';
import type { Privacy } from './privacy.ts';
import {
  deleteErasure,
  deletePerson,
  endLinks,
  findErasure,
  findPassword,
  findPerson,
  forgetPast,
  insertErasure,
  insertErasureRecord,
  listDueErasures,
  listUnallowedChildren,
  lockErasure,
  readRecords,
} from './repository.ts';
import { codeFrom, firstNameOf, isSameText, monthOf, subjectOf } from './rules.ts';

const MAX_TRIES_IN_HOUR = 10;
const MAX_CODES_IN_HOUR = 3;
const PURPOSE_OF_CODE = 'erase';

export async function mailErasureCode(
  { database, counter, jobs }: Privacy,
  personId: number,
  asked: { readonly language: Language; readonly origin: string },
): Promise<void> {
  const { email } = present(await findPerson(database, personId));
  const { count } = await counter.count({ name: 'erasureCodes', subject: String(personId), seconds: HOUR_S });
  if (count > MAX_CODES_IN_HOUR) throw new Problem('too-many', say.proofTooMany);
  await jobs.add(privacyMailJob, { kind: 'erasure-code', personId, email, ...asked }, { key: `erasure-code ${personId}` });
}

/** The code to mail; one that still works is mailed again. */
export async function issueErasureCode({ database, keys, now }: Privacy, email: string): Promise<string> {
  const fresh = { purpose: PURPOSE_OF_CODE, email, nonce: randomBytes(16).toString('base64url') };
  const expiresAt = new Date(now().getTime() + CODE_SECONDS * 1000);
  return codeFrom(keys.erasure, await keepNonce(database, { ...fresh, expiresAt }, now()));
}

type Asking = {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly language: Language;
  readonly origin: string;
  readonly address: string;
};

/** Whoever finds a device logged in cannot erase its owner: a second proof is asked for. */
export async function askErasure(privacy: Privacy, personId: number, { language, origin, ...proof }: Asking): Promise<Date> {
  await mustProve(privacy, personId, proof);
  return beginErasure(privacy, { personId, askedBy: 'person', language, origin });
}

type Proof = Pick<Asking, 'password' | 'code' | 'address'>;

async function mustProve(privacy: Privacy, personId: number, { password, code, address }: Proof): Promise<void> {
  const { auth, counter, database, turns } = privacy;
  const { email } = present(await findPerson(database, personId));
  const subject = { name: 'erasureProofs', subject: String(personId) };
  const { count } = await counter.count({ ...subject, seconds: HOUR_S });
  if (count > MAX_TRIES_IN_HOUR) throw new Problem('too-many', say.proofTooMany);
  const hash = await findPassword(database, personId);
  if (hash === undefined) return mustKnowCode(privacy, email, code ?? '');
  if (!password) throw new Problem('unprocessable', say.proof, { password: say.proof });
  const isRight = await turns.take(address, async () => (await auth.$context).password.verify({ hash, password }));
  if (!isRight) throw new Problem('unprocessable', say.passwordWrong, { password: say.passwordWrong });
  await counter.forget(subject);
}

async function mustKnowCode({ database, keys, now }: Privacy, email: string, code: string): Promise<void> {
  const wrong = () => new Problem('unprocessable', say.codeWrong, { code: say.codeWrong });
  const nonce = await findNonce(database, PURPOSE_OF_CODE, email, now());
  if (nonce === undefined || !isSameText(codeFrom(keys.erasure, nonce), code.replaceAll(/\s/g, ''))) throw wrong();
  if (!(await spendNonce(database, nonce))) throw wrong();
}

type Beginning = { readonly personId: number; readonly askedBy: ConsentBy; readonly language: Language; readonly origin: string };

/** Logins and links end at once; all else waits for the pause, in which it can be taken back. */
export async function beginErasure({ database, jobs, now }: Privacy, { personId, ...asked }: Beginning): Promise<Date> {
  const { email } = present(await findPerson(database, personId));
  const dueAt = daysAfter(now(), ERASURE_PAUSE_DAYS);
  await jobs.transaction(async (transaction, add) => {
    const { askedBy, language, origin } = asked;
    await insertErasure(transaction, { personId, askedAt: now(), dueAt, askedBy, language });
    await endLogins(transaction, 'people', personId);
    await endLinks(transaction, personId, now());
    await add(privacyMailJob, { kind: 'erasure-asked', personId, email, language, origin });
  });
  return (await findErasure(database, personId))?.dueAt ?? dueAt;
}

/** A child cannot take back what a parent wants. */
export async function endErasure({ database }: Privacy, personId: number, by: ConsentBy): Promise<void> {
  const erasure = await findErasure(database, personId);
  if (erasure?.askedBy === 'parent' && by === 'person') throw new Problem('forbidden', say.parentErases);
  await deleteErasure(database, personId);
}

/** Everything whose pause is over, one account after the other. One that the database refuses to erase keeps no other. */
export async function eraseDue(privacy: Privacy): Promise<void> {
  await doEach(await listDueErasures(privacy.database, privacy.now()), (personId) => erase(privacy, personId));
}

/** What nobody may keep for longer: children whom no parent has allowed, addresses of parents who did not answer, old records. */
export async function keepShort({ database, now }: Privacy): Promise<void> {
  const { year, month } = monthOf(now());
  const youngestAdult = (year - ADULT_YEARS) * 12 + month; // whoever was born in this month or later is a minor
  const toldBefore = daysAfter(now(), -CHILD_WAIT_DAYS);
  const due = { askedAt: now(), dueAt: now(), askedBy: 'nobody', language: DEFAULT_LANGUAGE } as const;
  const eraseChildren = async () =>
    doEach(await listUnallowedChildren(database, toldBefore, youngestAdult), (personId) => insertErasure(database, { personId, ...due }));
  await doEach([eraseChildren, () => forgetPast(database, now())], (work) => work());
}

/**
 * Erases one account, wholly or not at all: one transaction holds the deletion, the record of it and the last mail. A kill before its end
 * leaves the account as it was, and the next run finds it due again.
 */
async function erase({ jobs, keys, now, originOf, leaveHiring }: Privacy, personId: number): Promise<void> {
  await jobs.transaction(async (transaction, add) => {
    const erasure = await lockErasure(transaction, personId);
    const person = await findPerson(transaction, personId);
    if (!erasure || !person || erasure.dueAt > now()) return; // taken back meanwhile, or done by another process
    const { askedAt, askedBy, language } = erasure;
    const consents = await readRecords(transaction, personId);
    const erasedAt = now();
    await leaveHiring(transaction, personId, erasedAt, { add, origin: originOf() });
    await deletePerson(transaction, person);
    await insertErasureRecord(transaction, {
      ...{ subject: subjectOf(keys.erased, person.email), askedAt, askedBy, erasedAt, consents },
      keepUntil: keptUntil(erasedAt),
    });
    await add(privacyMailJob, {
      kind: 'erased',
      email: person.email,
      name: firstNameOf(person.name),
      language,
      origin: originOf(),
    });
  });
}

export const keptUntil = (erasedAt: Date): Date =>
  new Date(Date.UTC(erasedAt.getUTCFullYear() + ERASURE_RECORD_YEARS, erasedAt.getUTCMonth(), erasedAt.getUTCDate() + 1));
