import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { hiringMessages } from './messages.ts';

const House = z.int().min(1).max(12);

export const Meeting = z.object({
  house: House,
  weight: z.number(),
  minimum: z.number(),
  duty: z.string(),
  probability: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .meta({ description: 'That the true strength is at least the minimum; null: not shared.' }),
  verdict: z.enum(['likely-meets', 'uncertain', 'likely-below', 'not-shared']),
});
export type Meeting = z.infer<typeof Meeting>;

export const Composite = z.object({
  value: z.number().meta({ description: 'The weighted mean of the strengths that the job looks for.' }),
  standardError: z.number().min(0).meta({ description: 'From the covariance of these houses in this person.' }),
});
const Compared = { applicationId: z.int(), name: z.string().nullable().meta({ description: 'Null while the screening is blind.' }) };

export const Comparison = z.object({
  target: z.array(z.object({ house: House, weight: z.number(), minimum: z.number(), duty: z.string() })),
  bands: z.array(
    z.object({
      members: z.array(
        z.object({
          ...Compared,
          composite: Composite,
          isTiedAbove: z.boolean().meta({ description: 'Also tied with somebody of the band above.' }),
          meetings: z.array(Meeting),
        }),
      ),
    }),
  ),
  apart: z
    .array(z.object({ ...Compared, meetings: z.array(Meeting) }))
    .meta({ description: 'Who shares some of the houses, but not all: nothing is computed of them together.' }),
});
export type Comparison = z.infer<typeof Comparison>;

export const readComparison = endpoint({
  method: 'GET',
  path: '/api/hiring/jobs/{jobId}/comparison',
  summary: 'What candidates share, beside what the job looks for: in bands of those who cannot be told apart. No percent match.',
  tag: 'Hiring',
  access: 'member',
  params: z.object({ jobId: IdIn(hiringMessages.noNumber).meta({ example: 1001 }) }),
  ok: Comparison,
  problems: ['unauthenticated', 'malformed', 'not-found'],
});
