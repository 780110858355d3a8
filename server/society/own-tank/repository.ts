import { sql } from 'kysely';
import type { OwnData } from '#contract/own-data.ts';
import type { Database } from '#server/platform/database.ts';

type Part = OwnData['society']['thinkTank'][number];

/** All that somebody did in the think tank, which only their seats tell. */
export async function readOwnTank(database: Database, personId: number): Promise<Part[]> {
  const { rows } = await sql<Part>`with own as (select seat, problem_id from society.tank_seat where person_id = ${personId})
    select problem.title as problem, 'asked' as part, problem.question as text from own
      join society.problem on problem.asker_seat = own.seat
    union all select problem.title, 'decided', decision.reason from own
      join society.problem_decision as decision using (seat) join society.problem on problem.id = decision.problem_id
    union all select problem.title, 'proposed', version.text from own
      join society.proposal_author using (seat) join society.proposal on proposal.id = proposal_id
      join society.proposal_version as version on version.proposal_id = proposal.id and version.version = proposal.version
      join society.problem on problem.id = proposal.problem_id
    union all select problem.title, 'reviewed', review.marks::text from own
      join society.review using (seat) join society.proposal on proposal.id = review.proposal_id
      join society.problem on problem.id = proposal.problem_id
    union all select problem.title, 'voted', ballot.approved::text from own
      join society.ballot using (seat) join society.problem on problem.id = ballot.problem_id`.execute(database);
  return rows;
}
