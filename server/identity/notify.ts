import type { DeviceName } from '#contract/account-settings.ts';
import { isLanguage } from '#contract/language.ts';
import type { Add } from '#server/platform/job.ts';
import { type Caller, originOf } from './caller.ts';
import type { Identity } from './identity.ts';
import { type Notice, noticeMailJob } from './notice-job.ts';

type Reader = { readonly id: string | number; readonly email: string; readonly emailVerified: boolean; readonly language?: string | null };
type Told = {
  readonly user: Reader;
  readonly notice: Notice;
  readonly device?: DeviceName;
  readonly newEmail?: string;
  readonly undo?: number;
};

/** Queues a mail that tells what was done to an account. Only to an address that is verified: another may be a stranger's. */
export async function notify({ config, now }: Pick<Identity, 'config' | 'now'>, add: Add, told: Told, caller: Caller): Promise<void> {
  const { user, notice, device, newEmail, undo } = told;
  if (!user.emailVerified) return;
  const language = user.language && isLanguage(user.language) ? user.language : caller.language;
  const about = { ...(device && { device }), ...(newEmail && { newEmail }), ...(undo !== undefined && { undo }) };
  await add(noticeMailJob, {
    notice,
    personId: Number(user.id),
    email: user.email,
    language,
    origin: originOf(config, caller),
    at: now().toISOString(),
    ...about,
  });
}
