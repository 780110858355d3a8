import { type Kysely, sql } from 'kysely';
import type { Myself } from '#contract/hiring/accounts.ts';
import type { Role } from '#contract/hiring/roles.ts';
import { KEY_GRACE_SECONDS, lockUnverified, replacePassword } from '#server/identity/repository.ts';
import { forgetOutdatedHalfLogins } from '#server/identity/second-step/repository.ts';
import type { Database, Tables } from '#server/platform/database.ts';
import type { Member } from '../rules.ts';
import { inScope } from '../scope.ts';

type Claimed = { readonly accountId: number; readonly login: number };

/** Who asks, if their login has not ended and they still belong to an organisation. It decides whose rows are seen, so no wall stands before it. */
export async function findMemberToAdmit(database: Kysely<Tables>, { accountId, login }: Claimed, now: Date): Promise<Member | undefined> {
  const session = await database
    .selectFrom('employers.session')
    .select('id')
    .where('id', '=', login)
    .where('userId', '=', accountId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!session) return undefined;
  return inScope(database, 'platform', (transaction) =>
    transaction
      .selectFrom('hiring.member')
      .select(['id', 'orgId', 'accountId', 'role'])
      .where('accountId', '=', accountId)
      .where('leftAt', 'is', null)
      .executeTakeFirst(),
  );
}

export type NewMember = {
  readonly orgId: number;
  readonly accountId: number;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly at: Date;
};

/** Inside the scope of the platform, or of the organisation. */
export async function insertMember(transaction: Pick<Kysely<Tables>, 'insertInto'>, { at, ...member }: NewMember): Promise<number> {
  const { id } = await transaction
    .insertInto('hiring.member')
    .values({ ...member, joinedAt: at, leftAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type NewOrganisation = { readonly name: string; readonly mobileNumber: string; readonly language?: string; readonly at: Date };

/** The stages that every organisation begins with; it changes them in its settings. */
const FIRST_STAGES = [
  { name: 'Applied', deadlineDays: 7 },
  { name: 'Screening', deadlineDays: 7 },
  { name: 'Interview', deadlineDays: 14 },
  { name: 'Offer', deadlineDays: 7 },
] as const;

export async function insertOrganisation(
  transaction: Pick<Kysely<Tables>, 'insertInto'>,
  { at, ...organisation }: NewOrganisation,
): Promise<number> {
  const { orgId } = await transaction
    .insertInto('hiring.organisation')
    .values({ ...organisation, verifiedAt: null, createdAt: at })
    .returning('orgId')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('hiring.stageTemplate')
    .values(FIRST_STAGES.map((stage, index) => ({ orgId, position: index + 1, ...stage })))
    .execute();
  return orgId;
}

/** `email` is in lower case, here and below. */
export function findEmployerByEmail(database: Database, email: string) {
  return database
    .selectFrom('employers.person')
    .select(['id', 'name', 'email', 'emailVerified', 'language'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export type NewEmployer = {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: string;
  readonly isVerified: boolean;
  readonly at: Date;
};

/** The account and its password, outside the wall: accounts are not hiring's. */
export async function insertEmployer(transaction: Database, { passwordHash, isVerified, at, ...employer }: NewEmployer): Promise<number> {
  const { id } = await transaction
    .insertInto('employers.person')
    .values({ ...employer, emailVerified: isVerified })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replacePassword(transaction, 'employers', id, { passwordHash, at });
  return id;
}

/** Returns whose mailbox it is, and whether nobody had shown before that it is theirs. */
export async function markEmployerVerified(transaction: Database, email: string, at: Date) {
  const isFirstProof = await lockUnverified(transaction, 'employers', email);
  const owner = await transaction
    .updateTable('employers.person')
    .set({ emailVerified: true, updatedAt: at })
    .where('email', '=', email)
    .returning(['id', 'email', 'emailVerified', 'language'])
    .executeTakeFirst();
  return owner && { ...owner, isFirstProof };
}

export async function markEmployerSeen(database: Database, loginId: number, at: Date): Promise<void> {
  await database.updateTable('employers.session').set({ seenAt: at }).where('id', '=', loginId).execute();
}

export const isMember = async (database: Kysely<Tables>, accountId: number): Promise<boolean> =>
  inScope(database, 'platform', async (transaction) => {
    const rows = transaction.selectFrom('hiring.member').select('id').where('accountId', '=', accountId).where('leftAt', 'is', null);
    return (await rows.executeTakeFirst()) !== undefined;
  });

export async function findMyself(database: Kysely<Tables>, { id, orgId, accountId, role }: Member): Promise<Myself> {
  const { emailVerified } = await database
    .selectFrom('employers.person')
    .select('emailVerified')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const found = await transaction
      .selectFrom('hiring.member as member')
      .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'member.orgId')
      .select(['member.name', 'member.email', 'organisation.name as organisationName', 'organisation.timeZone', 'organisation.verifiedAt'])
      .where('member.orgId', '=', orgId)
      .where('member.id', '=', id)
      .executeTakeFirstOrThrow();
    const { organisationName, timeZone, verifiedAt, ...own } = found;
    const organisation = { name: organisationName, timeZone, isVerified: verifiedAt !== null };
    return { memberId: id, ...own, isEmailVerified: emailVerified, role, organisation };
  });
}

/** What is over: logins and keys. */
export async function forgetOutdatedOfEmployers(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('employers.session').where('expiresAt', '<=', now).execute();
  await forgetOutdatedHalfLogins(database, 'employers', now);
  await sql`delete from employers.verification where expires_at <= ${now}`.execute(database);
  const lastTokenEnded = new Date(now.getTime() - KEY_GRACE_SECONDS * 1000);
  await database.deleteFrom('employers.jwks').where('expiresAt', '<=', lastTokenEnded).execute();
}
