import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Marks } from './briefs.ts';
import { tankMessages as say } from './messages.ts';
import { OwnProblem, tag, When } from './problems.ts';
import { CRITERIA, FIELDS, MAX_WORDS_LENGTH, MIN_WORDS_LENGTH, OUTCOME_DAYS, PROBLEM_STATES } from './words.ts';

const ofMembers = { tag, access: 'society-member' } as const;
const problems = ['malformed', 'unauthenticated', 'consent-first', 'forbidden', 'not-found', 'conflict'] as const;

export const Reviewer = z.object({
  fields: z.array(z.enum(FIELDS)).max(FIELDS.length),
  organisation: z
    .string()
    .trim()
    .max(120)
    .meta({ description: 'Shown to nobody: you are not asked to review what comes from the same one.' }),
  isAvailable: z.boolean(),
});
export type Reviewer = z.infer<typeof Reviewer>;

const WaitingReview = z.object({ reviewId: z.uuid(), problem: z.string(), title: z.string(), dueAt: When });
const OpenVote = z.object({ slug: z.string(), title: z.string(), endsAt: When, hasVoted: z.boolean() });

export const TankDesk = z.object({
  reviews: z.array(WaitingReview).meta({ description: 'What you are asked to review, the soonest due first.' }),
  votes: z.array(OpenVote),
  problems: z.array(OwnProblem).meta({ description: 'What you have asked, the newest first.' }),
  proposals: z.array(
    z.object({ slug: z.string(), problem: z.string(), title: z.string(), state: z.enum(PROBLEM_STATES), isSubmitted: z.boolean() }),
  ),
  outcomes: z.array(z.object({ slug: z.string(), title: z.string(), afterDays: z.union(OUTCOME_DAYS.map((days) => z.literal(days))) })),
  reviewer: Reviewer,
});
export type TankDesk = z.infer<typeof TankDesk>;

export const readDesk = endpoint({
  ...ofMembers,
  method: 'GET',
  path: '/api/society/think-tank',
  summary: 'What waits for you in the think tank, and what you have begun.',
  ok: TankDesk,
  problems: ['unauthenticated', 'consent-first', 'forbidden'],
});

export const describeReviewer = endpoint({
  ...ofMembers,
  method: 'PUT',
  path: '/api/society/think-tank/reviewer',
  summary: 'Say what you can review, and whether you can be asked now.',
  body: Reviewer,
  ok: Reviewer,
  problems,
});

const ReviewId = z.uuid({ error: say.idMalformed }).meta({ example: '00000000-0000-4000-8000-000000000000' });
export const OwnReview = z.object({
  reviewId: z.uuid(),
  isGiven: z.boolean(),
  dueAt: When,
  problem: z.object({ title: z.string(), context: z.string(), question: z.string(), known: z.string(), use: z.string() }),
  title: z.string(),
  html: z.string(),
  sources: z.array(z.string()),
  marks: Marks.nullable(),
});
export type OwnReview = z.infer<typeof OwnReview>;

const ofReview = { ...ofMembers, params: z.object({ reviewId: ReviewId }), problems, missing: 'not-found' } as const;

export const readReview = endpoint({
  ...ofReview,
  method: 'GET',
  path: '/api/society/think-tank/reviews/{reviewId}',
  summary: 'A proposal that you are asked to review. Nobody says whose it is.',
  ok: OwnReview,
});

const Mark = z.object({
  mark: z.int({ error: say.mark }).min(1, { error: say.mark }).max(5, { error: say.mark }),
  words: z.string({ error: say.words }).trim().min(MIN_WORDS_LENGTH, { error: say.words }).max(MAX_WORDS_LENGTH, { error: say.words }),
});
export const giveReview = endpoint({
  ...ofReview,
  problems: [...problems, 'unprocessable'],
  method: 'PUT',
  path: '/api/society/think-tank/reviews/{reviewId}',
  summary: 'Give your review: each criterion from 1 to 5, and why. It can be given once.',
  body: z.object(Object.fromEntries(CRITERIA.map((one) => [one, Mark])) as Record<(typeof CRITERIA)[number], typeof Mark>),
  ok: OwnReview,
});

export const declineReview = endpoint({
  ...ofReview,
  method: 'POST',
  path: '/api/society/think-tank/reviews/{reviewId}/decline',
  summary: 'Say that you cannot review it: somebody else is asked.',
  ok: z.object({}),
});

export const reviewEndpoints = [readDesk, describeReviewer, readReview, giveReview, declineReview] as const;
