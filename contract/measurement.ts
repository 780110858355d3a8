import { z } from 'zod';
import { Counts } from './assessments.ts';
import { endpoint } from './endpoint.ts';

const HOUSE_COUNT = 12;

const TestProgress = z.object({
  test: z.string(),
  kind: z.enum(['story', 'game']),
  minutes: z.int(),
  state: z.enum(['new', 'started', 'finished']),
  share: z.number().min(0).max(1).meta({ description: 'How much of it is answered, 0 to 1.' }),
  finishedAt: z.iso.datetime().nullable(),
  sittingId: z.int().nullable().meta({ description: 'The sitting that is open, if any.' }),
  hasValidSitting: z.boolean().meta({ description: 'Whether the person has a valid sitting of it.' }),
  counts: Counts.meta({ description: 'What was done in the game when it was last finished.' }),
  retakeFrom: z.iso.datetime().nullable().meta({ description: 'Until then it cannot be played again; null where it can be played now.' }),
  untimed: z.boolean().meta({ description: 'Whether the sitting that was last finished was played without a clock.' }),
});
export type TestProgress = z.infer<typeof TestProgress>;

const NextTest = z.object({
  test: z.string(),
  code: z.enum(['begun', 'first', 'least-known', 'most-told']).meta({
    description: 'Begun already; nothing is known yet; what it measures is least known; of what is left, it tells most for its minutes.',
  }),
  domain: z.enum(['emotional', 'rational', 'cognitive']).meta({ description: 'The side of the mind that it looks at.' }),
  houses: z
    .array(z.int().min(1).max(HOUSE_COUNT))
    .meta({ description: 'The houses that it measures, the least known first; empty where it looks at all twelve.' }),
});
export type NextTest = z.infer<typeof NextTest>;

export const Progress = z.object({
  testsInAll: z.int(),
  tests: z.array(TestProgress),
  next: NextTest.nullable().meta({ description: 'One that is begun, else the one that makes the profile surest for its minutes.' }),
});
export type Progress = z.infer<typeof Progress>;

export const readProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  summary: 'Your tests: which are new, started or finished, and which comes next.',
  tag: 'Tests',
  access: 'participant',
  ok: Progress,
  problems: ['unauthenticated', 'consent-first'],
});

export const measurementEndpoints = [readProgress] as const;
