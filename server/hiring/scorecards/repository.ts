import type { Insertable } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import type { ScorecardTable } from '../candidates/tables.ts';

export const listScorecards = (transaction: Database, orgId: number, applicationId: number) =>
  transaction
    .selectFrom('hiring.scorecard as card')
    .innerJoin('hiring.member as member', (join) => join.onRef('member.orgId', '=', 'card.orgId').onRef('member.id', '=', 'card.memberId'))
    .select(['card.memberId', 'member.name as by', 'card.recommendation', 'card.ratings', 'card.remark', 'card.submittedAt'])
    .where('card.orgId', '=', orgId)
    .where('card.applicationId', '=', applicationId)
    .orderBy('card.submittedAt')
    .orderBy('card.memberId')
    .execute();

export async function putScorecard(transaction: Database, card: Insertable<ScorecardTable>): Promise<void> {
  const { recommendation, ratings, remark, submittedAt } = card;
  await transaction
    .insertInto('hiring.scorecard')
    .values(card)
    .onConflict((conflict) =>
      conflict.columns(['orgId', 'applicationId', 'memberId']).doUpdateSet({ recommendation, ratings: ratings!, remark, submittedAt }),
    )
    .execute();
}

export const listAssigned = (transaction: Database, orgId: number, applicationId: number) =>
  transaction
    .selectFrom('hiring.assignment as assignment')
    .innerJoin('hiring.member as member', (join) =>
      join.onRef('member.orgId', '=', 'assignment.orgId').onRef('member.id', '=', 'assignment.memberId'),
    )
    .select(['assignment.memberId', 'member.name', 'member.role', 'assignment.seesResults'])
    .where('assignment.orgId', '=', orgId)
    .where('assignment.applicationId', '=', applicationId)
    .orderBy('member.name')
    .orderBy('member.id')
    .execute();

type Assigned = { readonly orgId: number; readonly applicationId: number; readonly memberId: number };

/** True where they were not assigned before. */
export async function putAssignment(transaction: Database, assigned: Assigned, seesResults: boolean, assignedAt: Date): Promise<boolean> {
  const isThere = await findAssignment(transaction, assigned);
  await transaction
    .insertInto('hiring.assignment')
    .values({ ...assigned, seesResults, assignedAt })
    .onConflict((conflict) => conflict.columns(['orgId', 'applicationId', 'memberId']).doUpdateSet({ seesResults }))
    .execute();
  return isThere === undefined;
}

export const findAssignment = (transaction: Database, { orgId, applicationId, memberId }: Assigned) =>
  transaction
    .selectFrom('hiring.assignment')
    .select('seesResults')
    .where('orgId', '=', orgId)
    .where('applicationId', '=', applicationId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();

export async function deleteAssignment(transaction: Database, { orgId, applicationId, memberId }: Assigned): Promise<void> {
  await transaction
    .deleteFrom('hiring.assignment')
    .where('orgId', '=', orgId)
    .where('applicationId', '=', applicationId)
    .where('memberId', '=', memberId)
    .execute();
}
