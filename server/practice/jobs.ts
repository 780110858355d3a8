import { z } from 'zod';
import type { Language } from '#contract/language.ts';
import type { OpenedDatabase } from '#server/platform/database.ts';
import type { Job } from '#server/platform/job.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { MAIL_ATTEMPTS, type Mailer } from '#server/platform/mail.ts';
import { HOUR_MS } from '#server/platform/time.ts';
import { dayIn, nextAt } from './days.ts';
import { reminderMail } from './mails.ts';
import { isRestDay, standingOf } from './plan.ts';
import { findCourse, findReader, findSetting, listDueMails, listRecords, moveMail } from './repository.ts';

type Needs = Pick<OpenedDatabase, 'database'> & {
  /** What links of mails begin with that no request has asked for. */
  readonly originOf: () => string;
  readonly now: () => Date;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
};

const remindJob = {
  name: 'remind-of-practice',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 300 },
  atOnce: 1,
  attemptSeconds: 240,
  schedule: '*/5 * * * *',
} satisfies Job;

const reminderMailJob = { name: 'practice-mail', input: z.object({ personId: z.int() }), ...MAIL_ATTEMPTS } satisfies Job;

/** A reminder that could not be sent for so long is given up: its day is over. */
const USEFUL_MS = 3 * HOUR_MS;
const PEOPLE_AT_ONCE = 500;

export function practiceJobs(needs: Needs): void {
  const { jobs, mailer } = needs;
  jobs.handle(remindJob, async () => {
    await remindDue(needs);
    return 'done';
  });
  jobs.handle(reminderMailJob, async ({ personId }) => {
    const mail = await writeReminder(needs, personId);
    if (!mail) return 'forget';
    await mailer.send(mail);
    return 'done';
  });
}

/** Undefined where nobody is to be reminded any more. */
export async function writeReminder({ database, now, originOf }: Pick<Needs, 'database' | 'now' | 'originOf'>, personId: number) {
  const reader = await findReader(database, personId);
  if (!reader?.emailVerified || reader.mailHour === null) return undefined;
  if (!(await isWanted(database, personId, now()))) return undefined;
  return reminderMail({ ...reader, language: reader.language as Language }, originOf());
}

/** Each person whose hour has come, in a transaction of their own: the next hour and the mail are there together, or neither. */
export async function remindDue({ database, now, jobs }: Pick<Needs, 'database' | 'now' | 'jobs'>): Promise<void> {
  for (const due of await listDueMails(database, now(), PEOPLE_AT_ONCE))
    await jobs.transaction(async (transaction, add) => {
      if (!(await moveMail(transaction, due, nextAt(due.timeZone, due.mailHour, now())))) return;
      // an hour that passed long ago, while the program stood still, is let go
      if (now().getTime() - due.nextMailAt.getTime() > USEFUL_MS) return;
      await add(reminderMailJob, { personId: due.personId }, { usefulUntil: new Date(due.nextMailAt.getTime() + USEFUL_MS) });
    });
}

/** Only within a course, not on a day of rest, and not when today's practice is done. */
async function isWanted(database: OpenedDatabase['database'], personId: number, at: Date): Promise<boolean> {
  const [course, records, setting] = await Promise.all([
    findCourse(database, personId),
    listRecords(database, personId),
    findSetting(database, personId),
  ]);
  if (!course || !setting) return false;
  const today = dayIn(setting.timeZone, at);
  const isDone = records.some(({ kind, day }) => kind === 'done' && day === today);
  return !isDone && !isRestDay(records, today) && !standingOf(course, records).isOver;
}
