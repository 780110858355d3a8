import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { APPLICATION_SOURCES, APPLICATION_STATUSES, HISTORY_STEPS } from './candidate-words.ts';
import { CLOSE_REASONS, CURRENCIES, EMPLOYMENTS, JOB_STATES, SALARY_PERIODS, WORK_PLACES } from './job-words.ts';
import { hiringMessages } from './messages.ts';

/*
 * What an organisation's own programs read with an API key. It is a promise to programs that we do not know: within v1, fields are added,
 * and none is taken away or changes its meaning.
 */

const tag = 'Hiring data for programs, version 1';
const access = 'key';
const problems = ['malformed', 'unauthenticated', 'forbidden', 'too-many'] as const;
const When = z.iso.datetime();
const Id = IdIn(hiringMessages.notFound);

const MAX_PAGE_SIZE = 100;
const paging = {
  after: z.string().max(200).optional().meta({ description: 'What `next` of the page before said. Without it, the first page.' }),
  size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
};
const next = z.string().nullable().meta({ description: 'For `after`, to read on; null on the last page.' });

export const JobData = z.object({
  jobId: z.int(),
  title: z.string(),
  state: z.enum(JOB_STATES),
  closeReason: z.enum(CLOSE_REASONS).nullable(),
  department: z.string(),
  place: z.string(),
  region: z.string(),
  country: z.string(),
  workPlace: z.enum(WORK_PLACES),
  employment: z.enum(EMPLOYMENTS),
  salaryFrom: z.int().nullable(),
  salaryTo: z.int().nullable(),
  salaryCurrency: z.enum(CURRENCIES),
  salaryPer: z.enum(SALARY_PERIODS),
  openings: z.int(),
  language: z.string(),
  closesOn: z.iso.date().nullable().meta({ description: "The last day on which one can apply, in the organisation's time zone." }),
  publishedAt: When.nullable(),
  closedAt: When.nullable(),
  updatedAt: When,
  stages: z.array(z.object({ stageId: z.int(), name: z.string() })).meta({ description: 'In their order.' }),
});
export type JobData = z.infer<typeof JobData>;

export const ApplicationData = z.object({
  applicationId: z.int(),
  jobId: z.int(),
  jobTitle: z.string(),
  stageId: z.int(),
  stageName: z.string(),
  stageSince: When,
  status: z.enum(APPLICATION_STATUSES),
  source: z.enum(APPLICATION_SOURCES),
  appliedAt: When,
  candidate: z
    .object({ name: z.string(), headline: z.string(), place: z.string() })
    .nullable()
    .meta({ description: 'Null for a key that may not read candidates, while the screening is blind, and once the person was erased.' }),
});
export type ApplicationData = z.infer<typeof ApplicationData>;

export const WholeApplicationData = ApplicationData.extend({
  candidate: z
    .object({
      name: z.string(),
      headline: z.string(),
      place: z.string(),
      email: z.string(),
      phone: z.string(),
      letter: z.string(),
    })
    .nullable(),
  answers: z
    .array(z.object({ text: z.string(), answer: z.string() }))
    .nullable()
    .meta({ description: "To the job's questions. Null for a key that may not read candidates." }),
  history: z
    .array(
      z.object({
        kind: z.enum(HISTORY_STEPS),
        at: When,
        from: z.string().nullable(),
        to: z.string().nullable(),
      }),
    )
    .meta({ description: 'The newest first; `from` and `to` are stages.' }),
});
export type WholeApplicationData = z.infer<typeof WholeApplicationData>;

export const readJobsData = endpoint({
  method: 'GET',
  path: '/api/hiring-data/v1/jobs',
  summary: 'The jobs of the organisation that are not confidential, the last changed first. Needs the scope jobs.',
  tag,
  access,
  query: z.object({ state: z.enum(JOB_STATES).optional(), ...paging }),
  ok: z.object({ jobs: z.array(JobData), next }),
  problems,
});
export const readJobData = endpoint({
  method: 'GET',
  path: '/api/hiring-data/v1/jobs/{jobId}',
  summary: 'One job, with its text as HTML. Needs the scope jobs.',
  tag,
  access,
  params: z.object({ jobId: Id.meta({ example: 1001 }) }),
  ok: JobData.extend({ description: z.string() }),
  problems: [...problems, 'not-found'],
});
export const readApplicationsData = endpoint({
  method: 'GET',
  path: '/api/hiring-data/v1/applications',
  summary: 'The applications for jobs that are not confidential. Needs the scope applications; who applied, the scope candidates too.',
  tag,
  access,
  query: z.object({
    job: Id.optional(),
    stage: Id.optional(),
    status: z.enum(APPLICATION_STATUSES).optional(),
    sort: z.enum(['newest', 'oldest']).default('newest').meta({ description: 'By the moment of applying.' }),
    ...paging,
  }),
  ok: z.object({ applications: z.array(ApplicationData), next }),
  problems,
});
export const readApplicationData = endpoint({
  method: 'GET',
  path: '/api/hiring-data/v1/applications/{applicationId}',
  summary: 'One application with its history. Needs the scope applications; contact, letter and answers, the scope candidates too.',
  tag,
  access,
  params: z.object({ applicationId: Id.meta({ example: 1001 }) }),
  ok: WholeApplicationData,
  problems: [...problems, 'not-found'],
});

export const hiringDataEndpoints = [readJobsData, readJobData, readApplicationsData, readApplicationData] as const;
