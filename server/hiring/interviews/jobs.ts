import { z } from 'zod';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contract/language.ts';
import type { Job } from '#server/platform/job.ts';
import { addressIn } from '#server/platform/mail.ts';
import { inScope, inScopeWithJobs } from '../scope.ts';
import { cancelInterviewsOf, type Interviews } from './actions.ts';
import { cancelInterviewsJob } from './cancel-job.ts';
import { type ErasedMail, erasedMailJob } from './erased-mail-job.ts';
import { type InterviewMail, interviewMailJob, mailOf } from './mail-job.ts';
import { erasedMail, interviewMail } from './mails.ts';
import {
  endPastInterviews,
  findLanguageOfMember,
  findLanguageOfPerson,
  findReaderOfErased,
  findTold,
  listInterviewers,
  listRejectedSince,
  listSlots,
  takeInterviewsToRemind,
} from './repository.ts';
import { addMails, notify, tell } from './telling.ts';

const everyMinute = {
  input: z.object({}),
  retries: { times: 3, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  atOnce: 1,
  attemptSeconds: 300,
  schedule: '* * * * *',
} as const;
const endInterviewsJob = { name: 'end-interviews', ...everyMinute } satisfies Job;
const remindJob = { name: 'remind-of-interviews', ...everyMinute } satisfies Job;

/** `originOf`: what links of mails begin with that no request has asked for. */
export function interviewJobs(interviews: Interviews & { readonly originOf: () => string }): void {
  const { jobs } = interviews;
  jobs.handle(interviewMailJob, (mail) => sendMail(interviews, mail));
  jobs.handle(erasedMailJob, (mail) => sendErasedMail(interviews, mail));
  jobs.handle(cancelInterviewsJob, async (rejected) => {
    await cancelInterviewsOfRejected(interviews, rejected);
    return 'done';
  });
  jobs.handle(endInterviewsJob, async () => {
    await endInterviews(interviews);
    return 'done';
  });
  jobs.handle(remindJob, async () => {
    await remindOfInterviews(interviews);
    return 'done';
  });
}

type Rejected = z.infer<typeof cancelInterviewsJob.input>;
const cancelInterviewsOfRejected = (
  { jobs, now, originOf }: Pick<Interviews, 'jobs' | 'now'> & { readonly originOf: () => string },
  { orgId, applications, decidedAt }: Rejected,
) =>
  inScopeWithJobs(jobs, { organisation: orgId }, async (transaction, add) => {
    const how = { at: now(), origin: originOf() };
    for (const applicationId of await listRejectedSince(transaction, orgId, applications, new Date(decidedAt)))
      await cancelInterviewsOf(transaction, add, { orgId, applicationId }, how);
  });

/** From now on they wait for somebody to say how they went. */
export const endInterviews = ({ database, now }: Pick<Interviews, 'database' | 'now'>) =>
  inScope(database, 'platform', async (transaction) => {
    const at = now();
    for (const interview of await endPastInterviews(transaction, at)) {
      const { orgId, id } = interview;
      const interviewers = await listInterviewers(transaction, orgId, [id]);
      await notify(
        transaction,
        interview,
        'interview-over',
        interviewers.map(({ memberId }) => memberId),
        at,
      );
      await tell(transaction, orgId, id, at);
    }
  });

export const remindOfInterviews = ({ jobs, now, originOf }: Pick<Interviews, 'jobs' | 'now'> & { readonly originOf: () => string }) =>
  inScopeWithJobs(jobs, 'platform', async (transaction, add) => {
    for (const { startsAt, ...interview } of await takeInterviewsToRemind(transaction, now())) {
      const interviewers = await listInterviewers(transaction, interview.orgId, [interview.id]);
      const mail = mailOf('reminder', { ...interview, startsAt }, originOf());
      await addMails(add, mail, [null, ...interviewers.map(({ memberId }) => memberId)]);
    }
  });

const statesOf = {
  proposed: ['proposed', 'rescheduled'],
  off: ['rescheduled'],
  scheduled: ['scheduled'],
  reminder: ['scheduled'],
  cancelled: ['cancelled'],
} as const satisfies Record<InterviewMail['kind'], readonly string[]>;

async function sendMail({ database, mailer, now, config }: Interviews, mail: InterviewMail) {
  const { orgId, interviewId, memberId, kind, sequence } = mail;
  const loaded = await inScope(database, { organisation: orgId }, async (transaction) => ({
    told: await findTold(transaction, orgId, interviewId),
    slots: await listSlots(transaction, orgId, [interviewId]),
    member: (await listInterviewers(transaction, orgId, [interviewId])).find((one) => one.memberId === memberId),
  }));
  const { told, member } = loaded;
  const isStale = !told || told.calendarSequence !== sequence || !(statesOf[kind] as readonly string[]).includes(told.state);
  if (isStale) return 'forget' as const;
  if (memberId !== null && (!member || member.leftAt)) return 'forget' as const;
  const reader = member
    ? {
        name: member.name,
        email: member.email,
        isCandidate: false,
        language: await languageOf(findLanguageOfMember(database, member.accountId), told.organisationLanguage),
      }
    : {
        ...{ name: told.candidateName, email: told.candidateEmail, isCandidate: true },
        language: await languageOf(told.personId === null ? undefined : findLanguageOfPerson(database, told.personId), told.jobLanguage),
      };
  const organizer = { name: told.organisation, email: addressIn(config.mail.from) };
  const startsAt = mail.startsAt === null ? null : new Date(mail.startsAt);
  const times = loaded.slots.map((slot) => slot.startsAt);
  await mailer.send(interviewMail(told, reader, { ...mail, startsAt }, times, organizer, now()));
  return 'done' as const;
}

async function sendErasedMail({ database, mailer, now, config }: Interviews, { orgId, memberId, jobId, ...mail }: ErasedMail) {
  const found = await inScope(database, { organisation: orgId }, (transaction) =>
    findReaderOfErased(transaction, orgId, { memberId, jobId }),
  );
  if (!found) return 'forget' as const;
  const { name, email, accountId, jobTitle, organisation, organisationLanguage } = found;
  const language = await languageOf(findLanguageOfMember(database, accountId), organisationLanguage);
  const organizer = { name: organisation, email: addressIn(config.mail.from) };
  await mailer.send(erasedMail(mail, { name, email, language }, jobTitle, organizer, now()));
  return 'done' as const;
}

/** The reader's own, else the one of what they applied for, or of the organisation. */
async function languageOf(own: Promise<string | null | undefined> | undefined, otherwise: string): Promise<Language> {
  const language = (await own) ?? otherwise;
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
