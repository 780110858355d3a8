import { z } from 'zod';
import { endpoint, IdIn, LanguageCode } from '../endpoint.ts';
import { jobMessages as say } from './job-messages.ts';
import * as words from './job-words.ts';
import { hiringMessages } from './messages.ts';
import { ROLES } from './roles.ts';

const tag = 'Jobs';
const access = 'member';
const When = z.iso.datetime();
const Id = IdIn(hiringMessages.notFound);
const JobPath = z.object({ jobId: Id.meta({ example: 1001 }) });
const problems = ['malformed', 'unauthenticated', 'forbidden', 'not-found'] as const;
const writeProblems = [...problems, 'conflict', 'unprocessable'] as const;

const Line = z.string().trim().max(words.MAX_LINE_LENGTH, { error: say.lineLong });
const Amount = z.int({ error: say.salary }).min(0, { error: say.salary }).max(words.MAX_SALARY, { error: say.salary }).nullable();

const areDifferent = (texts: readonly string[]) => new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

const JobQuestion = z
  .object({
    questionId: z.int().nullable().meta({ description: 'Null for a new one.' }),
    text: z
      .string({ error: say.questionText })
      .trim()
      .min(3, { error: say.questionText })
      .max(words.MAX_QUESTION_LENGTH, { error: say.questionText }),
    kind: z.enum(words.QUESTION_KINDS),
    options: z.array(z.string().trim().min(1, { error: say.options }).max(words.MAX_LINE_LENGTH, { error: say.lineLong })),
    isRequired: z.boolean(),
  })
  .refine(
    ({ kind, options }) =>
      kind === 'choice' ? options.length >= 2 && options.length <= words.MAX_OPTIONS && areDifferent(options) : options.length === 0,
    { error: say.options, path: ['options'] },
  );

const JobContent = z.object({
  title: z
    .string({ error: say.titleShort })
    .trim()
    .min(words.MIN_TITLE_LENGTH, { error: say.titleShort })
    .max(words.MAX_TITLE_LENGTH, { error: say.titleLong }),
  description: z
    .string()
    .max(words.MAX_DESCRIPTION_LENGTH, { error: say.descriptionLong })
    .meta({ description: 'HTML. Only p, h3, ul, ol, li, strong, em and a are kept.' }),
  department: Line,
  place: Line,
  region: Line,
  country: z.string().regex(/^[A-Z]{2}$/, { error: say.country }),
  workPlace: z.enum(words.WORK_PLACES),
  employment: z.enum(words.EMPLOYMENTS),
  salaryFrom: Amount,
  salaryTo: Amount,
  salaryCurrency: z.enum(words.CURRENCIES),
  salaryPer: z.enum(words.SALARY_PERIODS),
  openings: z.int({ error: say.openings }).min(1, { error: say.openings }).max(words.MAX_OPENINGS, { error: say.openings }),
  isConfidential: z.boolean(),
  managerId: z.int().nullable(),
  approverId: z.int().nullable(),
  closesOn: z.iso.date({ error: say.closesOn }).nullable(),
  language: LanguageCode,
  questions: z.array(JobQuestion).max(words.MAX_QUESTIONS, { error: say.tooManyQuestions }),
});
export type JobContent = z.infer<typeof JobContent>;

/** As it is kept: what was accepted once is always told. */
const KeptContent = JobContent.extend({
  title: z.string(),
  description: z.string(),
  department: z.string(),
  place: z.string(),
  region: z.string(),
  country: z.string(),
  salaryFrom: z.int().nullable(),
  salaryTo: z.int().nullable(),
  openings: z.int(),
  questions: z.array(
    z.object({
      questionId: z.int().nullable(),
      text: z.string(),
      kind: z.enum(words.QUESTION_KINDS),
      options: z.array(z.string()),
      isRequired: z.boolean(),
    }),
  ),
});

const isInOrder = ({ salaryFrom, salaryTo }: Pick<JobContent, 'salaryFrom' | 'salaryTo'>) =>
  salaryFrom === null || salaryTo === null || salaryFrom <= salaryTo;
const inOrder = { error: say.salaryOrder, path: ['salaryTo'] };
const Version = z.int().meta({ description: 'The one that you have read: an older one is refused.' });
const MadeWith = z.guid().meta({ description: 'A number of your own. Sent twice, it makes one job.' });

const TargetHouse = z.object({
  house: z.int().min(1).max(12),
  weight: z.int({ error: say.weight }).min(1, { error: say.weight }).max(words.MAX_WEIGHT, { error: say.weight }),
  minimum: z.number({ error: say.minimum }).min(0, { error: say.minimum }).max(words.MAX_MINIMUM, { error: say.minimum }),
  duty: z
    .string({ error: say.duty })
    .trim()
    .min(words.MIN_DUTY_LENGTH, { error: say.duty })
    .max(words.MAX_DUTY_LENGTH, { error: say.duty }),
});

const KeptHouse = z.object({ house: z.int(), weight: z.int(), minimum: z.number(), duty: z.string() });

export const Job = z.object({
  jobId: z.int(),
  state: z.enum(words.JOB_STATES),
  closeReason: z.enum(words.CLOSE_REASONS).nullable(),
  waitsFor: z.enum(['member', 'platform']).nullable(),
  version: z.int(),
  organisation: z.string(),
  content: KeptContent,
  stages: z.array(
    z.object({ stageId: z.int(), name: z.string(), deadlineDays: z.int().nullable(), applications: z.int(), isEmpty: z.boolean() }),
  ),
  blindUntil: z.int().nullable().meta({ description: 'The stage from which on candidates have a name.' }),
  target: z.object({ version: z.int(), houses: z.array(KeptHouse) }).nullable(),
  isTargetLocked: z.boolean().meta({ description: 'Somebody has applied.' }),
  rejection: z.object({ reason: z.string(), by: z.string().nullable(), at: When }).nullable().meta({ description: 'Of a draft.' }),
  active: z.int().meta({ description: 'Applications that are not decided.' }),
  updatedAt: When,
  publishedAt: When.nullable(),
  closedAt: When.nullable(),
  acts: z.array(z.enum([...words.JOB_STEPS, 'edit'])).meta({ description: 'What you may do with it now.' }),
});
export type Job = z.infer<typeof Job>;

export const ListedJob = Job.pick({
  jobId: true,
  state: true,
  closeReason: true,
  waitsFor: true,
  version: true,
  active: true,
  updatedAt: true,
  publishedAt: true,
  acts: true,
}).extend({
  title: z.string(),
  department: z.string(),
  place: z.string(),
  closesOn: z.iso.date().nullable(),
  isConfidential: z.boolean(),
  isNew: z.int().meta({ description: 'Applications that nobody has opened.' }),
});
export type ListedJob = z.infer<typeof ListedJob>;

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
  problems,
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
  problems: writeProblems,
});

const MembersStep = z.enum(['submit', 'withdraw', 'approve', 'reject', 'publish', 'pause', 'resume', 'close', 'archive']);
export const Reason = z
  .string({ error: say.reasonMissing })
  .trim()
  .min(words.MIN_REASON_LENGTH, { error: say.reasonMissing })
  .max(words.MAX_REASON_LENGTH, { error: say.reasonLong });

export const takeJobStep = endpoint({
  method: 'POST',
  path: '/api/hiring/jobs/{jobId}/steps',
  summary: 'Hand a job in, take it back, approve or reject it, publish, pause, resume, close or archive it.',
  tag,
  access,
  params: JobPath,
  body: z
    .object({
      step: MembersStep,
      version: Version,
      reason: Reason.optional(),
      closeReason: z.enum(words.MEMBERS_CLOSE_REASONS, { error: say.closeReason }).optional(),
    })
    .refine(({ step, reason }) => step !== 'reject' || reason !== undefined, { error: say.reasonMissing, path: ['reason'] })
    .refine(({ step, closeReason }) => step !== 'close' || closeReason !== undefined, { error: say.closeReason, path: ['closeReason'] }),
  ok: Job,
  problems: writeProblems,
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
  problems,
});

export const saveJobStages = endpoint({
  method: 'PUT',
  path: '/api/hiring/jobs/{jobId}/stages',
  summary: 'The stages of a job, in their order. Only a stage in which nobody is, or was, can be removed.',
  tag,
  access,
  params: JobPath,
  body: z.object({
    version: Version,
    stages: z
      .array(
        z.object({
          stageId: z.int().nullable(),
          name: z
            .string({ error: say.stageName })
            .trim()
            .min(1, { error: say.stageName })
            .max(words.MAX_STAGE_LENGTH, { error: say.stageName }),
          deadlineDays: z
            .int({ error: say.deadline })
            .min(1, { error: say.deadline })
            .max(words.MAX_DEADLINE_DAYS, { error: say.deadline })
            .nullable(),
        }),
      )
      .min(1, { error: say.tooManyStages })
      .max(words.MAX_STAGES, { error: say.tooManyStages })
      .refine((stages) => areDifferent(stages.map(({ name }) => name)), { error: say.stageTwice }),
    blindUntil: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'The index, in this list, of the stage from which on candidates have a name.' }),
  }),
  ok: Job,
  problems: writeProblems,
});

export const saveJobTarget = endpoint({
  method: 'PUT',
  path: '/api/hiring/jobs/{jobId}/target',
  summary: 'What the job looks for: at most five houses, each with the written duty that it serves. Locked by the first application.',
  tag,
  access,
  params: JobPath,
  body: z.object({
    version: Version,
    houses: z
      .array(TargetHouse)
      .max(words.MAX_TARGET_HOUSES, { error: say.tooManyHouses })
      .refine((houses) => new Set(houses.map(({ house }) => house)).size === houses.length, { error: say.tooManyHouses }),
  }),
  ok: Job,
  problems: writeProblems,
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
  problems,
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
