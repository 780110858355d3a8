import { type NewEmailForm, settingsMessages as say, UNDO_DAYS } from '#contract/account-settings.ts';
import { identityMessages } from '#contract/identity.ts';
import type { Language } from '#contract/language.ts';
import { isUniqueViolation } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { DAY_MS } from '#server/platform/time.ts';
import { addCodeMail, countCode, tryCode } from '../actions.ts';
import type { Caller, Cookies } from '../caller.ts';
import { CODE_SECONDS } from '../codes.ts';
import { withKnown } from '../devices.ts';
import type { Identity } from '../identity.ts';
import { notify } from '../notify.ts';
import { provePassword } from '../proofs.ts';
import { endLogins, useNonce } from '../repository.ts';
import { readUndoToken } from '../tokens.ts';
import { giveBack } from '../tries.ts';
import {
  dropWaysIn,
  findEmailChange,
  findPerson,
  forgetEmailChange,
  insertUndo,
  isOfAnother,
  keepEmailChange,
  setEmail,
  takeUndo,
} from './repository.ts';

const UNDO_MS = UNDO_DAYS * DAY_MS;
/** A person may fetch several codes before one arrives. */
const WAIT_MS = 4 * CODE_SECONDS * 1000;

const taken = () => new Problem('conflict', identityMessages.email.taken, { email: identityMessages.email.taken });

/** Sends a code to the new address; the e-mail is the old one until the code is entered. */
export async function changeEmail(
  identity: Identity,
  personId: number,
  { email: mailbox, password }: NewEmailForm,
  caller: Caller,
  language: Language,
): Promise<Cookies> {
  const { database, devices, limiter, now } = identity;
  const email = mailbox.toLowerCase();
  await provePassword(identity, personId, { password }, caller);
  const person = await findPerson(database, personId);
  if (person.email === email) throw new Problem('unprocessable', say.email.same, { email: say.email.same });
  await limiter.count('emailChangesOfPerson', String(personId));
  if (await isOfAnother(database, email, personId, now())) throw taken();
  const device = await devices.read(caller.headers);
  const asking = await countCode(identity, email, 'change', { ...caller, device });
  await identity.jobs.transaction(async (transaction, add) => {
    await keepEmailChange(transaction, { personId, email, expiresAt: new Date(now().getTime() + WAIT_MS) });
    await addCodeMail(identity, add, email, 'change', caller, language);
  });
  return [await devices.cookieOf(asking)];
}

/** From now on the new address is the e-mail. The old one is told, with a link that takes it back. */
export async function confirmEmail(identity: Identity, personId: number, code: string, caller: Caller): Promise<Cookies> {
  const { database, devices, limiter, now } = identity;
  const email = await findEmailChange(database, personId, now());
  if (email === undefined) throw new Problem('unprocessable', say.email.notAsked);
  const { nonce, device, counted } = await tryCode(identity, { purpose: 'change', email, code }, caller, say.email.codeWrong);
  await identity.jobs
    .transaction(async (transaction, add) => {
      if (!(await useNonce(transaction, nonce))) throw new Problem('unprocessable', say.email.codeWrong);
      if (await isOfAnother(transaction, email, personId, now())) throw taken();
      const old = await findPerson(transaction, personId);
      await setEmail(transaction, personId, email, now());
      await forgetEmailChange(transaction, personId);
      if (!old.emailVerified) return;
      const expiresAt = new Date(now().getTime() + UNDO_MS);
      const undo = await insertUndo(transaction, { personId, email: old.email, changedAt: now(), expiresAt });
      await notify(identity, add, { user: old, notice: 'emailChanged', newEmail: email, undo }, caller);
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? taken() : error;
    });
  await giveBack(limiter, counted);
  return [await devices.cookieOf(withKnown(device, email))];
}

/**
 * The old address takes the e-mail back. Whoever changed it knows the password: it works no more, and neither does any other way in that
 * came after it.
 */
export async function undoEmail(identity: Identity, token: string): Promise<string> {
  const { config, database, now } = identity;
  const id = readUndoToken(token, config.secret);
  if (id === undefined) throw new Problem('gone', say.email.undoOver);
  return database
    .transaction()
    .execute(async (transaction) => {
      const undo = await takeUndo(transaction, id, now());
      if (!undo) throw new Problem('gone', say.email.undoOver);
      await setEmail(transaction, undo.personId, undo.email, now());
      await forgetEmailChange(transaction, undo.personId);
      await dropWaysIn(transaction, undo.personId, undo.changedAt);
      await endLogins(transaction, 'people', undo.personId);
      return undo.email;
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? new Problem('conflict', say.email.undoTaken) : error;
    });
}
