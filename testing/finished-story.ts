import { testOf } from '#content/catalogue.ts';
import type { Database } from '#server/platform/database.ts';
import type { TestPerson } from './people.ts';

type Finished = { person: Pick<TestPerson, 'id'>; at: Date; valid?: boolean; option?: (index: number) => number };

/** A finished sitting of the story, straight into the database: for tests of what becomes of one. */
export async function finishStory(
  database: Database,
  { person, at, valid = true, option = (index) => index % 4 }: Finished,
): Promise<void> {
  const { bank } = testOf('lantern-ferry');
  const { id } = await database
    .insertInto('sitting')
    .values({
      personId: person.id,
      test: 'lantern-ferry',
      bankVersion: bank.version,
      seed: 1,
      language: 'en',
      device: 'computer',
      startedAt: at,
      finishedAt: at,
      flags: '[]',
      valid,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const responses = bank.items.map((item, index) => ({
    sittingId: id,
    position: index,
    screen: item.id,
    answer: '{}',
    item: item.id,
    option: (item.options[option(index)] as { id: string }).id,
    responseTimeMs: 4000,
    receivedAt: at,
  }));
  await database.insertInto('response').values(responses).execute();
}
