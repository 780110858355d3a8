import { z } from 'zod';
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/language.ts';
import type { Job } from '#server/platform/job.ts';
import type { Mail, Mailer } from '#server/platform/mail.ts';
import { type SocietyMail, societyMailJob } from '../membership/mail-job.ts';
import type { SocietyMails } from '../membership/mailing.ts';
import { appealDecidedMail, confirmedMail, excludedMail, invitedMail, lapsedMail, waitingMail } from '../membership/mails.ts';
import { findExclusion, findMembership, findReader } from '../membership/repository.ts';
import { lookAtFinishers } from './actions.ts';

export const lookJob = {
  name: 'look-at-finishers',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  atOnce: 1,
  attemptSeconds: 1_800,
  schedule: '*/10 * * * *',
} satisfies Job;

export function invitingJobs(society: SocietyMails & { readonly mailer: Mailer }): void {
  const { jobs, mailer } = society;
  jobs.handle(lookJob, async () => {
    await lookAtFinishers(society);
    return 'done';
  });
  jobs.handle(societyMailJob, async (input) => {
    const mail = await write(society, input);
    if (!mail) return 'forget';
    await mailer.send(mail);
    return 'done';
  });
}

/** Undefined where there is nothing left to tell, or the address may be a stranger's. */
async function write({ database, originOf }: SocietyMails, input: SocietyMail): Promise<Mail | undefined> {
  const reader = await findReader(database, input.personId);
  if (!reader?.emailVerified) return undefined;
  const language = reader.language && isLanguage(reader.language) ? reader.language : DEFAULT_LANGUAGE;
  const to = { to: reader.email, name: reader.name.trim().split(/\s+/)[0] ?? '', language, origin: originOf() };
  if (input.kind === 'excluded' || input.kind === 'appeal-decided') {
    const exclusion = await findExclusion(database, input.exclusionId);
    if (!exclusion) return undefined;
    const { reason, outcome, outcomeReason } = exclusion;
    return input.kind === 'excluded'
      ? excludedMail(to, reason)
      : appealDecidedMail(to, { isLifted: outcome === 'lifted', reason: outcomeReason ?? '' });
  }
  const membership = await findMembership(database, input.personId);
  const state = input.kind === 'lapsed' ? 'waiting' : input.kind;
  if (membership?.state !== state) return undefined; // it has gone on meanwhile
  if (input.kind === 'invited') return invitedMail(to, membership.replayUntil);
  if (input.kind === 'confirmed') return confirmedMail(to);
  return input.kind === 'lapsed' ? lapsedMail(to, membership.tryAgainFrom) : waitingMail(to, membership.tryAgainFrom);
}
