import { settingsMessages as say } from '#contract/account-settings.ts';
import { deriveKey } from '#server/platform/derived-key.ts';
import { Problem } from '#server/platform/problem.ts';
import { unsealText } from '#server/platform/sealed.ts';
import type { Caller } from './caller.ts';
import type { Identity } from './identity.ts';
import { hashOfRecoveryCode } from './second-step/recovery-codes.ts';
import { findOwner, findPasswordHash, findSecondStep, spendRecoveryCode, takeStep } from './second-step/repository.ts';
import { findStep } from './second-step/totp.ts';
import { countLogin, countStep, forgetFailures, giveBack } from './tries.ts';

type Accounts = Pick<Identity, 'auth' | 'audience' | 'config' | 'database' | 'devices' | 'limiter' | 'nameForTries' | 'now' | 'turns'>;

/** What a secret is sealed with, and a recovery code hashed: of each audience its own. */
export const keyOfSteps = ({ audience, config }: Pick<Identity, 'audience' | 'config'>): Buffer =>
  deriveKey(config.secret, audience === 'people' ? 'second steps' : `second steps of ${audience}`);

type Password = { readonly password: string; readonly field?: 'password' | 'currentPassword' };

/** Whoever has the account open must show that it is theirs. Counted with the logins: here nobody gets more tries than there. */
export async function provePassword(
  accounts: Accounts,
  personId: number,
  { password, field = 'password' }: Password,
  { address, headers }: Caller,
): Promise<void> {
  const { audience, auth, database, devices, limiter, nameForTries, turns } = accounts;
  const { email } = await findOwner(database, audience, personId);
  const hash = await findPasswordHash(database, audience, personId);
  if (hash === undefined) throw new Problem('unprocessable', say.password.none, { [field]: say.password.none });
  const counted = await countLogin(limiter, { name: nameForTries(email), email, address, device: await devices.read(headers) });
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
export async function proveStep(accounts: Accounts, { id, email }: Owner, code: string, { headers }: Caller): Promise<ProvedBy> {
  const { audience, devices, limiter } = accounts;
  const counted = await countStep(limiter, {
    account: audience === 'people' ? String(id) : `${audience} ${id}`,
    email,
    device: await devices.read(headers),
  });
  const by = await recognize(accounts, id, code);
  if (!by) throw new Problem('unprocessable', say.step.wrong, { code: say.step.wrong });
  await giveBack(limiter, counted);
  return by;
}

/** Takes the code in the same statement that looks for it: of two that come at once, one is right. */
async function recognize(accounts: Accounts, personId: number, code: string): Promise<ProvedBy | undefined> {
  const { audience, database, now } = accounts;
  const key = keyOfSteps(accounts);
  const kept = await findSecondStep(database, audience, personId);
  if (!kept) return undefined;
  const secret = unsealText(key, kept.secret);
  const step = secret === null ? undefined : findStep(secret, code, kept.lastStep, now());
  if (step !== undefined) return (await takeStep(database, audience, personId, step)) ? 'app' : undefined;
  if (!kept.turnedOnAt) return undefined;
  return (await spendRecoveryCode(database, audience, personId, hashOfRecoveryCode(code, personId, key))) ? 'recovery code' : undefined;
}
