import { sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

type NewNote = {
  readonly orgId: number;
  readonly applicationId: number;
  readonly memberId: number;
  readonly text: string;
  readonly mentions: readonly number[];
  readonly at: Date;
};

export async function insertNote(transaction: Database, { mentions, ...note }: NewNote): Promise<number> {
  const { id } = await transaction
    .insertInto('hiring.note')
    .values({ ...note, mentions: JSON.stringify(mentions) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest first, with the names of whom each one mentions. */
export const listNotes = (transaction: Database, orgId: number, applicationId: number) =>
  transaction
    .selectFrom('hiring.note as note')
    .innerJoin('hiring.member as member', (join) => join.onRef('member.orgId', '=', 'note.orgId').onRef('member.id', '=', 'note.memberId'))
    .select([
      'note.id as noteId',
      'member.name as by',
      'note.text',
      'note.at',
      sql<string[]>`(select coalesce(jsonb_agg(named.name order by named.name), '[]') from hiring.member as named
        where named.org_id = note.org_id and note.mentions @> to_jsonb(named.id))`.as('mentions'),
    ])
    .where('note.orgId', '=', orgId)
    .where('note.applicationId', '=', applicationId)
    .orderBy('note.id', 'desc')
    .limit(500)
    .execute();
