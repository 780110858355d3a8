import { isLanguage } from '#contract/language.ts';
import { type Caller, originOf } from '#server/identity/caller.ts';
import { nameDevice } from '#server/identity/device-name.ts';
import type { Add } from '#server/platform/job.ts';
import type { Employers } from './employers.ts';
import { type EmployerNotice, employerNoticeJob } from './notices.ts';

type Owner = { readonly email: string; readonly emailVerified: boolean; readonly language?: string | null };

/** Only to an address that is verified: another may be a stranger's. */
export async function noticeEmployer(
  { config, now }: Pick<Employers, 'config' | 'now'>,
  add: Add,
  owner: Owner,
  notice: EmployerNotice,
  caller: Caller,
): Promise<void> {
  if (!owner.emailVerified) return;
  await add(employerNoticeJob, {
    ...{ notice, email: owner.email, origin: originOf(config, caller), at: now().toISOString() },
    language: owner.language && isLanguage(owner.language) ? owner.language : caller.language,
    device: nameDevice(caller.headers.get('user-agent') ?? ''),
  });
}
