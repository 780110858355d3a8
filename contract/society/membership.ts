import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MEMBERSHIP_STATES } from './membership-words.ts';

const When = z.iso.datetime();
const tag = 'Society';

export const OwnMembership = z.object({
  state: z.enum(MEMBERSHIP_STATES).nullable().meta({ description: 'Null for somebody who was never invited.' }),
  joinedAt: When.nullable(),
  isEditor: z.boolean().meta({ description: 'Of the editorial circle.' }),
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

export const membershipEndpoints = [readMembership, readSocietyHome] as const;
