import type { Database } from '#server/platform/database.ts';
import { type Case, listAuthors, listComplainers, listNamed } from '../cases/repository.ts';
import { subjects } from '../subjects/subjects.ts';

/** The operators who complained, wrote it, or have another part in what it belongs to. */
export async function listInvolved(database: Database, { id, kind, subject }: Case, operators: readonly string[]): Promise<string[]> {
  const [authors, complainers, people] = await Promise.all([
    listAuthors(database, id),
    listComplainers(database, id),
    listNamed(database, operators),
  ]);
  const isInvolved = await Promise.all(
    people.map(
      async (person) =>
        authors.includes(person.id) ||
        complainers.includes(person.id) ||
        ((await subjects[kind].isPartOf?.(database, subject, person.id)) ?? false),
    ),
  );
  return people.filter((_person, index) => isInvolved[index]).flatMap(({ username }) => username ?? []);
}
