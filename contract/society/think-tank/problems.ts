import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { LANGUAGES } from '../../language.ts';
import { Brief } from './briefs.ts';
import { tankMessages as say } from './messages.ts';
import {
  FIELDS,
  MAX_FIELDS_OF_PROBLEM,
  MAX_PART_LENGTH,
  MAX_REASON_LENGTH,
  MAX_TITLE_LENGTH,
  MIN_PART_LENGTH,
  PROBLEM_STATES,
  PUBLIC_STATES,
} from './words.ts';

export const tag = 'Think tank';
export const When = z.iso.datetime();

export const Slug = z
  .string()
  .regex(/^[a-z\d][a-z\d-]{0,79}$/, { error: say.slugMalformed })
  .meta({ description: 'The name of a problem in its address.', example: 'clean-water-in-a-dry-town' });
export const ofProblem = z.object({ slug: Slug });

const Part = z.string({ error: say.part }).trim().min(MIN_PART_LENGTH, { error: say.part }).max(MAX_PART_LENGTH, { error: say.part });
export const Title = z.string({ error: say.title }).trim().min(8, { error: say.title }).max(MAX_TITLE_LENGTH, { error: say.title });
export const Fields = z
  .array(z.enum(FIELDS, { error: say.fields }), { error: say.fields })
  .min(1, { error: say.fields })
  .max(MAX_FIELDS_OF_PROBLEM, { error: say.fields });
export const Reason = z.string({ error: say.reason }).trim().min(3, { error: say.reason }).max(MAX_REASON_LENGTH, { error: say.reason });

export const OfferedProblem = z.object({
  title: Title,
  context: Part,
  question: Part,
  known: Part.meta({ description: 'What is known already, and what has been tried.' }),
  use: Part.meta({ description: 'What will be done with an answer.' }),
  fields: Fields,
  until: z.iso.date({ error: say.until }).meta({ description: 'The last day on which proposals are taken.' }),
  language: z.enum(LANGUAGES),
});
export type OfferedProblem = z.infer<typeof OfferedProblem>;

const Known = z.object({
  slug: z.string(),
  title: z.string(),
  context: z.string(),
  question: z.string(),
  known: z.string(),
  use: z.string(),
  fields: z.array(z.enum(FIELDS)),
  language: z.enum(LANGUAGES),
  askedBy: z.string().nullable().meta({ description: 'Null where the member who asks wants no name there.' }),
  endsAt: When.nullable().meta({ description: 'When its step ends.' }),
});

export const PublicProblem = Known.extend({
  state: z.enum(PUBLIC_STATES),
  openedAt: When,
  proposals: z.int().nullable().meta({ description: 'How many were submitted; null while they are taken.' }),
  brief: Brief.nullable(),
});
export type PublicProblem = z.infer<typeof PublicProblem>;

const Listed = z.object({
  slug: z.string(),
  title: z.string(),
  question: z.string(),
  fields: z.array(z.enum(FIELDS)),
  language: z.enum(LANGUAGES),
  state: z.enum(PUBLIC_STATES),
  endsAt: When.nullable(),
  publishedAt: When.nullable(),
});
export const ThinkTank = z.object({
  open: z.array(Listed).meta({ description: 'Those for which proposals are taken, the soonest to end first.' }),
  underWay: z.array(Listed).meta({ description: 'Those whose proposals are reviewed or decided upon.' }),
  published: z.array(Listed).meta({ description: 'The newest first; 100 at most.' }),
});
export type ThinkTank = z.infer<typeof ThinkTank>;

export const readThinkTank = endpoint({
  method: 'GET',
  path: '/api/think-tank',
  summary: 'The open problems and the published briefs.',
  tag,
  access: 'anyone',
  ok: ThinkTank,
  problems: [],
});

export const readProblem = endpoint({
  method: 'GET',
  path: '/api/think-tank/problems/{slug}',
  summary: 'One problem, and its brief once it is published.',
  tag,
  access: 'anyone',
  params: ofProblem,
  ok: PublicProblem,
  problems: ['malformed', 'not-found'],
  missing: 'not-found',
});

export const OwnProblem = z.object({
  slug: z.string(),
  title: z.string(),
  state: z.enum(PROBLEM_STATES),
  endsAt: When.nullable(),
  reasons: z.array(z.string()).meta({ description: 'Why the editorial circle declined it.' }),
});

export const offerProblem = endpoint({
  method: 'POST',
  path: '/api/society/think-tank/problems',
  summary: 'Offer a problem; two of the editorial circle decide whether it is taken.',
  tag,
  access: 'society-member',
  status: 201,
  body: OfferedProblem.extend({ showsName: z.boolean() }),
  ok: z.object({ slug: z.string() }),
  problems: ['malformed', 'unauthenticated', 'consent-first', 'forbidden', 'too-many'],
});

export const Queued = Known.extend({
  state: z.enum(PROBLEM_STATES),
  offeredAt: When,
  accepts: z.int(),
  declines: z.int(),
  proposals: z.int(),
  reviewsGiven: z.int().nullable().meta({ description: 'Null for an editor who has a proposal there: they do not watch reviews come in.' }),
  reviewsAsked: z.int().nullable().meta({ description: 'Asked for and not given yet.' }),
  ballots: z.int(),
});
export const TankQueue = z.object({
  problems: z.array(Queued.extend({ mayDecide: z.boolean() })).meta({ description: 'The soonest to end first; 200 at most.' }),
});
export type TankQueue = z.infer<typeof TankQueue>;
export type Queued = z.infer<typeof Queued>;

export const readQueue = endpoint({
  method: 'GET',
  path: '/api/society/think-tank/queue',
  summary: 'What waits for the editorial circle, and the clocks of all problems.',
  tag,
  access: 'editor',
  ok: TankQueue,
  problems: ['unauthenticated', 'consent-first', 'forbidden'],
});

export const decideProblem = endpoint({
  method: 'POST',
  path: '/api/society/think-tank/queue/{slug}/decision',
  summary: 'Accept or decline a problem, with a reason. The second of two equal decisions counts.',
  tag,
  access: 'editor',
  params: ofProblem,
  body: z.object({ accepts: z.boolean(), reason: Reason }),
  ok: TankQueue,
  problems: ['malformed', 'unauthenticated', 'consent-first', 'forbidden', 'not-found', 'conflict'],
  missing: 'not-found',
});

export const problemEndpoints = [readThinkTank, readProblem, offerProblem, readQueue, decideProblem] as const;
