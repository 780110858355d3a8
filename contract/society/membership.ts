import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MAX_REASON_LENGTH, MEMBERSHIP_ANSWERS, MEMBERSHIP_STATES, MIN_REASON_LENGTH } from './membership-words.ts';
import { societyMessages as say } from './messages.ts';

const When = z.iso.datetime();
const tag = 'Society';

export const Reason = z
  .string({ error: say.reasonShort })
  .trim()
  .min(MIN_REASON_LENGTH, { error: say.reasonShort })
  .max(MAX_REASON_LENGTH, { error: say.reasonLong });

/** Holds nothing of a result: neither a score nor how near it was. */
export const OwnMembership = z.object({
  state: z.enum(MEMBERSHIP_STATES).nullable().meta({ description: 'Null for somebody who was never invited.' }),
  isEditor: z.boolean().meta({ description: 'Of the editorial circle.' }),
  isAdult: z.boolean(),
  isLookedAt: z.boolean().meta({ description: 'You have agreed that your games are looked at for an invitation.' }),
  testsLeft: z.int().meta({ description: 'How many of the twelve tests do not count for you yet.' }),
  gamesLeftOut: z.array(z.string()).meta({ description: 'Games that you have played without their clock: the others decide.' }),
  canBeJudged: z.boolean().meta({ description: 'False where the games that are not left out are too few to tell, however they go.' }),
  replayUntil: When.nullable().meta({ description: 'Until when the games are to be played again, for somebody who is invited.' }),
  games: z
    .array(z.object({ test: z.string(), isPlayedAgain: z.boolean(), opensAt: When.nullable() }))
    .meta({ description: 'The six games, for somebody who is invited; `opensAt` where one cannot be played again yet.' }),
  tryAgainFrom: When.nullable().meta({ description: 'When you are asked once more, if you were not confirmed.' }),
  isLapsed: z.boolean().meta({ description: 'You are asked later because the days to play again passed without it.' }),
  answers: z.array(z.enum(MEMBERSHIP_ANSWERS)).meta({ description: 'What you can say now.' }),
  joinedAt: When.nullable(),
  exclusion: z
    .object({
      reason: z.string(),
      at: When,
      appealedAt: When.nullable(),
      outcome: z.enum(['upheld', 'lifted']).nullable(),
      outcomeReason: z.string().nullable(),
    })
    .nullable(),
});
export type OwnMembership = z.infer<typeof OwnMembership>;

export const readMembership = endpoint({
  method: 'GET',
  path: '/api/society/membership',
  summary: 'Where you stand with the Higher Mind Society.',
  tag,
  access: 'person',
  ok: OwnMembership,
  problems: ['unauthenticated'],
});

export const answerMembership = endpoint({
  method: 'POST',
  path: '/api/society/membership/answer',
  summary: 'Join, decline, leave, or take up an invitation that you have declined.',
  tag,
  access: 'adult',
  body: z.object({ answer: z.enum(MEMBERSHIP_ANSWERS) }),
  ok: OwnMembership,
  problems: ['malformed', 'unauthenticated', 'consent-first', 'forbidden', 'conflict'],
});

export const appealExclusion = endpoint({
  method: 'POST',
  path: '/api/society/membership/appeal',
  summary: 'Appeal against your exclusion, once. Somebody else decides.',
  tag,
  access: 'person',
  body: z.object({ text: Reason }),
  ok: OwnMembership,
  problems: ['malformed', 'unauthenticated', 'conflict'],
});

export const SocietyHome = z.object({
  joinedAt: When,
  members: z.int().meta({ description: 'How many there are.' }),
  isEditor: z.boolean(),
});
export type SocietyHome = z.infer<typeof SocietyHome>;

export const readSocietyHome = endpoint({
  method: 'GET',
  path: '/api/society/home',
  summary: 'The first page of a member.',
  tag,
  access: 'society-member',
  ok: SocietyHome,
  problems: ['unauthenticated', 'consent-first', 'forbidden'],
});

export const membershipEndpoints = [readMembership, answerMembership, appealExclusion, readSocietyHome] as const;
