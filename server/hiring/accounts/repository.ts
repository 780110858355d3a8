import type { Kysely } from 'kysely';
import type { Role } from '#contract/hiring/roles.ts';
import type { Tables } from '#server/platform/database.ts';
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

export type NewOrganisation = { readonly name: string; readonly mobileNumber: string; readonly at: Date };

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
