import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { LogEntry } from './briefs.ts';
import { ofProblem, tag, When } from './problems.ts';
import { PROBLEM_STATES } from './words.ts';

export const ProblemLog = z.object({
  slug: z.string(),
  title: z.string(),
  state: z.enum(PROBLEM_STATES),
  endsAt: When.nullable(),
  seal: z.string().nullable().meta({ description: 'The hash of the entry at which the result was sealed.' }),
  entries: z.array(LogEntry).meta({ description: 'The oldest first. They hold hashes, and never a text or a name.' }),
  brokenAt: z.int().nullable().meta({ description: 'The first entry that does not follow from the one before; null where all do.' }),
});
export type ProblemLog = z.infer<typeof ProblemLog>;

export const readLog = endpoint({
  method: 'GET',
  path: '/api/society/think-tank/queue/{slug}/log',
  summary: 'The log of a problem, and whether it is whole. Closed to whoever writes or reviews there, until it has ended.',
  tag,
  access: 'editor',
  params: ofProblem,
  ok: ProblemLog,
  problems: ['malformed', 'unauthenticated', 'consent-first', 'forbidden', 'not-found', 'conflict'],
  missing: 'not-found',
});

export const recordEndpoints = [readLog] as const;
