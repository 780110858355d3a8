import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

export type OpenInvitation = { readonly id: number; readonly inviterId: number; readonly expiresAt: Date };
/** What both have agreed to. */
export type Relationship = { readonly id: number; readonly inviterId: number; readonly invitedId: number; readonly agreedAt: Date };

type NewInvitation = { readonly inviterId: number; readonly tokenHash: string; readonly expiresAt: Date };

export async function insertInvitation(database: Database, invitation: NewInvitation): Promise<number> {
  return (await database.insertInto('relationship').values(invitation).returning('id').executeTakeFirstOrThrow()).id;
}

/** Invitations that can still be accepted, the newest first. */
export function findInvitationsOf(database: Database, inviterId: number, now: Date): Promise<OpenInvitation[]> {
  return database
    .selectFrom('relationship')
    .select(['id', 'inviterId', 'expiresAt'])
    .where('inviterId', '=', inviterId)
    .where('invitedId', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

export function findInvitation(database: Database, tokenHash: string, now: Date): Promise<OpenInvitation | undefined> {
  return database
    .selectFrom('relationship')
    .select(['id', 'inviterId', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** False when it was used, taken back or over meanwhile. With the token goes the way in: nobody else can accept it. */
export async function markAgreed(database: Database, id: number, invitedId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('relationship')
    .set({ invitedId, agreedAt: now, tokenHash: null })
    .where('id', '=', id)
    .where('invitedId', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const agreed = ['id', 'inviterId', 'invitedId', 'agreedAt'] as const;

/** Closed while the account of either waits to be erased, so that whoever is leaving is read by nobody; opened again if they stay. */
const nobodyLeaves = sql<boolean>`not exists (
  select from erasure where erasure.person_id in (relationship.inviter_id, relationship.invited_id))`;

export async function findRelationship(database: Database, id: number): Promise<Relationship | undefined> {
  const row = await database
    .selectFrom('relationship')
    .select(agreed)
    .where('id', '=', id)
    .where('invitedId', 'is not', null)
    .where(nobodyLeaves)
    .$narrowType<{ invitedId: number; agreedAt: Date }>()
    .executeTakeFirst();
  return row;
}

/** The newest first. */
export function findRelationshipsOf(database: Database, personId: number): Promise<Relationship[]> {
  return database
    .selectFrom('relationship')
    .select(agreed)
    .where((row) => row.or([row('inviterId', '=', personId), row('invitedId', '=', personId)]))
    .where('invitedId', 'is not', null)
    .where(nobodyLeaves)
    .orderBy('agreedAt', 'desc')
    .$narrowType<{ invitedId: number; agreedAt: Date }>()
    .execute();
}

/** Of one's own: an invitation, or what it has become. */
export async function deleteRelationship(database: Database, id: number, personId: number): Promise<void> {
  await database
    .deleteFrom('relationship')
    .where('id', '=', id)
    .where((row) => row.or([row('inviterId', '=', personId), row('invitedId', '=', personId)]))
    .execute();
}

/** A person's invitations that nobody has accepted in time. */
export async function forgetExpired(database: Database, inviterId: number, now: Date): Promise<void> {
  await database
    .deleteFrom('relationship')
    .where('inviterId', '=', inviterId)
    .where('invitedId', 'is', null)
    .where('expiresAt', '<=', now)
    .execute();
}
