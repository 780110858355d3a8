import { z } from 'zod';
import { GRIEVANCE_KEPT_YEARS } from '#contract/privacy-words.ts';
import { doEach } from '#server/platform/do-each.ts';
import type { Job } from '#server/platform/job.ts';
import { DAY_MS } from '#server/platform/time.ts';
import { type Grievances, numberOf } from './actions.ts';
import { grievanceMailJob } from './mail-job.ts';
import { answeredMail, officerMail, receivedMail } from './mails.ts';
import { findGrievance, forgetAnswered, listUnmailedAnswers, markAnswerMailed } from './repository.ts';

/** An answer may be written by a command beside the program, which has no queue: what has been answered is found here. */
const mailAnswersJob = {
  name: 'mail-answers',
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  atOnce: 1,
  attemptSeconds: 300,
  schedule: '* * * * *',
} satisfies Job;

const YEAR_MS = 365 * DAY_MS;

/** `originOf`: what links of mails begin with that no request has asked for. */
export function grievanceJobs({ database, jobs, mailer, now, originOf }: Grievances & { readonly originOf: () => string }): void {
  jobs.handle(grievanceMailJob, async ({ kind, grievanceId, email, origin }) => {
    const grievance = await findGrievance(database, grievanceId);
    if (!grievance) return 'forget';
    const told = { ...grievance, number: numberOf(grievance.id) };
    if (kind === 'received') await mailer.send(receivedMail(told));
    else if (kind === 'for-officer') await mailer.send(officerMail(told, email));
    else await mailer.send(answeredMail(told, origin));
    return 'done';
  });
  jobs.handle(mailAnswersJob, async () => {
    const mailAnswer = (id: number) =>
      jobs.transaction(async (transaction, add) => {
        const grievance = await findGrievance(transaction, id);
        if (!grievance || grievance.answerMailedAt) return;
        await markAnswerMailed(transaction, id, now());
        await add(grievanceMailJob, { kind: 'answered', grievanceId: id, email: grievance.email, origin: originOf() });
      });
    const mailAll = async () => doEach(await listUnmailedAnswers(database), mailAnswer);
    const keepShort = () => forgetAnswered(database, new Date(now().getTime() - GRIEVANCE_KEPT_YEARS * YEAR_MS));
    await doEach([mailAll, keepShort], (work) => work());
    return 'done';
  });
}
