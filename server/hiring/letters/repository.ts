import type { Database } from '#server/platform/database.ts';

export const listLettersTo = (transaction: Database, orgId: number, applicationId: number) =>
  transaction
    .selectFrom('hiring.letter as letter')
    .innerJoin('hiring.member as member', (join) =>
      join.onRef('member.orgId', '=', 'letter.orgId').onRef('member.id', '=', 'letter.memberId'),
    )
    .select([
      'letter.id as letterId',
      'member.name as by',
      'letter.subject',
      'letter.text',
      'letter.state',
      'letter.reason',
      'letter.madeAt',
      'letter.sentAt',
    ])
    .where('letter.orgId', '=', orgId)
    .where('letter.applicationId', '=', applicationId)
    .orderBy('letter.id', 'desc')
    .limit(200)
    .execute();
