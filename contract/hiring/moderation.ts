import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { Reason } from './job-steps.ts';
import { CURRENCIES, EMPLOYMENTS, SALARY_PERIODS, WORK_PLACES } from './job-words.ts';
import { hiringMessages } from './messages.ts';

const tag = 'Operators';
const access = 'operator';
const When = z.iso.datetime();

export const FirstJobs = z.object({
  waiting: z
    .array(
      z.object({
        jobId: z.int(),
        version: z.int(),
        title: z.string(),
        description: z.string(),
        department: z.string(),
        place: z.string(),
        country: z.string(),
        workPlace: z.enum(WORK_PLACES),
        employment: z.enum(EMPLOYMENTS),
        salaryFrom: z.int().nullable(),
        salaryTo: z.int().nullable(),
        salaryCurrency: z.enum(CURRENCIES),
        salaryPer: z.enum(SALARY_PERIODS),
        questions: z.array(z.string()),
        organisation: z.object({
          name: z.string(),
          mobileNumber: z.string(),
          website: z.string(),
          about: z.string(),
          owner: z.string().nullable().meta({ description: 'The e-mail of an owner.' }),
          createdAt: When,
        }),
        waitsSince: When,
      }),
    )
    .meta({ description: 'The longest waiting first; 50 at most.' }),
  decided: z
    .array(
      z.object({
        jobId: z.int(),
        title: z.string(),
        organisation: z.string(),
        isApproved: z.boolean(),
        reason: z.string(),
        operatorId: z.int(),
        at: When,
      }),
    )
    .meta({ description: 'The newest first; 100 at most.' }),
});
export type FirstJobs = z.infer<typeof FirstJobs>;

export const readFirstJobs = endpoint({
  method: 'GET',
  path: '/api/operator/first-jobs',
  summary: 'First jobs of organisations that nobody has verified, and what was decided about others.',
  tag,
  access,
  ok: FirstJobs,
  problems: ['unauthenticated', 'forbidden'],
});

export const decideFirstJob = endpoint({
  method: 'POST',
  path: '/api/operator/first-jobs/{jobId}/decision',
  summary: 'Approve the first job of an organisation, which verifies it, or send it back with a reason.',
  tag,
  access,
  params: z.object({ jobId: IdIn(hiringMessages.notFound).meta({ example: 1001 }) }),
  body: z.object({
    version: z.int32().meta({ description: 'The one that you have read.' }),
    isApproved: z.boolean(),
    reason: Reason.meta({ description: 'It stands in the record; of a rejection, whoever wrote the job reads it.' }),
  }),
  ok: z.object({ isVerified: z.boolean() }),
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found', 'conflict'],
});

export const moderationEndpoints = [readFirstJobs, decideFirstJob] as const;
