import type { Role } from '#contract/hiring/roles.ts';

export const INVITATION_DAYS = 7;

export type Standing = { readonly id: number; readonly role: Role };

/** Whether the organisation would have no owner, were this member to leave or to become something else. */
export const isLastOwner = (members: readonly Standing[], id: number): boolean =>
  members.some((member) => member.id === id && member.role === 'owner') && members.filter(({ role }) => role === 'owner').length === 1;
