import { z } from 'zod';
import { doEach } from '#server/platform/do-each.ts';
import type { Job } from '#server/platform/job.ts';
import { addressIn, type Mailer } from '#server/platform/mail.ts';
import type { Circles } from '../circles/actions.ts';
import { findReader } from '../membership/repository.ts';
import { tellOf } from './actions.ts';
import { meetingMailJob } from './mail-job.ts';
import { meetingMail } from './mails.ts';
import { findNews, listStandings, sweepMeetings } from './repository.ts';
import { newsFor } from './rules.ts';

const keepMeetingsJob = {
  name: 'keep-circle-meetings',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 30, longestPauseSeconds: 300 },
  atOnce: 1,
  attemptSeconds: 300,
  schedule: '*/5 * * * *',
} satisfies Job;

type Mailing = Circles & {
  readonly mailer: Mailer;
  readonly config: { readonly mail: { readonly from: string } };
  readonly originOf: () => string;
};

export function circleMeetingJobs(circles: Mailing): void {
  const { config, database, jobs, mailer, now, originOf } = circles;
  jobs.handle(keepMeetingsJob, async () => {
    await keepMeetings(circles);
    return 'done';
  });
  jobs.handle(meetingMailJob, async ({ meetingId, personId }) => {
    const [reader, news] = await Promise.all([findReader(database, personId), findNews(database, meetingId, personId)]);
    const mail = reader && news && meetingMail(news, reader, { origin: originOf(), from: addressIn(config.mail.from), now: now() });
    if (!mail || !reader.emailVerified) return 'forget'; // gone or over, or the address may be a stranger's
    await mailer.send(mail);
    return 'done';
  });
}

/**
 * Whoever comes into a circle is invited to what is before it; what stands in the calendar of somebody who left, was excluded, is apart from
 * whoever proposed it, or asked for erasure, leaves it. One meeting that fails holds up no other.
 */
export async function keepMeetings({ database, jobs, now }: Circles): Promise<void> {
  await sweepMeetings(database, now());
  const untold = (await listStandings(database, { after: now() })).filter((standing) => newsFor(standing) !== undefined);
  await doEach(new Set(untold.map(({ meetingId }) => meetingId)), (id) =>
    jobs.transaction((transaction, add) => tellOf(transaction, add, id)),
  );
}
