import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What the screens of whoever runs the site say. */
export const operatorMessages = {
  notOperator: 'These pages are for the people who run this site.',
  jobMalformed: 'The number of a job is a UUID.',
} as const;

const tag = 'Operators';
const access = 'operator';
const problems = ['unauthenticated', 'forbidden'] as const;
const State = z.enum(['waiting', 'under way', 'done', 'failed', 'expired']);

export const OperatorJobs = z.object({
  counts: z.array(z.object({ name: z.string(), state: State, count: z.int() })),
  undone: z
    .array(
      z.object({
        jobId: z.string(),
        name: z.string(),
        state: State,
        to: z.string().nullable().meta({ description: 'To whom a mail goes: the first letter and the host of the address.' }),
        reason: z.string().nullable().meta({ description: 'Why the last attempt failed.' }),
        attempts: z.int(),
        madeAt: z.iso.datetime(),
        at: z.iso.datetime().meta({ description: 'When it ended; for one that waits, when it is tried.' }),
      }),
    )
    .meta({ description: 'Jobs that are not done, the newest first; 100 at most.' }),
});
export type OperatorJobs = z.infer<typeof OperatorJobs>;

export const readJobs = endpoint({
  method: 'GET',
  path: '/api/operator/jobs',
  summary: 'Mails and other jobs: how many are in which state, and those that are not done.',
  tag,
  access,
  ok: OperatorJobs,
  problems,
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/operator/jobs/{jobId}/retry',
  summary: 'Try a job that has failed, or that waits, once more at once.',
  tag,
  access,
  params: z.object({ jobId: z.guid({ error: operatorMessages.jobMalformed }).meta({ example: '00000000-0000-4000-8000-000000000000' }) }),
  ok: z.object({ isTried: z.boolean().meta({ description: 'False where there was nothing to try.' }) }),
  problems: [...problems, 'malformed'],
});

export const readTextCalls = endpoint({
  method: 'GET',
  path: '/api/operator/texts',
  summary: 'What the text provider did and cost, by day and model, the newest 30 days first.',
  tag,
  access,
  ok: z.object({
    days: z.array(
      z.object({
        day: z.string(),
        model: z.string(),
        answered: z.int(),
        refused: z.int().meta({ description: 'By the guard of generated texts.' }),
        failed: z.int(),
        inputTokens: z.int(),
        outputTokens: z.int(),
      }),
    ),
  }),
  problems,
});

export const readDisownedCounts = endpoint({
  method: 'GET',
  path: '/api/operator/disowned-insights',
  summary: 'Of what people say that it is not true of them: how many, the most often named first.',
  tag,
  access,
  ok: z.object({ insights: z.array(z.object({ insight: z.string(), people: z.int() })) }),
  problems,
});

export const operatorEndpoints = [readJobs, retryJob, readTextCalls, readDisownedCounts] as const;
