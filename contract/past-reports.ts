import { z } from 'zod';
import { endpoint, UserId } from './endpoint.ts';

export const pastMessages = {
  unknown: 'There is no such earlier report. Open the newest one, and choose from its list.',
} as const;

/** PostgreSQL's integer. */
const MAX_ID = 2_147_483_647;

/** Opens a report as it was. */
export const At = z.coerce.number().int().min(1).max(MAX_ID).optional().meta({
  description: 'An earlier state, by the number that the list of them gives: numbers as they were then, words as they are today.',
});

const Strength = z.number().min(0).max(5);

const PastState = z.object({
  at: z.int().min(1).meta({ description: 'Opens a report as it was then.' }),
  asOf: z.iso.datetime().meta({ description: 'When the newest test of this state was finished.' }),
  computedAt: z.iso.datetime(),
  tests: z.array(z.string()),
  houses: z.array(
    z.object({
      house: z.int().min(1).max(12),
      strength: Strength.nullable(),
      range: z.object({ low: Strength, high: Strength }).nullable(),
    }),
  ),
});
export type PastState = z.infer<typeof PastState>;

export const PastStates = z.object({ states: z.array(PastState).meta({ description: 'The oldest first.' }) });
export type PastStates = z.infer<typeof PastStates>;

export const readPastStates = endpoint({
  method: 'GET',
  path: '/api/report/{userId}/past',
  summary: "A person's twelve strengths over time.",
  tag: 'Reports',
  access: 'reader',
  params: z.object({ userId: UserId }),
  ok: PastStates,
  problems: ['malformed', 'unauthenticated', 'forbidden'],
});

export const pastReportEndpoints = [readPastStates] as const;
