import { sql } from 'kysely';
import type { OwnTank } from '#contract/society/think-tank/own.ts';
import type { Database } from '#server/platform/database.ts';

/**
 * All that somebody wrote and decided in the think tank, which only their seats tell. Ids stay here: those of reviews and proposals would tie
 * what two people are given together.
 */
export async function readOwnTank(database: Database, personId: number): Promise<OwnTank> {
  const [asked, decided, proposed, reviewed, read, voted] = await Promise.all([
    listAsked(database, personId),
    listDecided(database, personId),
    listProposed(database, personId),
    listReviewed(database, personId),
    listRead(database, personId),
    listVoted(database, personId),
  ]);
  return { asked, decided, proposed, reviewed, read, voted };
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

async function listAsked(database: Database, personId: number): Promise<OwnTank['asked']> {
  const problems = await database
    .selectFrom('society.problem as problem')
    .innerJoin('society.tankSeat as seat', (join) =>
      join.on(({ eb, or, ref }) => or([eb('seat.seat', '=', ref('problem.askerSeat')), eb('seat.seat', '=', ref('problem.posedBySeat'))])),
    )
    .innerJoin('people.person as person', 'person.id', 'seat.personId')
    .selectAll('problem')
    .select('person.name')
    .where('seat.personId', '=', personId)
    .orderBy('problem.id')
    .execute();
  return Promise.all(
    problems.map(async ({ id, title, context, question, known, use, fields, language, state, asker, name, proposalsUntil, offeredAt }) => {
      const outcomes = await database
        .selectFrom('society.outcome')
        .select(['afterDays', 'text', 'saidAt'])
        .where('problemId', '=', id)
        .orderBy('afterDays')
        .execute();
      return {
        ...{ title, context, question, known, use, fields, language, state },
        shownAsker: asker === '' ? name : asker, // a member's own name is not kept with the question
        proposalsUntil: proposalsUntil.toISOString(),
        offeredAt: offeredAt.toISOString(),
        outcomes: outcomes.flatMap(({ afterDays, text, saidAt }) =>
          text !== null && saidAt ? [{ afterDays, text, saidAt: saidAt.toISOString() }] : [],
        ),
      };
    }),
  );
}

async function listDecided(database: Database, personId: number): Promise<OwnTank['decided']> {
  const rows = await database
    .selectFrom('society.problemDecision as decision')
    .innerJoin('society.tankSeat as seat', 'seat.seat', 'decision.seat')
    .innerJoin('society.problem as problem', 'problem.id', 'decision.problemId')
    .select(['problem.title as problem', 'decision.accepts', 'decision.reason', 'decision.at'])
    .where('seat.personId', '=', personId)
    .orderBy('problem.id')
    .execute();
  return rows.map(({ at, ...decision }) => ({ ...decision, at: at.toISOString() }));
}

async function listProposed(database: Database, personId: number): Promise<OwnTank['proposed']> {
  const proposals = await database
    .selectFrom('society.proposalAuthor as author')
    .innerJoin('society.tankSeat as seat', 'seat.seat', 'author.seat')
    .innerJoin('society.proposal as proposal', 'proposal.id', 'author.proposalId')
    .innerJoin('society.problem as problem', 'problem.id', 'proposal.problemId')
    .select(['proposal.id', 'problem.title as problem', 'proposal.state', 'proposal.answeredAt'])
    .where('seat.personId', '=', personId)
    .orderBy('problem.id')
    .execute();
  return Promise.all(
    proposals.map(async ({ id, problem, state, answeredAt }) => {
      const [versions, answers] = await Promise.all([
        database.selectFrom('society.proposalVersion').selectAll().where('proposalId', '=', id).orderBy('version').execute(),
        database
          .selectFrom('society.review')
          .select('answer')
          .where('proposalId', '=', id)
          .where('answer', 'is not', null)
          .orderBy('id')
          .execute(),
      ]);
      return {
        ...{ problem, state, answeredAt: iso(answeredAt) },
        versions: versions.map(({ proposalId: _, savedAt, ...version }) => ({ ...version, savedAt: savedAt.toISOString() })),
        answers: answers.flatMap(({ answer }) => answer ?? []),
      };
    }),
  );
}

async function listReviewed(database: Database, personId: number): Promise<OwnTank['reviewed']> {
  const rows = await database
    .selectFrom('society.review as review')
    .innerJoin('society.tankSeat as seat', 'seat.seat', 'review.seat')
    .innerJoin('society.proposal as proposal', 'proposal.id', 'review.proposalId')
    .innerJoin('society.problem as problem', 'problem.id', 'proposal.problemId')
    .leftJoin('society.proposalVersion as text', (join) =>
      join.onRef('text.proposalId', '=', 'proposal.id').onRef('text.version', '=', 'proposal.version'),
    )
    .select(['problem.title as problem', 'text.title', 'review.state', 'review.dueAt', 'review.marks', 'review.removedAt'])
    .where('seat.personId', '=', personId)
    .orderBy('problem.id')
    .orderBy('review.id')
    .execute();
  return rows.map(({ title, dueAt, removedAt, ...review }) => ({
    ...review,
    title: title ?? '',
    dueAt: dueAt.toISOString(),
    removedAt: iso(removedAt),
  }));
}

async function listRead(database: Database, personId: number): Promise<OwnTank['read']> {
  const { rows } = await sql<OwnTank['read'][number]>`select problem.title as problem, version.title
    from society.reading join society.tank_seat as seat using (seat)
      join society.proposal on proposal.id = reading.proposal_id join society.problem on problem.id = proposal.problem_id
      join society.proposal_version as version on version.proposal_id = proposal.id and version.version = proposal.version
    where seat.person_id = ${personId} order by problem.id, proposal.id`.execute(database);
  return rows;
}

async function listVoted(database: Database, personId: number): Promise<OwnTank['voted']> {
  const ballots = await database
    .selectFrom('society.ballot as ballot')
    .innerJoin('society.tankSeat as seat', 'seat.seat', 'ballot.seat')
    .innerJoin('society.problem as problem', 'problem.id', 'ballot.problemId')
    .select(['problem.title as problem', 'ballot.approved'])
    .where('seat.personId', '=', personId)
    .orderBy('problem.id')
    .execute();
  return Promise.all(
    ballots.map(async ({ problem, approved }) => {
      if (approved.length === 0) return { problem, approved: [] };
      const titles = await database
        .selectFrom('society.proposal as proposal')
        .innerJoin('society.proposalVersion as text', (join) =>
          join.onRef('text.proposalId', '=', 'proposal.id').onRef('text.version', '=', 'proposal.version'),
        )
        .select('text.title')
        .where('proposal.id', 'in', approved)
        .orderBy('proposal.id')
        .execute();
      return { problem, approved: titles.map(({ title }) => title) };
    }),
  );
}
