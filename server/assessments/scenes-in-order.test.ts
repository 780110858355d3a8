import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tests } from '#content/tests.ts';
import { scoreSittings } from '#server/measurement/score-sittings.ts';
import { testApp } from '#testing/app.ts';
import { insertResponse, insertSitting, readFinishedSittings, readResponses } from './repository.ts';

const { app, database, signUp } = await testApp();
const story = tests['lantern-ferry'];
const startedAt = new Date('2026-11-20T09:00:00Z');
const optionAt = (position: number) => 'abcd'[position % 4]!;

/** The order of the tale as the second bank named it. */
const namesBefore = [
  ...['LF01', 'LF02', 'LF03', 'LF04', 'LF05', 'LF06', 'LF07', 'LF08', 'LF09', 'LF10', 'LF25', 'LF11', 'LF12'],
  ...['LF13', 'LF14', 'LF15', 'LF16', 'LF17', 'LF18', 'LF19', 'LF26', 'LF20', 'LF21', 'LF22', 'LF23', 'LF24'],
];

async function playBefore(personId: number, answered: number) {
  const manner = { language: 'en', device: 'phone', isUntimed: false, inputKind: null, refreshHz: null } as const;
  const opening = { ...manner, personId, test: 'lantern-ferry', bankVersion: '2026-11.design-2', seed: 3, startedAt };
  const { id } = (await insertSitting(database, opening))!;
  for (const [position, screen] of namesBefore.slice(0, answered).entries()) {
    const option = optionAt(position);
    const item = screen === 'LF25' || screen === 'LF26' ? null : screen;
    const answer = { kind: 'choice', option };
    await insertResponse(database, id, { position, screen, answer, item, option, responseTimeMs: 9_000, receivedAt: startedAt, aways: 0 });
  }
  return id;
}

async function rename() {
  const script = await readFile(new URL('../migrations/0007-scenes-in-order.sql', import.meta.url), 'utf8');
  for (const statement of script.split(/^--;\s*$/m)) await sql.raw(statement).execute(database);
}

test('answers to scenes under their former names mean the same under the new ones', async () => {
  const [finisher, starter] = [await signUp(), await signUp()];
  const finished = await playBefore(finisher.id, 26);
  await database.updateTable('sitting').set({ finishedAt: startedAt, flags: '[]', valid: true }).where('id', '=', finished).execute();
  const open = await playBefore(starter.id, 15);
  await rename();

  expect((await readResponses(database, finished)).map(({ screen }) => screen)).toEqual(story.screens);
  const sittings = await readFinishedSittings(database, finisher.id);
  const items = story.bank.items.map(({ id }) => ({ item: id, option: optionAt(story.screens.indexOf(id)) }));
  expect(sittings[0]!.answers).toEqual(items);
  const asked = [{ id: finished, test: 'lantern-ferry', answers: items }];
  expect(scoreSittings(sittings, () => story.bank).mode).toEqual(scoreSittings(asked, () => story.bank).mode);

  expect((await readResponses(database, open)).map(({ screen }) => screen)).toEqual(story.screens.slice(0, 15));
  const again = await app.inject({
    method: 'POST',
    url: '/api/test-sessions',
    headers: starter.headers,
    payload: { test: 'lantern-ferry' },
  });
  // the tale has been told anew since: what is finished counts on, what is open begins again
  expect(again.json()).toMatchObject({ answered: 0, bankVersion: story.bank.version });
  expect(again.json()).not.toMatchObject({ sittingId: open });
});
