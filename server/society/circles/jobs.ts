import { z } from 'zod';
import type { Job } from '#server/platform/job.ts';
import type { Mailer } from '#server/platform/mail.ts';
import { daysAfter } from '#server/platform/time.ts';
import { sweepFiles } from '../circle-files/repository.ts';
import { findReader } from '../membership/repository.ts';
import type { Circles } from './actions.ts';
import { circleMailJob } from './mail-job.ts';
import { circleMail } from './mails.ts';
import { findLife, holdLife, listEnding, listPresentIds, sweep, updateCircle } from './repository.ts';
import { closesOn, endOf, noticeSpan, SEAT_WAITS_DAYS, stepOf } from './rules.ts';

const keepCirclesJob = {
  name: 'keep-circles',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 30, longestPauseSeconds: 300 },
  atOnce: 1,
  attemptSeconds: 300,
  schedule: '*/10 * * * *',
} satisfies Job;

type Mailing = Circles & { readonly mailer: Mailer; readonly originOf: () => string };

export function circleJobs(circles: Mailing): void {
  const { database, jobs, mailer, now, originOf } = circles;
  jobs.handle(keepCirclesJob, async () => {
    await keepCircles(circles);
    return 'done';
  });
  jobs.handle(circleMailJob, async ({ kind, personId, circleId }) => {
    const [reader, circle] = await Promise.all([findReader(database, personId), findLife(database, circleId)]);
    if (!reader?.emailVerified || !circle) return 'forget'; // gone, or the address may be a stranger's
    await mailer.send(circleMail({ kind, circleId, ...reader, title: circle.title, until: closesOn(circle, now()), origin: originOf() }));
    return 'done';
  });
}

/** Tells the members of circles that end soon, and closes those whose time has come; one circle that fails holds up no other. */
export async function keepCircles({ database, jobs, now }: Circles): Promise<void> {
  await sweep(database, daysAfter(now(), -SEAT_WAITS_DAYS));
  await sweepFiles(database);
  const failures: unknown[] = [];
  const { closesBefore, silentSince } = noticeSpan(now());
  for (const { id } of await listEnding(database, closesBefore, silentSince))
    await jobs
      .transaction(async (transaction, add) => {
        const at = now();
        const circle = await holdLife(transaction, id);
        const step = circle && circle.closedAt === null ? stepOf(circle, at) : undefined;
        if (!circle || !step) return;
        if (step === 'close') return updateCircle(transaction, id, { closedAt: at });
        await updateCircle(transaction, id, { toldEnd: endOf(circle), toldAt: at });
        for (const personId of await listPresentIds(transaction, id)) await add(circleMailJob, { kind: 'closing', personId, circleId: id });
      })
      .catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
