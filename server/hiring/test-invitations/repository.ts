import type { Database } from '#server/platform/database.ts';

export const listSentInvitations = (transaction: Database, orgId: number, applicationId: number) =>
  transaction
    .selectFrom('hiring.testInvitation as invitation')
    .innerJoin('hiring.member as member', (join) =>
      join.onRef('member.orgId', '=', 'invitation.orgId').onRef('member.id', '=', 'invitation.invitedBy'),
    )
    .select(['invitation.tests', 'invitation.invitedAt', 'member.name as invitedBy'])
    .where('invitation.orgId', '=', orgId)
    .where('invitation.applicationId', '=', applicationId)
    .orderBy('invitation.id', 'desc')
    .execute();

/** Nobody else invites for this application until the transaction ends: two presses at once are one after the other. */
export const lockApplication = (transaction: Database, orgId: number, applicationId: number) =>
  transaction
    .selectFrom('hiring.application')
    .select('id')
    .where('orgId', '=', orgId)
    .where('id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();

type NewInvitation = {
  readonly orgId: number;
  readonly applicationId: number;
  readonly personId: number;
  readonly tests: readonly string[];
  readonly invitedBy: number;
  readonly invitedAt: Date;
};

export async function insertInvitation(transaction: Database, { tests, ...invitation }: NewInvitation): Promise<number> {
  const { id } = await transaction
    .insertInto('hiring.testInvitation')
    .values({ ...invitation, tests: JSON.stringify(tests) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const invitationsOf = (transaction: Database) =>
  transaction
    .selectFrom('hiring.testInvitation as invitation')
    .innerJoin('hiring.application as application', (join) =>
      join.onRef('application.orgId', '=', 'invitation.orgId').onRef('application.id', '=', 'invitation.applicationId'),
    )
    .innerJoin('hiring.job as job', (join) => join.onRef('job.orgId', '=', 'application.orgId').onRef('job.id', '=', 'application.jobId'))
    .innerJoin('hiring.organisation as organisation', 'organisation.orgId', 'invitation.orgId')
    .select(['invitation.id', 'invitation.applicationId', 'invitation.personId', 'invitation.tests', 'invitation.invitedAt'])
    .select(['organisation.name as organisation', 'job.title as jobTitle'])
    .where('application.status', '=', 'active')
    .where('invitation.declinedAt', 'is', null);

/** As the platform: a person sees neither jobs nor organisations by themselves. Those that were put aside, or are about a decided application, are left out. */
export const listOwnInvitations = (transaction: Database, personId: number) =>
  invitationsOf(transaction).where('invitation.personId', '=', personId).orderBy('invitation.id', 'desc').execute();

/** Every one that there ever was, also those that were put aside. */
export const listInvitationsEver = (transaction: Database, personId: number) =>
  transaction
    .selectFrom('hiring.testInvitation')
    .select(['applicationId', 'tests', 'invitedAt', 'declinedAt'])
    .where('personId', '=', personId)
    .orderBy('id')
    .execute();

export const findInvitation = (transaction: Database, id: number) =>
  invitationsOf(transaction).where('invitation.id', '=', id).executeTakeFirst();

export async function declineInvitation(transaction: Database, personId: number, id: number, declinedAt: Date): Promise<void> {
  await transaction
    .updateTable('hiring.testInvitation')
    .set({ declinedAt })
    .where('personId', '=', personId)
    .where('id', '=', id)
    .where('declinedAt', 'is', null)
    .execute();
}

export const findAddressee = (database: Database, personId: number) =>
  database.selectFrom('people.person').select(['name', 'email', 'language']).where('id', '=', personId).executeTakeFirst();
