import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';
import { agreesToResearch } from '#server/privacy/repository.ts';

export type ReplyName = 'strengths' | 'traits';
type FoundReply = { readonly version: number; readonly edition: string | null; readonly reply: string | null };

export const findReply = (database: Database, personId: number, name: ReplyName): Promise<FoundReply | undefined> =>
  database
    .selectFrom('keptReply')
    .select(['version', 'edition', `${name} as reply`])
    .where('personId', '=', personId)
    .executeTakeFirst();

/** Makes a place for a person's replies and says its version; none where there is no such person. Waits for whoever is changing the person's sittings. */
export async function openReply(database: Database, personId: number): Promise<number | undefined> {
  await database
    .insertInto('keptReply')
    .columns(['personId'])
    .expression((from) => from.selectFrom('people.person').select('id').where('id', '=', personId))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await database.selectFrom('keptReply').select('version').where('personId', '=', personId).executeTakeFirst())?.version;
}

type MadeReply = {
  readonly personId: number;
  readonly version: number;
  readonly edition: string;
  readonly name: ReplyName;
  readonly reply: string;
};

/** Keeps a reply, unless the sittings have changed since it was begun. What another edition has kept goes. */
export async function keepReply(database: Database, { personId, version, edition, name, reply }: MadeReply): Promise<void> {
  const other = name === 'strengths' ? 'traits' : 'strengths';
  await database
    .updateTable('keptReply')
    .set({ edition, [name]: reply, [other]: sql`CASE WHEN edition = ${edition} THEN ${sql.ref(other)} END` })
    .where('personId', '=', personId)
    .where('version', '=', version)
    .execute();
}

/** The newest first. */
export async function readDisownedBy(database: Database, personId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('disownedInsight')
    .select('insight')
    .where('personId', '=', personId)
    .orderBy('disownedAt', 'desc')
    .orderBy('insight')
    .execute();
  return rows.map(({ insight }) => insight);
}

/** Twice is once. */
export async function insertDisowned(database: Database, personId: number, insight: string, disownedAt: Date): Promise<void> {
  await database
    .insertInto('disownedInsight')
    .values({ personId, insight, disownedAt })
    .onConflict((conflict) => conflict.columns(['personId', 'insight']).doNothing())
    .execute();
}

export async function deleteDisowned(database: Database, personId: number, insight: string): Promise<void> {
  await database.deleteFrom('disownedInsight').where('personId', '=', personId).where('insight', '=', insight).execute();
}

/** Of each statement, how many people who agree to research say that it is not true of them: the most often named first. */
export async function countDisowned(database: Database, now: Date): Promise<{ readonly insight: string; readonly people: number }[]> {
  const rows = await database
    .selectFrom('disownedInsight')
    .select(({ fn }) => ['insight', fn.countAll<string>().as('people')])
    .where(agreesToResearch(sql`disowned_insight.person_id`, now))
    .groupBy('insight')
    .orderBy('people', 'desc')
    .orderBy('insight')
    .execute();
  return rows.map(({ insight, people }) => ({ insight, people: Number(people) }));
}
