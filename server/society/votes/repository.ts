import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

export const listReadings = async (database: Database, problemId: number, seat: string): Promise<Set<string>> =>
  new Set(
    (
      await database
        .selectFrom('society.reading')
        .innerJoin('society.proposal', 'society.proposal.id', 'society.reading.proposalId')
        .select('society.reading.proposalId')
        .where('society.proposal.problemId', '=', problemId)
        .where('seat', '=', seat)
        .execute()
    ).map(({ proposalId }) => proposalId),
  );

export async function insertReading(transaction: Database, proposalId: string, seat: string): Promise<void> {
  await transaction
    .insertInto('society.reading')
    .values({ proposalId, seat })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findBallot = (database: Database, problemId: number, seat: string) =>
  database.selectFrom('society.ballot').select('approved').where('problemId', '=', problemId).where('seat', '=', seat).executeTakeFirst();

export async function keepBallot(transaction: Database, problemId: number, seat: string, approved: readonly string[]): Promise<void> {
  const row = { approved: JSON.stringify(approved) };
  await transaction
    .insertInto('society.ballot')
    .values({ problemId, seat, ...row })
    .onConflict((conflict) => conflict.columns(['problemId', 'seat']).doUpdateSet(row))
    .execute();
}

export const listBallots = (database: Database, problemId: number) =>
  database.selectFrom('society.ballot').select(['seat', 'approved']).where('problemId', '=', problemId).orderBy('seat').execute();

/** Those who have begun to read and have not voted. */
export async function listUndecided(database: Database, problemId: number): Promise<number[]> {
  const { rows } = await sql<{ personId: number }>`select distinct seat.person_id from society.reading
      join society.proposal on proposal.id = reading.proposal_id join society.tank_seat as seat using (seat)
      join society.present_member as member on member.person_id = seat.person_id
    where proposal.problem_id = ${problemId}
      and not exists (select from society.ballot where ballot.problem_id = ${problemId} and ballot.seat = reading.seat)
    order by 1`.execute(database);
  return rows.map(({ personId }) => personId);
}

/** Where somebody may vote: whoever asked does not. */
export const listOpenVotes = async (database: Database, personId: number) => {
  const { rows } = await sql<{ slug: string; title: string; endsAt: Date; hasVoted: boolean }>`
    select problem.slug, problem.title, problem.ends_at, exists (select from society.ballot join society.tank_seat as seat using (seat)
      where ballot.problem_id = problem.id and seat.person_id = ${personId}) as has_voted
    from society.problem where state = 'decision' and not exists (select from society.tank_seat as seat
      where seat.person_id = ${personId} and seat.seat in (problem.asker_seat, problem.posed_by_seat))
    order by ends_at, id`.execute(database);
  return rows;
};

export async function insertOutcome(transaction: Database, problemId: number, afterDays: number, askedAt: Date): Promise<void> {
  await transaction
    .insertInto('society.outcome')
    .values({ problemId, afterDays, askedAt, text: null, saidAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const listOutcomes = (database: Database, problemId: number) =>
  database.selectFrom('society.outcome').selectAll().where('problemId', '=', problemId).orderBy('afterDays').execute();

export async function keepOutcome(database: Database, problemId: number, afterDays: number, text: string, saidAt: Date): Promise<void> {
  await database
    .updateTable('society.outcome')
    .set({ text, saidAt })
    .where('problemId', '=', problemId)
    .where('afterDays', '=', afterDays)
    .execute();
}

/** What somebody is asked about their own problems. */
export const listAskedOutcomes = (database: Database, personId: number) =>
  database
    .selectFrom('society.outcome as outcome')
    .innerJoin('society.problem as problem', 'problem.id', 'outcome.problemId')
    .innerJoin('society.tankSeat as seat', 'seat.seat', 'problem.askerSeat')
    .select(['problem.slug', 'problem.title', 'outcome.afterDays'])
    .where('seat.personId', '=', personId)
    .where('outcome.saidAt', 'is', null)
    .orderBy('outcome.askedAt')
    .execute();

/** Outcomes that no member can tell: an organisation asked, or Bhava itself. */
export const listOrganisationsAsked = (database: Database) =>
  database
    .selectFrom('society.outcome as outcome')
    .innerJoin('society.problem as problem', 'problem.id', 'outcome.problemId')
    .select(['problem.slug', 'problem.title', 'problem.asker', 'outcome.afterDays'])
    .where('problem.askerSeat', 'is', null)
    .where('outcome.saidAt', 'is', null)
    .orderBy('outcome.askedAt')
    .execute();

/** Published problems whose asker has not been asked yet after so many days. */
export const listOutcomesDue = (database: Database, afterDays: number, publishedBefore: Date) =>
  database
    .selectFrom('society.problem as problem')
    .select(['problem.id', 'problem.slug', 'problem.title', 'problem.askerSeat'])
    .where('problem.state', '=', 'published')
    .where('problem.publishedAt', '<=', publishedBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('society.outcome as outcome')
            .select('outcome.problemId')
            .whereRef('outcome.problemId', '=', 'problem.id')
            .where('outcome.afterDays', '=', afterDays),
        ),
      ),
    )
    .execute();
