import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Answered } from './briefs.ts';
import { tankMessages as say } from './messages.ts';
import { ofProblem, Slug, tag, When } from './problems.ts';
import { MAX_WORDS_LENGTH, MIN_WORDS_LENGTH, OUTCOME_DAYS } from './words.ts';

const problems = ['malformed', 'unauthenticated', 'consent-first', 'forbidden', 'not-found', 'conflict', 'unprocessable'] as const;
const ofMembers = { tag, access: 'society-member', problems, missing: 'not-found' } as const;

export const OpenVote = z.object({
  slug: z.string(),
  title: z.string(),
  question: z.string(),
  endsAt: When,
  isAsker: z.boolean().meta({ description: 'You brought the problem: you may read, and others vote.' }),
  needed: z.int().meta({ description: 'How many proposals you read before you vote.' }),
  proposals: z
    .array(z.object({ proposalId: z.uuid(), title: z.string(), isRead: z.boolean(), isOwn: z.boolean() }))
    .meta({ description: 'In an order that means nothing.' }),
  approved: z.array(z.uuid()).nullable().meta({ description: 'Your ballot; null before you have voted.' }),
});
export type OpenVote = z.infer<typeof OpenVote>;

export const readVote = endpoint({
  ...ofMembers,
  method: 'GET',
  path: '/api/society/think-tank/votes/{slug}',
  summary: 'The proposals that are decided upon, and your ballot.',
  params: ofProblem,
  ok: OpenVote,
});

const ProposalId = z.uuid({ error: say.idMalformed }).meta({ example: '00000000-0000-4000-8000-000000000000' });
export const VotedProposal = z.object({
  proposalId: z.uuid(),
  title: z.string(),
  html: z.string(),
  sources: z.array(z.string()),
  reviews: z.array(Answered),
});
export type VotedProposal = z.infer<typeof VotedProposal>;

const ofProposal = { ...ofMembers, params: z.object({ slug: Slug, proposalId: ProposalId }) } as const;

export const readVotedProposal = endpoint({
  ...ofProposal,
  method: 'GET',
  path: '/api/society/think-tank/votes/{slug}/{proposalId}',
  summary: 'One proposal with its reviews and its authors’ answers.',
  ok: VotedProposal,
});

export const markRead = endpoint({
  ...ofProposal,
  method: 'POST',
  path: '/api/society/think-tank/votes/{slug}/{proposalId}/read',
  summary: 'Say that you have read a proposal.',
  ok: OpenVote,
});

export const castBallot = endpoint({
  ...ofMembers,
  method: 'PUT',
  path: '/api/society/think-tank/votes/{slug}',
  summary: 'Approve of any number of proposals that you have read. Whoever votes again changes their one ballot.',
  params: ofProblem,
  body: z.object({ approved: z.array(z.uuid({ error: say.noApproval })).max(500) }),
  ok: OpenVote,
});

export const OutcomeDays = z.union(OUTCOME_DAYS.map((days) => z.literal(days)));
export const OutcomeText = z
  .string({ error: say.outcome })
  .trim()
  .min(MIN_WORDS_LENGTH, { error: say.outcome })
  .max(MAX_WORDS_LENGTH, { error: say.outcome });

export const sayOutcome = endpoint({
  ...ofMembers,
  method: 'PUT',
  path: '/api/society/think-tank/outcomes/{slug}',
  summary: 'Say what became of an answer, after 90 and after 365 days.',
  params: ofProblem,
  body: z.object({ afterDays: OutcomeDays, text: OutcomeText }),
  ok: z.object({}),
});

export const voteEndpoints = [readVote, readVotedProposal, markRead, castBallot, sayOutcome] as const;
