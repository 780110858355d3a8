import { z } from 'zod';
import { endpoint, IdIn } from '../endpoint.ts';
import { Reason } from './membership.ts';
import { MEMBERSHIP_STATES } from './membership-words.ts';
import { societyMessages as say } from './messages.ts';

const When = z.iso.datetime();
const ofOperators = { tag: 'Operators', access: 'operator' } as const;

/** What an operator sees of the society: who is in which state is counted, never named; exclusions have a name. */
export const OperatedSociety = z.object({
  states: z.array(z.object({ state: z.enum(MEMBERSHIP_STATES), count: z.int() })),
  isOnlyOperator: z.boolean().meta({ description: 'Nobody else can decide an appeal.' }),
  exclusions: z
    .array(
      z.object({
        exclusionId: z.int(),
        name: z.string(),
        reason: z.string(),
        excludedBy: z.string(),
        excludedAt: When,
        appeal: z.string().nullable(),
        appealedAt: When.nullable(),
        outcome: z.enum(['upheld', 'lifted']).nullable(),
        outcomeReason: z.string().nullable(),
        decidedBy: z.string().nullable(),
        decidedAt: When.nullable(),
        mayDecide: z.boolean().meta({ description: 'An appeal waits, and you may decide it.' }),
      }),
    )
    .meta({ description: 'Appeals that wait come first; 100 at most.' }),
});
export type OperatedSociety = z.infer<typeof OperatedSociety>;

export const readSociety = endpoint({
  ...ofOperators,
  method: 'GET',
  path: '/api/operator/society',
  summary: 'The society as operators see it: how many stand where, exclusions and appeals.',
  ok: OperatedSociety,
  problems: ['unauthenticated', 'forbidden'],
});

export const excludeMember = endpoint({
  ...ofOperators,
  method: 'POST',
  path: '/api/operator/society/exclusions',
  summary: 'Exclude a member, with a reason that they read. They can appeal once.',
  body: z.object({
    username: z.string({ error: say.noSuchPerson }).trim().toLowerCase().min(1, { error: say.noSuchPerson }).max(60),
    reason: Reason,
  }),
  ok: OperatedSociety,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found', 'conflict'],
});

export const decideAppeal = endpoint({
  ...ofOperators,
  method: 'POST',
  path: '/api/operator/society/exclusions/{exclusionId}/decision',
  summary: 'Decide an appeal: somebody else than who has excluded, where there is somebody else.',
  params: z.object({ exclusionId: IdIn(say.noSuchExclusion).meta({ example: 1001 }) }),
  body: z.object({ isLifted: z.boolean(), reason: Reason }),
  ok: OperatedSociety,
  problems: ['malformed', 'unauthenticated', 'forbidden', 'not-found', 'conflict'],
});

export const operatingEndpoints = [readSociety, excludeMember, decideAppeal] as const;
