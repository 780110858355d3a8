import { z } from 'zod';
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/language.ts';
import { KEPT_DAYS } from '#contract/society/safety-words.ts';
import { doEach } from '#server/platform/do-each.ts';
import type { Job } from '#server/platform/job.ts';
import type { Mail, Mailer } from '#server/platform/mail.ts';
import { daysAfter } from '#server/platform/time.ts';
import { findAppeal, listAppeals, listOpenAppeals, markAppealReminded } from '../appeals/repository.ts';
import type { Society } from '../membership/actions.ts';
import type { SocietyMails } from '../membership/mailing.ts';
import { findReader } from '../membership/repository.ts';
import { recordCase } from '../record/repository.ts';
import { type SafetyMail, safetyMailJob } from './mail-job.ts';
import { appealMail, complaintMail, decidedMail, dueMail } from './mails.ts';
import {
  type Case,
  deleteSnapshots,
  findCase,
  findDecisionFor,
  findNewestReason,
  listAuthors,
  listOpenCases,
  listOperators,
  listOver,
  lockCase,
  markCaseReminded,
} from './repository.ts';
import { isDueSoon } from './rules.ts';

const remindJob = {
  name: 'remind-of-cases',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 30, longestPauseSeconds: 300 },
  atOnce: 1,
  attemptSeconds: 300,
  schedule: '*/5 * * * *',
} satisfies Job;

const forgetJob = {
  name: 'forget-cases',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  atOnce: 1,
  attemptSeconds: 600,
  schedule: '17 * * * *',
} satisfies Job;
const FORGOTTEN_AT_ONCE = 200;

export function safetyJobs(society: SocietyMails & { readonly mailer: Mailer }): void {
  const { jobs, mailer } = society;
  jobs.handle(remindJob, async () => {
    await remindOperators(society);
    return 'done';
  });
  jobs.handle(forgetJob, async () => {
    await forgetCases(society);
    return 'done';
  });
  jobs.handle(safetyMailJob, async (input) => {
    const mail = await write(society, input);
    if (!mail) return 'forget';
    await mailer.send(mail);
    return 'done';
  });
}

/** One mail to each operator before the time of a case, or of an appeal, runs out; whose own case it is gets none. */
export async function remindOperators({ database, jobs, now, config }: Society): Promise<void> {
  const at = now();
  const remind = (caseId: number, mark: (transaction: typeof database) => Promise<boolean>) =>
    jobs.transaction(async (transaction, add) => {
      if (!(await mark(transaction))) return;
      const authors = await listAuthors(transaction, caseId);
      for (const { id } of await listOperators(transaction, config.operators))
        if (!authors.includes(id)) await add(safetyMailJob, { kind: 'due', caseId, personId: id });
    });
  for (const { id, openedAt, dueAt } of await listOpenCases(database))
    if (isDueSoon(openedAt, dueAt, at)) await remind(id, (transaction) => markCaseReminded(transaction, id, at));
  for (const { caseId, side, at: begunAt, dueAt } of await listOpenAppeals(database))
    if (isDueSoon(begunAt, dueAt, at)) await remind(caseId, (transaction) => markAppealReminded(transaction, caseId, side, at));
}

/** Deletes what was reported, and what was said of it, when its time is over. What was decided stays with whom it was about. */
export async function forgetCases({ database, now }: Pick<Society, 'database' | 'now'>): Promise<void> {
  const at = now();
  await doEach(await listOver(database, daysAfter(at, -KEPT_DAYS), FORGOTTEN_AT_ONCE), (id) =>
    database.transaction().execute(async (transaction) => {
      if ((await lockCase(transaction, id)) && (await deleteSnapshots(transaction, id)))
        await recordCase(transaction, id, 'forgotten', { after: KEPT_DAYS }, at);
    }),
  );
}

/** Undefined where there is nothing left to tell, or the address may be a stranger's. */
async function write({ database, originOf }: SocietyMails, { kind, caseId, personId }: SafetyMail): Promise<Mail | undefined> {
  const [reader, about] = await Promise.all([findReader(database, personId), findCase(database, caseId)]);
  if (!reader?.emailVerified || !about) return undefined;
  const language = reader.language && isLanguage(reader.language) ? reader.language : DEFAULT_LANGUAGE;
  const to = { to: reader.email, name: reader.name.trim().split(/\s+/)[0] ?? '', language, origin: originOf(), caseId };
  switch (kind) {
    case 'due': {
      const dueAt = await findDueAt(database, about);
      return dueAt && dueMail(to, dueAt);
    }
    case 'decided': {
      const decision = await findDecisionFor(database, caseId, personId);
      return decision && decidedMail(to, { ...decision, kind: about.kind });
    }
    case 'complaint-decided':
      return complaintMail(to, about.outcome === 'none' ? ((await findNewestReason(database, caseId)) ?? '') : null);
    case 'author-appeal':
    case 'complainer-appeal': {
      const appeal = await findAppeal(database, caseId, kind === 'author-appeal' ? 'author' : 'complainer');
      return appeal?.decidedAt ? appealMail(to, { isChanged: appeal.isChanged === true, reason: appeal.reason ?? '' }) : undefined;
    }
  }
}

/** Of the decision that it waits for, or of that of an appeal. */
const findDueAt = async (database: Society['database'], { id, decidedAt, dueAt }: Case): Promise<Date | undefined> =>
  decidedAt ? (await listAppeals(database, id)).find((appeal) => !appeal.decidedAt)?.dueAt : dueAt;
