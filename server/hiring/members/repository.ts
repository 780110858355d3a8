import type { Role } from '#contract/hiring/roles.ts';
import type { Database } from '#server/platform/database.ts';
import type { Standing } from './rules.ts';

/** In the scope of the organisation, or of the platform, as all here. */
export function listMembers(transaction: Database, orgId: number) {
  return transaction
    .selectFrom('hiring.member')
    .select(['id', 'accountId', 'name', 'email', 'role', 'joinedAt'])
    .where('orgId', '=', orgId)
    .where('leftAt', 'is', null)
    .orderBy('joinedAt')
    .orderBy('id')
    .execute();
}

/** The members, held until the transaction ends: of two owners who leave at the same moment the second one is told. */
export async function holdMembers(
  transaction: Database,
  orgId: number,
): Promise<readonly (Standing & { readonly accountId: number; readonly name: string })[]> {
  await transaction.selectFrom('hiring.organisation').select('orgId').where('orgId', '=', orgId).forUpdate().execute();
  return listMembers(transaction, orgId);
}

export function listInvitations(transaction: Database, orgId: number) {
  return transaction
    .selectFrom('hiring.memberInvitation')
    .select(['id', 'email', 'role', 'expiresAt'])
    .where('orgId', '=', orgId)
    .orderBy('id')
    .execute();
}

export async function updateRole(transaction: Database, orgId: number, id: number, role: Role): Promise<void> {
  await transaction.updateTable('hiring.member').set({ role }).where('orgId', '=', orgId).where('id', '=', id).execute();
}

export async function updateName(transaction: Database, orgId: number, id: number, name: string): Promise<void> {
  await transaction.updateTable('hiring.member').set({ name }).where('orgId', '=', orgId).where('id', '=', id).execute();
}

export async function markLeft(transaction: Database, orgId: number, id: number, at: Date): Promise<void> {
  await transaction.updateTable('hiring.member').set({ leftAt: at }).where('orgId', '=', orgId).where('id', '=', id).execute();
}

/** Somebody who comes back keeps what they did before. */
export async function returnMember(
  transaction: Database,
  { orgId, accountId, role }: { readonly orgId: number; readonly accountId: number; readonly role: Role },
): Promise<number | undefined> {
  const row = await transaction
    .updateTable('hiring.member')
    .set({ leftAt: null, role })
    .where('orgId', '=', orgId)
    .where('accountId', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type NewInvitation = {
  readonly orgId: number;
  readonly email: string;
  readonly role: Role;
  readonly language: string;
  readonly invitedBy: number;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
};

/** Replaces an older one of the same address, whose code then opens nothing any more. */
export async function insertInvitation(transaction: Database, invitation: NewInvitation): Promise<number> {
  const { orgId, email } = invitation;
  await transaction.deleteFrom('hiring.memberInvitation').where('orgId', '=', orgId).where('email', '=', email).execute();
  const { id } = await transaction.insertInto('hiring.memberInvitation').values(invitation).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Returns whom it was for; undefined where there is none. */
export async function deleteInvitation(transaction: Database, orgId: number, id: number): Promise<string | undefined> {
  const row = await transaction
    .deleteFrom('hiring.memberInvitation')
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** For whoever has its code: in the scope of the platform. */
export function findInvitation(transaction: Database, id: number, now: Date) {
  return transaction
    .selectFrom('hiring.memberInvitation as invitation')
    .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'invitation.orgId')
    .innerJoin('hiring.member as inviter', (join) =>
      join.onRef('inviter.orgId', '=', 'invitation.orgId').onRef('inviter.id', '=', 'invitation.invitedBy'),
    )
    .select([
      'invitation.id',
      'invitation.orgId',
      'invitation.email',
      'invitation.role',
      'invitation.language',
      'organisation.name as organisation',
      'inviter.name as invitedBy',
    ])
    .where('invitation.id', '=', id)
    .where('invitation.expiresAt', '>', now)
    .executeTakeFirst();
}
