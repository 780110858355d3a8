import { z } from 'zod';
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/language.ts';
import type { Job } from '#server/platform/job.ts';
import type { Mail, Mailer } from '#server/platform/mail.ts';
import { daysAfter } from '#server/platform/time.ts';
import type { SocietyMails } from '../membership/mailing.ts';
import { findPresent, findReader } from '../membership/repository.ts';
import { gatherNews } from './actions.ts';
import { digestMailJob } from './mail-job.ts';
import { digestMail } from './mails.ts';
import { findDigest, listDue, moveOn, type Span } from './repository.ts';
import { hasNews, nextDigest } from './rules.ts';
import { endTokenOf } from './tokens.ts';

const makeDigestsJob = {
  name: 'make-society-digests',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  atOnce: 1,
  attemptSeconds: 600,
  schedule: '*/10 * * * *',
} satisfies Job;

const MEMBERS_AT_ONCE = 500;
/** A digest that could not be sent for so long is let go: the next one is near. */
const USEFUL_DAYS = 5;

export type Digests = SocietyMails & { readonly config: { readonly secret: string } };

export function digestJobs(society: Digests & { readonly mailer: Mailer }): void {
  const { jobs, mailer } = society;
  jobs.handle(makeDigestsJob, async () => {
    await makeDigests(society);
    return 'done';
  });
  jobs.handle(digestMailJob, async ({ personId, since, until }) => {
    const mail = await writeDigest(society, personId, { since: new Date(since), until: new Date(until) });
    if (!mail) return 'forget';
    await mailer.send(mail);
    return 'done';
  });
}

/** Each in a transaction of its own: that the period is over and its mail are there together, or neither. */
export async function makeDigests({ database, jobs, now }: Pick<Digests, 'database' | 'jobs' | 'now'>): Promise<void> {
  const at = now();
  for (const due of await listDue(database, at, MEMBERS_AT_ONCE))
    await jobs.transaction(async (transaction, add) => {
      if (!(await moveOn(transaction, due, at, nextDigest(due.pace, at)))) return;
      const input = { personId: due.personId, since: due.toldUntil.toISOString(), until: at.toISOString() };
      await add(digestMailJob, input, { usefulUntil: daysAfter(at, USEFUL_DAYS) });
    });
}

/** Undefined where nobody wants it any more, the address may be a stranger's, or there is nothing to tell. */
export async function writeDigest({ database, config, originOf }: Digests, personId: number, span: Span): Promise<Mail | undefined> {
  const [reader, member, digest] = await Promise.all([
    findReader(database, personId),
    findPresent(database, personId),
    findDigest(database, personId),
  ]);
  if (!reader?.emailVerified || !member || !digest) return undefined;
  const news = await gatherNews(database, personId, span);
  if (!hasNews(news)) return undefined;
  const language = reader.language && isLanguage(reader.language) ? reader.language : DEFAULT_LANGUAGE;
  const to = { to: reader.email, name: reader.name.trim().split(/\s+/)[0] ?? '', language, origin: originOf() };
  return digestMail(to, news, endTokenOf(personId, config.secret));
}
