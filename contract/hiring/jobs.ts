import { z } from 'zod';
import { endpoint, LanguageCode } from '../endpoint.ts';
import { changeProblems, Job, JobPath, jobProblems, ListedJob, Version } from './job.ts';
import { inOrder, isInOrder, JobContent } from './job-content.ts';
import { saveJobStages } from './job-stages.ts';
import { takeJobStep } from './job-steps.ts';
import { saveJobTarget } from './job-targets.ts';
import * as words from './job-words.ts';
import { ROLES } from './roles.ts';

const tag = 'Jobs';
const access = 'member';
const When = z.iso.datetime();
const MadeWith = z.guid().meta({ description: 'A number of your own. Sent twice, it makes one job.' });

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/hiring/jobs',
  summary: 'The jobs that you see, the newest change first, page by page; with the first page, how many there are in each state.',
  tag,
  access,
  query: z.object({
    state: z.enum(words.JOB_STATES).optional(),
    search: z.string().trim().max(100).optional(),
    after: z.string().max(100).optional().meta({ description: 'What `next` of the page before said.' }),
  }),
  ok: z.object({
    jobs: z.array(ListedJob),
    next: z.string().nullable(),
    counts: z
      .array(z.object({ state: z.enum(words.JOB_STATES), count: z.int() }))
      .nullable()
      .meta({ description: 'By state, of what the search finds.' }),
  }),
  problems: ['malformed', 'unauthenticated', 'forbidden'],
});

export const readJobChoices = endpoint({
  method: 'GET',
  path: '/api/hiring/job-choices',
  summary: 'What a new job can be chosen from: who could look after it or approve it, and whether the platform looks at it first.',
  tag,
  access,
  ok: z.object({
    memberId: z.int().meta({ description: 'Your own.' }),
    role: z.enum(ROLES),
    members: z.array(z.object({ memberId: z.int(), name: z.string(), role: z.enum(ROLES) })),
    isVerified: z.boolean(),
    organisation: z.string(),
    language: LanguageCode,
    today: z.iso.date().meta({ description: 'Where the organisation is.' }),
  }),
  problems: ['unauthenticated', 'forbidden'],
});

export const createJob = endpoint({
  method: 'POST',
  path: '/api/hiring/jobs',
  summary: 'A new job, as a draft.',
  tag,
  access,
  status: 201,
  body: JobContent.extend({ madeWith: MadeWith }).refine(isInOrder, inOrder),
  ok: Job,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'unprocessable'],
});

export const readJob = endpoint({
  method: 'GET',
  path: '/api/hiring/jobs/{jobId}',
  summary: 'A job with its questions, stages, target, and what you may do with it.',
  tag,
  access,
  params: JobPath,
  ok: Job,
  problems: jobProblems,
});

export const saveJob = endpoint({
  method: 'PUT',
  path: '/api/hiring/jobs/{jobId}',
  summary: 'Change a job. Whoever saves an older version is told, and nothing is overwritten.',
  tag,
  access,
  params: JobPath,
  body: JobContent.extend({ version: Version }).refine(isInOrder, inOrder),
  ok: Job,
  problems: changeProblems,
});

export const duplicateJob = endpoint({
  method: 'POST',
  path: '/api/hiring/jobs/{jobId}/duplicate',
  summary: 'The same job once more, as a draft: with its questions, stages and target, without its people.',
  tag,
  access,
  status: 201,
  params: JobPath,
  body: z.object({ madeWith: MadeWith }),
  ok: Job,
  problems: jobProblems,
});

export const JobHistory = z.object({
  events: z.array(
    z.object({
      step: z.enum(words.JOB_STEPS),
      toState: z.enum(words.JOB_STATES),
      by: z.string().nullable().meta({ description: 'Null: the platform, or the program.' }),
      reason: z.string(),
      at: When,
    }),
  ),
  versions: z.array(z.object({ version: z.int(), by: z.string(), changed: z.array(z.string()), at: When })),
});
export type JobHistory = z.infer<typeof JobHistory>;

export const readJobHistory = endpoint({
  method: 'GET',
  path: '/api/hiring/jobs/{jobId}/history',
  summary: 'Every step in the life of a job, and who changed what; the newest first.',
  tag,
  access,
  params: JobPath,
  ok: JobHistory,
  problems: jobProblems,
});

export const jobEndpoints = [
  listJobs,
  readJobChoices,
  createJob,
  readJob,
  saveJob,
  takeJobStep,
  duplicateJob,
  saveJobStages,
  saveJobTarget,
  readJobHistory,
] as const;
