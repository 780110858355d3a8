import { z } from 'zod';
import { IdIn } from '../endpoint.ts';
import { KeptContent } from './job-content.ts';
import * as words from './job-words.ts';
import { hiringMessages } from './messages.ts';

const When = z.iso.datetime();
const Id = IdIn(hiringMessages.notFound);
export const JobPath = z.object({ jobId: Id.meta({ example: 1001 }) });
/** What every address of one job can answer, and what one that changes it can. */
export const jobProblems = ['malformed', 'unauthenticated', 'forbidden', 'not-found'] as const;
export const changeProblems = [...jobProblems, 'conflict', 'unprocessable'] as const;
export const Version = z.int32().meta({ description: 'The one that you have read: an older one is refused.' });

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
