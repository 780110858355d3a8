import type { Generated } from 'kysely';
import type { Role } from '#contract/hiring/roles.ts';

/** Who was asked by mail to join; the row goes once they have. */
export type MemberInvitationTable = {
  id: Generated<number>;
  orgId: number;
  email: string;
  role: Role;
  language: string;
  invitedBy: number;
  invitedAt: Date;
  expiresAt: Date;
};

declare module '#server/platform/database.ts' {
  interface Tables {
    'hiring.memberInvitation': MemberInvitationTable;
  }
}
