import type { Database } from '#server/platform/database.ts';
import { type Counted, chosenOf } from '../votes/rules.ts';

/** Keeps what members chose, once: what happens to a proposal afterwards chooses no other. */
export async function keepResult(transaction: Database, problemId: number, counted: readonly Counted[]): Promise<void> {
  const chosen = new Set(chosenOf(counted).map(({ proposalId }) => proposalId));
  await transaction
    .insertInto('society.result')
    .values(counted.map(({ proposalId, approvals }) => ({ problemId, proposalId, approvals, isChosen: chosen.has(proposalId) })))
    .execute();
}

/** Every proposal that was voted upon; without its text where that is no longer shown. */
export const listResult = (database: Database, problemId: number) =>
  database
    .selectFrom('society.result as result')
    .innerJoin('society.proposal as proposal', 'proposal.id', 'result.proposalId')
    .leftJoin('society.proposalVersion as text', (join) =>
      join
        .onRef('text.proposalId', '=', 'proposal.id')
        .onRef('text.version', '=', 'proposal.version')
        .on('proposal.state', '=', 'submitted'),
    )
    .select(['result.proposalId', 'result.approvals', 'result.isChosen', 'text.title'])
    .where('result.problemId', '=', problemId)
    .orderBy('result.approvals', 'desc')
    .orderBy('result.proposalId')
    .execute();

/** What members chose and everybody may read, in the order of the random ids. */
export const listChosen = (database: Database, problemId: number) =>
  database
    .selectFrom('society.result as result')
    .innerJoin('society.proposal as proposal', 'proposal.id', 'result.proposalId')
    .innerJoin('society.proposalVersion as text', (join) =>
      join.onRef('text.proposalId', '=', 'proposal.id').onRef('text.version', '=', 'proposal.version'),
    )
    .select(['proposal.id', 'proposal.version', 'result.approvals', 'text.title', 'text.text', 'text.sources'])
    .where('result.problemId', '=', problemId)
    .where('result.isChosen', '=', true)
    .where('proposal.state', '=', 'submitted')
    .orderBy('proposal.id')
    .execute();
