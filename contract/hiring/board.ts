import { z } from 'zod';
import { endpoint, IdIn, LanguageCode } from '../endpoint.ts';
import { MAX_COUNTED_JOBS } from './board-words.ts';
import { EMPLOYMENTS, QUESTION_KINDS, SALARY_PERIODS, WORK_PLACES } from './job-words.ts';

export const boardMessages = {
  jobNotFound: 'There is no such job, or it was never published.',
} as const;

const MAX_SEARCH_LENGTH = 100;
const MAX_PAGE = 10_000;

/** An address may name a filter and leave it empty, as a form without a script does: then it filters nothing. */
const emptyIsMissing = (value: unknown) => (value === '' ? undefined : value);
const Words = z.preprocess(emptyIsMissing, z.string().trim().max(MAX_SEARCH_LENGTH).optional());

export const JobSearch = z.object({
  q: Words.meta({ description: 'Words of the title, the department, the place or the name of the organisation.' }),
  place: Words.meta({ description: 'A town or a region, or a part of its name.' }),
  remote: z
    .preprocess((value) => (value === '' ? undefined : String(value ?? 'false')), z.enum(['true', 'false']).default('false'))
    .meta({
      description: 'Only jobs that are done from anywhere.',
    }),
  employment: z.preprocess(emptyIsMissing, z.enum(EMPLOYMENTS).optional()),
  language: z.preprocess(emptyIsMissing, LanguageCode.optional()).meta({ description: 'Only jobs that are described in this language.' }),
  page: z.preprocess(emptyIsMissing, z.coerce.number().int().min(1).max(MAX_PAGE).default(1)),
});
export type JobSearch = z.output<typeof JobSearch>;

const Salary = z.object({
  from: z.int().nullable(),
  to: z.int().nullable(),
  currency: z.string().meta({ example: 'INR' }),
  per: z.enum(SALARY_PERIODS),
});

export const ListedJob = z.object({
  jobId: z.int(),
  title: z.string(),
  organisation: z.string(),
  place: z.string(),
  region: z.string(),
  country: z.string().meta({ description: 'Two letters (ISO 3166-1).', example: 'IN' }),
  workPlace: z.enum(WORK_PLACES),
  employment: z.enum(EMPLOYMENTS),
  salary: Salary.nullable(),
  language: LanguageCode,
  publishedAt: z.iso.datetime(),
  closesOn: z.iso.date().nullable().meta({ description: 'The last day on which one can apply, where the organisation is.' }),
});
export type ListedJob = z.infer<typeof ListedJob>;

export const JobAd = ListedJob.extend({
  state: z.enum(['open', 'paused', 'closed']).meta({ description: 'Only an open job takes applications.' }),
  department: z.string(),
  description: z.string().meta({ description: 'HTML that was cleaned: paragraphs, lists, headings and emphasis.' }),
  openings: z.int(),
  closesAt: z.iso.datetime().nullable().meta({ description: 'The moment at which the last day ends.' }),
  about: z.string().meta({ description: 'The organisation in its own words.' }),
  website: z.string(),
  questions: z.array(
    z.object({
      questionId: z.int(),
      text: z.string(),
      kind: z.enum(QUESTION_KINDS),
      options: z.array(z.string()),
      isRequired: z.boolean(),
    }),
  ),
});
export type JobAd = z.infer<typeof JobAd>;

export const JobBoard = z.object({
  jobs: z.array(ListedJob),
  count: z.int().max(MAX_COUNTED_JOBS),
  hasMore: z.boolean().meta({ description: 'There are more than are counted.' }),
  page: z.int(),
  pages: z.int(),
});
export type JobBoard = z.infer<typeof JobBoard>;

const tag = 'Job seekers';

export const readJobBoard = endpoint({
  method: 'GET',
  path: '/api/jobs',
  summary: 'Open jobs, the newest first, a page at a time.',
  tag,
  access: 'anyone',
  query: JobSearch,
  ok: JobBoard,
  problems: ['malformed'],
});

export const JobId = z.object({ jobId: IdIn(boardMessages.jobNotFound).meta({ example: 1001 }) });

export const readJobAd = endpoint({
  method: 'GET',
  path: '/api/jobs/{jobId}',
  summary: 'One job as it was published; also after it has closed.',
  tag,
  access: 'anyone',
  params: JobId,
  ok: JobAd,
  problems: ['malformed', 'not-found'],
});

export const boardEndpoints = [readJobBoard, readJobAd] as const;
