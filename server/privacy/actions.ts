import { randomBytes } from 'node:crypto';
import { currentNotice } from '#content/notices/script-notice.ts';
import { identityMessages } from '#contract/identity.ts';
import type { Language } from '#contract/language.ts';
import type { Standing } from '#contract/privacy.ts';
import { privacyMessages as say } from '#contract/privacy-messages.ts';
import { type ConsentBy, PARENT_ANSWER_DAYS, type Purpose } from '#contract/privacy-words.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { DAY_S, daysAfter } from '#server/platform/time.ts';
import { privacyMailJob } from './mail-job.ts';
import type { Privacy } from './privacy.ts';
import {
  addRecords,
  deleteMeasured,
  findErasure,
  findKnown,
  findNewestRequest,
  findOwnConsent,
  findPassword,
  findPerson,
  insertRequest,
  keepBirth,
  readRecords,
  readRequests,
} from './repository.ts';
import {
  askedPurposes,
  type Birth,
  consentsOf,
  hasReadEarlier,
  hideMailbox,
  isInFuture,
  isMinor,
  isOptional,
  mailboxOf,
  stepOf,
} from './rules.ts';

/** A person who is gone while their token still lives. */
export function present<T>(found: T | undefined): T {
  if (found === undefined) throw new Problem('unauthenticated', identityMessages.login.ended);
  return found;
}

export async function readStanding({ database, config, now }: Privacy, personId: number): Promise<Standing> {
  const known = present(await findKnown(database, personId));
  const minor = known.birth !== undefined && isMinor(known.birth, now());
  const by: ConsentBy = minor ? 'parent' : 'person';
  const [records, request, erasure, password] = await Promise.all([
    readRecords(database, personId),
    findNewestRequest(database, personId),
    findErasure(database, personId),
    findPassword(database, personId),
  ]);
  const purposes = minor ? (['measuring'] as const) : askedPurposes(config.textProvider !== undefined);
  return {
    step: stepOf(known, now()),
    isBirthKnown: known.birth !== undefined,
    isMinor: minor,
    isParentsConsent: minor && known.parents,
    consents: consentsOf(records, purposes, by),
    isNoticeNew: !minor && hasReadEarlier(records, currentNotice.version),
    parent:
      minor && request
        ? {
            mailbox: hideMailbox(request.email),
            askedAt: request.askedAt.toISOString(),
            expiresAt: request.expiresAt.toISOString(),
            decision: request.decision,
          }
        : null,
    erasure: erasure ? { askedAt: erasure.askedAt.toISOString(), dueAt: erasure.dueAt.toISOString(), askedBy: erasure.askedBy } : null,
    proof: password === undefined ? 'code' : 'password',
  };
}

type Read = { readonly notice: string; readonly language: Language };

/** Consent is to a text: only to the one that stands there now. */
export function mustBeCurrent({ notice }: Pick<Read, 'notice'>): void {
  if (notice !== currentNotice.version) throw new Problem('unprocessable', say.oldNotice);
}

type Beginning = Read & { readonly birth?: Birth | undefined; readonly optional: readonly Purpose[] };

/** The first step. What a minor has ticked is not kept: a parent decides, and only about measuring. */
export async function begin(privacy: Privacy, personId: number, { birth, optional, ...read }: Beginning): Promise<Standing> {
  const { database, now, config } = privacy;
  mustBeCurrent(read);
  if (birth && isInFuture(birth, now())) throw new Problem('malformed', say.birth, { birth: say.birth });
  await database.transaction().execute(async (transaction) => {
    const known = present(await findKnown(transaction, personId));
    if (birth && known.birth) throw new Problem('conflict', say.birthKnown);
    const told = known.birth ?? birth;
    if (!told) throw new Problem('malformed', say.birth, { birth: say.birth });
    if (birth && !(await keepBirth(transaction, personId, birth, now()))) throw new Problem('conflict', say.birthKnown);
    if (isMinor(told, now())) return;
    const asked = askedPurposes(config.textProvider !== undefined);
    const given = asked.filter((purpose) => !isOptional(purpose) || optional.includes(purpose));
    await addRecords(
      transaction,
      given.map((purpose) => ({ personId, purpose, isGiven: true, givenBy: 'person', ...read })),
      now(),
    );
  });
  return readStanding(privacy, personId);
}

type Change = Read & { readonly purpose: Purpose; readonly isGiven: boolean };

/** To withdraw is as easy as to give. Without the consent to measuring there is no right to keep what was measured. */
export async function changeConsent(privacy: Privacy, personId: number, { purpose, isGiven, ...read }: Change): Promise<Standing> {
  const { database, now, config } = privacy;
  if (isGiven) mustBeCurrent(read);
  await database.transaction().execute(async (transaction) => {
    const { birth } = present(await findKnown(transaction, personId));
    if (birth === undefined) throw new Problem('consent-first', say.noticeFirst);
    if (isMinor(birth, now())) throw new Problem('forbidden', isOptional(purpose) ? say.notForMinors : say.parentDecides);
    if (isGiven && !askedPurposes(config.textProvider !== undefined).includes(purpose)) throw new Problem('forbidden', say.notAsked);
    await addRecords(transaction, [{ personId, purpose, isGiven, givenBy: 'person', ...read }], now());
    if (purpose === 'measuring' && !isGiven) await deleteMeasured(transaction, personId);
  });
  return readStanding(privacy, personId);
}

/** Whether this consent holds now: given by somebody of full age, for themselves. */
export async function hasConsent(database: Database, personId: number, purpose: Purpose, now: Date): Promise<boolean> {
  const found = await findOwnConsent(database, personId, purpose);
  if (!found?.isGiven || !found.year || !found.month) return false;
  return !isMinor({ year: found.year, month: found.month }, now);
}

/** A child may mistype, and a mail may get lost; nobody's mailbox is to be filled through us. */
const limits = {
  parentMailsOfChild: { times: 3, seconds: DAY_S },
  parentMailsOfChildInMonth: { times: 6, seconds: 30 * DAY_S },
  parentMailsToMailbox: { times: 3, seconds: DAY_S },
  parentMailsFromAddress: { times: 60, seconds: DAY_S },
} as const;

type Asking = { readonly email: string; readonly language: Language; readonly address: string; readonly origin: string };

export async function askParent(privacy: Privacy, personId: number, { email, language, address, origin }: Asking): Promise<Standing> {
  const { database, now, counter, jobs } = privacy;
  const known = present(await findKnown(database, personId));
  const person = present(await findPerson(database, personId));
  if (!known.birth) throw new Problem('consent-first', say.noticeFirst);
  if (!isMinor(known.birth, now())) throw new Problem('conflict', say.notMinor);
  if (known.parents) throw new Problem('conflict', say.parentAgreed);
  if (mailboxOf(email) === mailboxOf(person.email)) throw new Problem('unprocessable', say.parentIsYou, { email: say.parentIsYou });
  const refused = (await readRequests(database, personId)).filter(({ decision }) => decision === 'refused');
  if (refused.some((request) => mailboxOf(request.email) === mailboxOf(email))) throw new Problem('conflict', say.parentRefused);
  const subjects = {
    parentMailsOfChild: String(personId),
    parentMailsOfChildInMonth: String(personId),
    parentMailsToMailbox: mailboxOf(email),
    parentMailsFromAddress: address,
  };
  for (const [name, { times, seconds }] of Object.entries(limits)) {
    const { count } = await counter.count({ name, subject: subjects[name as keyof typeof limits], seconds });
    if (count > times) throw new Problem('too-many', say.parentTooMany);
  }
  const expiresAt = daysAfter(now(), PARENT_ANSWER_DAYS);
  const nonce = randomBytes(16).toString('base64url');
  await jobs.transaction(async (transaction, add) => {
    const requestId = await insertRequest(transaction, { personId, email, nonce, language, askedAt: now(), expiresAt });
    await add(
      privacyMailJob,
      { kind: 'parent-asked', personId, requestId, email, language, origin },
      { usefulUntil: expiresAt, key: `parent-asked ${personId}` },
    );
  });
  return readStanding(privacy, personId);
}
