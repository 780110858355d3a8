import { z } from 'zod';
import { endpoint, IdIn, LanguageCode } from './endpoint.ts';
import { DEFAULT_LANGUAGE } from './language.ts';
import { platformMessages } from './problem.ts';

/** What people can meet on the way to a report of two, in plain words. */
export const relationshipMessages = {
  over: 'This invitation does not work: it has expired, was taken back, or has been used. Please ask for a new one.',
  own: 'This is your own invitation. Send the link to the person whom you want to invite.',
  already: 'You already share a report with this person. You find it on your page for two.',
  notShared: 'There is no report of two here for you. It may have been taken back by one of you.',
  verifyFirst: 'Please verify your email first: only then can you invite somebody, or accept an invitation. The code is in your mail.',
  tooMany: 'You have many open invitations. Take one back before you make another.',
} as const;

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 14;

const RelationshipId = z.object({
  relationshipId: IdIn(platformMessages.malformed).meta({ description: 'An invitation, or what has become of it.', example: 1 }),
});
const Token = z.object({ token: z.string().min(20).max(100) });
const tag = 'Relationships';
const problems = ['unauthenticated'] as const;
const ofAdults = ['consent-first', 'forbidden'] as const;

export const readRelationships = endpoint({
  method: 'GET',
  path: '/api/relationships',
  summary: 'Your open invitations, and with whom you share a report of two.',
  tag,
  access: 'person',
  ok: z.object({
    invitations: z.array(z.object({ relationshipId: z.int(), expiresAt: z.iso.datetime() })),
    relationships: z.array(
      z.object({
        relationshipId: z.int(),
        other: z.string().meta({ description: 'The name of the other person.' }),
        agreedAt: z.iso.datetime(),
      }),
    ),
  }),
  problems,
});

export const invite = endpoint({
  method: 'POST',
  path: '/api/relationships/invitations',
  summary: 'An invitation to a report of two: a token for one person, told once.',
  tag,
  access: 'adult',
  status: 201,
  body: z.object({}),
  ok: z.object({ relationshipId: z.int(), token: z.string(), expiresAt: z.iso.datetime() }),
  problems: [...problems, ...ofAdults, 'too-many'],
});

export const lookAtInvitation = endpoint({
  method: 'POST',
  path: '/api/relationships/invitations/look',
  summary: 'Who invites, before one agrees. Nothing of either person is told.',
  tag,
  access: 'adult',
  body: Token,
  ok: z.object({ inviter: z.string(), expiresAt: z.iso.datetime() }),
  problems: [...problems, ...ofAdults, 'malformed', 'conflict', 'gone'],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/relationships/invitations/accept',
  summary: 'Agrees to a report of two that both can read from now on. Either may end that at any time.',
  tag,
  access: 'adult',
  body: Token,
  ok: RelationshipId.extend({ relationshipId: z.int() }),
  problems: [...problems, ...ofAdults, 'malformed', 'conflict', 'gone'],
});

const Finding = z.object({
  house: z.int().min(1).max(12),
  domain: z.enum(['emotional', 'rational']),
  text: z.string(),
  first: z.enum(['you', 'other']).nullable().meta({ description: 'Where two stand apart: of whom the text speaks first.' }),
});
export type Finding = z.infer<typeof Finding>;

export const TwoReport = z.object({
  relationshipId: z.int(),
  other: z.string(),
  agreedAt: z.iso.datetime(),
  needsStory: z
    .object({ you: z.boolean(), other: z.boolean() })
    .meta({ description: 'Who has not yet finished a story about feelings; until both have, nothing is told.' }),
  alike: z.array(Finding),
  completing: z.array(Finding),
  rubbing: z.array(Finding),
  questions: z.array(z.string()).meta({ description: 'Eight to talk about; none while a story is needed.' }),
});
export type TwoReport = z.infer<typeof TwoReport>;

export const readTwoReport = endpoint({
  method: 'GET',
  path: '/api/relationships/{relationshipId}',
  summary: 'Where two people are alike, complete each other, and rub. Both have agreed.',
  tag,
  access: 'person',
  params: RelationshipId,
  query: z.object({ language: LanguageCode.default(DEFAULT_LANGUAGE) }),
  ok: TwoReport,
  problems: [...problems, 'malformed', 'not-found'],
});

export const endRelationship = endpoint({
  method: 'DELETE',
  path: '/api/relationships/{relationshipId}',
  summary: 'Takes an invitation back, or ends a report of two for both. What is not yours stays as it is, and the answer is the same.',
  tag,
  access: 'person',
  params: RelationshipId,
  ok: z.object({}),
  problems: [...problems, 'malformed'],
});

export const relationshipEndpoints = [
  readRelationships,
  invite,
  lookAtInvitation,
  acceptInvitation,
  readTwoReport,
  endRelationship,
] as const;
