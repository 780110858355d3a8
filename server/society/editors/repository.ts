import type { Database } from '#server/platform/database.ts';

export const listEditors = (database: Database) =>
  database
    .selectFrom('society.editor as editor')
    .innerJoin('people.person as person', 'person.id', 'editor.personId')
    .select(['editor.personId', 'person.name', 'editor.appointedAt'])
    .orderBy('editor.appointedAt')
    .orderBy('editor.personId')
    .execute();

export const findByUsername = (database: Database, username: string) =>
  database.selectFrom('people.person').select('id').where('username', '=', username).executeTakeFirst();

export async function insertEditor(database: Database, personId: number, appointedBy: string, appointedAt: Date): Promise<void> {
  await database
    .insertInto('society.editor')
    .values({ personId, appointedBy, appointedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteEditor(database: Database, personId: number): Promise<void> {
  await database.deleteFrom('society.editor').where('personId', '=', personId).execute();
}
