import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { ANALYTICS_SPANS, SOURCES } from './analytics-words.ts';
import { SELF_ATTRIBUTES } from './self-identification-words.ts';

export const analyticsMessages = {
  span: 'Please choose one of the spans.',
  jobId: 'A job has a number.',
} as const;

const tag = 'Hiring';
const Count = z.int().min(0);
const Days = z.number().min(0).nullable().meta({ description: 'In days; null where too few have ended to say.' });
const Quartiles = {
  lower: Days,
  median: Days,
  upper: Days,
  ended: Count.meta({ description: 'How many durations are known whole.' }),
  waiting: Count.meta({ description: 'How many are still going on.' }),
};

const Asked = z.object({
  job: IdIn(analyticsMessages.jobId).optional(),
  span: z.enum(ANALYTICS_SPANS, { error: analyticsMessages.span }).default('90'),
});

export const Analytics = z.object({
  jobs: z.array(z.object({ id: z.int(), title: z.string() })).meta({ description: 'The jobs that you can choose.' }),
  applications: Count.meta({ description: 'How many applied in the span.' }),
  hired: Count,
  stages: z.array(
    z.object({
      name: z.string(),
      reached: Count.meta({ description: 'Came to this stage or to a later one.' }),
      passed: Count.meta({ description: 'Of these, went on to a later stage or were hired.' }),
      waiting: Count,
      rejected: Count,
      withdrawn: Count,
      time: z.object(Quartiles),
    }),
  ),
  timeToHire: z.object(Quartiles),
  sources: z.array(z.object({ source: z.enum(SOURCES), applications: Count, passedFirst: Count, hired: Count })),
});
export type Analytics = z.infer<typeof Analytics>;

const ImpactRow = z.object({
  group: z.string(),
  selected: Count,
  total: Count,
  standing: z.enum(['reference', 'compared', 'small']),
  ratio: z.number().nullable().meta({ description: 'The rate of the group over the highest rate.' }),
  low: z.number().nullable(),
  high: z.number().nullable(),
  isBelowFourFifths: z.boolean(),
  p: z.number().nullable().meta({ description: "Fisher's exact test, two-sided." }),
});

export const Impact = z.object({
  attributes: z.array(
    z.object({
      attribute: z.enum(SELF_ATTRIBUTES),
      stages: z.array(
        z.object({
          name: z.string().nullable().meta({ description: 'A stage; null: the whole way from application to hire.' }),
          rows: z.array(ImpactRow),
          hidden: Count.meta({ description: 'Groups that are too small to be shown.' }),
        }),
      ),
    }),
  ),
});
export type Impact = z.infer<typeof Impact>;

export const readAnalytics = endpoint({
  method: 'GET',
  path: '/api/hiring/analytics',
  summary: 'What became of those who applied in a span: stages, times and sources. Counted from what happened, nothing else.',
  tag,
  access: 'member',
  query: Asked,
  ok: Analytics,
  problems: ['unauthenticated', 'malformed', 'forbidden', 'not-found'],
});

export const readImpact = endpoint({
  method: 'GET',
  path: '/api/hiring/analytics/impact',
  summary: 'Whether a stage selects groups at different rates. Groups of fewer than five are never shown.',
  tag,
  access: 'member',
  query: Asked,
  ok: Impact,
  problems: ['unauthenticated', 'malformed', 'forbidden', 'not-found'],
});

export const analyticsEndpoints = [readAnalytics, readImpact] as const;
