import { settingsMessages as say } from '#contract/account-settings.ts';
import { deriveKey } from '#server/platform/derived-key.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Caller } from './caller.ts';
import type { Identity } from './identity.ts';
import { hashOfRecoveryCode } from './second-step/recovery-codes.ts';
import { findSecondStep, spendRecoveryCode, takeStep } from './second-step/repository.ts';
import { open } from './second-step/sealed.ts';
import { findStep } from './second-step/totp.ts';
import { findPasswordHash, findPerson } from './settings/repository.ts';
import { countLogin, countStep, forgetFailures, giveBack } from './tries.ts';

export const keyOfSteps = ({ config }: Pick<Identity, 'config'>): Buffer => deriveKey(config.secret, 'second steps');

type Password = { readonly password: string; readonly field?: 'password' | 'currentPassword' };

/** Whoever has the account open must show that it is theirs. Counted with the logins: here nobody gets more tries than there. */
export async function provePassword(
  identity: Identity,
  personId: number,
  { password, field = 'password' }: Password,
  { address, headers }: Caller,
): Promise<void> {
  const { auth, database, devices, limiter, turns } = identity;
  const { email } = await findPerson(database, personId);
  const hash = await findPasswordHash(database, personId);
  if (hash === undefined) throw new Problem('unprocessable', say.password.none, { [field]: say.password.none });
  const counted = await countLogin(limiter, { name: email, email, address, device: await devices.read(headers) });
  const isRight = await turns
    .take(address, async () => (await auth.$context).password.verify({ hash, password }))
    .catch(async (error) => {
      await giveBack(limiter, counted); // the password was not compared
      throw error;
    });
  if (!isRight) throw new Problem('unprocessable', say.password.wrong, { [field]: say.password.wrong });
  await forgetFailures(limiter, counted);
}

type Owner = { readonly id: number; readonly email: string };
export type ProvedBy = 'app' | 'recovery code';

/** A code that the app shows, or a recovery code, which is used up. */
export async function proveStep(identity: Identity, { id, email }: Owner, code: string, { headers }: Caller): Promise<ProvedBy> {
  const { devices, limiter } = identity;
  const counted = await countStep(limiter, { personId: id, email, device: await devices.read(headers) });
  const by = await recognize(identity, id, code);
  if (!by) throw new Problem('unprocessable', say.step.wrong, { code: say.step.wrong });
  await giveBack(limiter, counted);
  return by;
}

/** Takes the code in the same statement that looks for it: of two that come at once, one is right. */
async function recognize(identity: Identity, personId: number, code: string): Promise<ProvedBy | undefined> {
  const { database, now } = identity;
  const key = keyOfSteps(identity);
  const kept = await findSecondStep(database, personId);
  if (!kept) return undefined;
  const step = findStep(open(kept.secret, key), code, kept.lastStep, now());
  if (step !== undefined) return (await takeStep(database, personId, step)) ? 'app' : undefined;
  if (!kept.turnedOnAt) return undefined;
  return (await spendRecoveryCode(database, personId, hashOfRecoveryCode(code, personId, key))) ? 'recovery code' : undefined;
}
