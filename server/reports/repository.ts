import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

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
