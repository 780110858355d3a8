import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

export type Proposal = NonNullable<Awaited<ReturnType<typeof findOwnProposal>>>;

/** The proposal of a seat. */
export const findOwnProposal = (database: Database, seat: string) =>
  database
    .selectFrom('society.proposal as proposal')
    .innerJoin('society.proposalAuthor as author', 'author.proposalId', 'proposal.id')
    .selectAll('proposal')
    .where('author.seat', '=', seat)
    .where('proposal.state', '!=', 'withdrawn')
    .executeTakeFirst();

export const findByCode = (database: Database, problemId: number, joinCode: string) =>
  database
    .selectFrom('society.proposal')
    .selectAll()
    .where('problemId', '=', problemId)
    .where('joinCode', '=', joinCode)
    .where('state', 'in', ['draft', 'submitted'])
    .executeTakeFirst();

export async function insertProposal(transaction: Database, problemId: number, joinCode: string, seat: string): Promise<string> {
  const { id } = await transaction
    .insertInto('society.proposal')
    .values({ problemId, state: 'draft', version: 0, joinCode })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addAuthor(transaction, id, seat);
  return id;
}

export async function addAuthor(transaction: Database, proposalId: string, seat: string): Promise<void> {
  await transaction.insertInto('society.proposalAuthor').values({ proposalId, seat }).execute();
}

type Version = { readonly title: string; readonly text: string; readonly sources: readonly string[]; readonly note: string };

export async function addVersion(
  transaction: Database,
  proposalId: string,
  version: number,
  { sources, ...written }: Version,
  savedAt: Date,
): Promise<void> {
  await transaction
    .insertInto('society.proposalVersion')
    .values({ proposalId, version, ...written, sources: JSON.stringify(sources), savedAt })
    .execute();
  await transaction.updateTable('society.proposal').set({ version }).where('id', '=', proposalId).execute();
}

export async function markSubmitted(transaction: Database, id: string): Promise<void> {
  await transaction.updateTable('society.proposal').set({ state: 'submitted' }).where('id', '=', id).execute();
}

export async function markAnswered(transaction: Database, id: string, answeredAt: Date): Promise<void> {
  await transaction.updateTable('society.proposal').set({ answeredAt }).where('id', '=', id).execute();
}

export const findVersion = (database: Database, proposalId: string, version: number) =>
  database
    .selectFrom('society.proposalVersion')
    .selectAll()
    .where('proposalId', '=', proposalId)
    .where('version', '=', version)
    .executeTakeFirst();

export const listVersions = (database: Database, proposalId: string) =>
  database
    .selectFrom('society.proposalVersion')
    .select(['version', 'savedAt', 'note'])
    .where('proposalId', '=', proposalId)
    .orderBy('version', 'desc')
    .execute();

/** Every text since it was published, the newest first. Only a correction has a note: the last text without one was published first. */
export const listPublishedVersions = (database: Database, proposalId: string) =>
  database
    .selectFrom('society.proposalVersion')
    .selectAll()
    .where('proposalId', '=', proposalId)
    .where(({ eb, selectFrom }) =>
      eb(
        'version',
        '>=',
        selectFrom('society.proposalVersion as first')
          .select(({ fn }) => fn.max('first.version').as('version'))
          .where('first.proposalId', '=', proposalId)
          .where('first.note', '=', ''),
      ),
    )
    .orderBy('version', 'desc')
    .execute();

/** All that is submitted for a problem, in an order that tells nothing. */
export const listSubmitted = (database: Database, problemId: number) =>
  database
    .selectFrom('society.proposal as proposal')
    .innerJoin('society.proposalVersion as text', (join) =>
      join.onRef('text.proposalId', '=', 'proposal.id').onRef('text.version', '=', 'proposal.version'),
    )
    .select(['proposal.id', 'proposal.version', 'text.title', 'text.text', 'text.sources'])
    .where('proposal.problemId', '=', problemId)
    .where('proposal.state', '=', 'submitted')
    .orderBy('proposal.id')
    .execute();

/** A proposal as a reviewer or whoever may vote sees it: by the number of the review, or by its own. */
export const findSubmitted = async (database: Database, id: string, readerId: number) => {
  const { rows } = await sql<{ id: string; title: string; text: string; sources: string[] }>`
    select proposal.id, text.title, text.text, text.sources from society.proposal
      join society.problem on problem.id = proposal.problem_id
      join society.proposal_version as text on text.proposal_id = proposal.id and text.version = proposal.version
    where proposal.state = 'submitted' and (
      (proposal.id = ${id} and problem.state = 'decision'
        and exists (select from society.present_member where person_id = ${readerId}))
      or exists (select from society.review join society.tank_seat as seat using (seat)
        where review.id = ${id} and review.proposal_id = proposal.id and review.state <> 'replaced'
          and seat.person_id = ${readerId} and problem.state in ('review', 'revision', 'decision')))`.execute(database);
  return rows[0];
};

/** Removes a proposal, or brings it back; the problem that it belongs to is held. Undefined where there is nothing to do. */
export async function putAside(transaction: Database, id: string, isRemoved: boolean): Promise<number | undefined> {
  const held = await transaction
    .selectFrom('society.problem as problem')
    .innerJoin('society.proposal as proposal', 'proposal.problemId', 'problem.id')
    .select('problem.id')
    .where('proposal.id', '=', id)
    .forUpdate('problem')
    .executeTakeFirst();
  const { numUpdatedRows } = await transaction
    .updateTable('society.proposal')
    .set({ state: isRemoved ? 'removed' : 'submitted' })
    .where('id', '=', id)
    .where('state', '=', isRemoved ? 'submitted' : 'removed')
    .executeTakeFirst();
  return numUpdatedRows === 1n ? held?.id : undefined;
}

/** The authors who still have an account, by the time they came. */
export const listAuthors = (database: Database, proposalId: string) =>
  database
    .selectFrom('society.proposalAuthor as author')
    .innerJoin('society.tankSeat as seat', 'seat.seat', 'author.seat')
    .innerJoin('people.person as person', 'person.id', 'seat.personId')
    .select(['person.id', 'person.name', 'person.username', 'person.email'])
    .where('author.proposalId', '=', proposalId)
    .orderBy('person.name')
    .execute();

export const countAuthors = async (database: Database, proposalId: string): Promise<number> =>
  (await database.selectFrom('society.proposalAuthor').select('seat').where('proposalId', '=', proposalId).execute()).length;

/** Authors of every proposal of a problem, by proposal. */
export const listAuthorsOf = (database: Database, problemId: number, state: 'draft' | 'submitted') =>
  database
    .selectFrom('society.proposalAuthor as author')
    .innerJoin('society.proposal as proposal', 'proposal.id', 'author.proposalId')
    .innerJoin('society.tankSeat as seat', 'seat.seat', 'author.seat')
    .select(['proposal.id as proposalId', 'seat.personId'])
    .where('proposal.problemId', '=', problemId)
    .where('proposal.state', '=', state)
    .execute();

export const listOwnProposals = (database: Database, personId: number) =>
  database
    .selectFrom('society.proposal as proposal')
    .innerJoin('society.proposalAuthor as author', 'author.proposalId', 'proposal.id')
    .innerJoin('society.tankSeat as seat', 'seat.seat', 'author.seat')
    .innerJoin('society.problem as problem', 'problem.id', 'proposal.problemId')
    .leftJoin('society.proposalVersion as text', (join) =>
      join.onRef('text.proposalId', '=', 'proposal.id').onRef('text.version', '=', 'proposal.version'),
    )
    .select(['problem.slug', 'problem.title as problem', 'problem.state', 'text.title', 'text.text', 'proposal.state as stage'])
    .where('seat.personId', '=', personId)
    .where('proposal.state', '!=', 'withdrawn')
    .orderBy('problem.id', 'desc')
    .execute();
