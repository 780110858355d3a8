import { expect, test } from 'vitest';
import { testOf } from '#content/catalogue.ts';
import { readResearchAnswers } from '#server/privacy/repository.ts';
import { testApp } from '#testing/app.ts';
import { finishStory } from '#testing/finished-story.ts';
import { agree } from '#testing/people.ts';
import { tableOfAnswers } from './answers/table-of-answers.ts';

test('only answers of people of full age who agree to research are written, a row each, without a person or a time', async () => {
  const { database, signUp } = await testApp();
  const { bank } = testOf('lantern-ferry');
  const now = new Date();
  const [agrees, withdrew, child, silent] = [await signUp(), await signUp(), await signUp(), await signUp()];
  for (const person of [agrees, withdrew, child, silent]) await finishStory(database, { person, at: now });
  for (const { id } of [agrees, withdrew, child]) await agree(database, id, now, ['research']);
  const taken = { personId: withdrew.id, purpose: 'research', isGiven: false, givenBy: 'person', notice: 'x', language: 'en' } as const;
  await database
    .insertInto('consentRecord')
    .values({ ...taken, recordedAt: now })
    .execute();
  await database
    .updateTable('people.birth')
    .set({ year: now.getUTCFullYear() - 15 })
    .where('personId', '=', child.id)
    .execute();
  const [head, ...rows] = tableOfAnswers(bank, await readResearchAnswers(database, 'lantern-ferry', bank.version, now)).split('\n');
  expect(head).toBe(bank.items.map(({ id }) => id).join(','));
  expect(rows).toEqual([bank.items.map((_item, index) => index % 4).join(',')]);
});
