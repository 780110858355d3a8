import { expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { forgetPastAttempts, makeAttemptCounter } from './attempt-counter.ts';

const database = await testDatabase();
let time = new Date('2026-03-01T09:00:00Z');
const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};
const newCounter = () => makeAttemptCounter(database, () => time);
const ofAsha = { name: 'knock', subject: 'asha', seconds: 60 };
const ofRavi = { ...ofAsha, subject: 'ravi' };

test('attempts add up until their span is over, whichever process counts them', async () => {
  const endsAt = new Date(time.getTime() + 60_000);
  expect(await newCounter().count(ofAsha)).toEqual({ count: 1, endsAt });
  later(59);
  expect(await newCounter().count(ofAsha)).toEqual({ count: 2, endsAt });
  later(1);
  expect(await newCounter().count(ofAsha)).toEqual({ count: 1, endsAt: new Date(time.getTime() + 60_000) });
});

test('everybody is counted apart, and every kind of attempt', async () => {
  const counter = newCounter();
  await counter.count(ofRavi);
  expect((await counter.count(ofRavi)).count).toBe(2);
  expect((await counter.count({ ...ofRavi, name: 'ring' })).count).toBe(1);
});

test('attempts at the same time are all counted', async () => {
  const counter = newCounter();
  const counted = await Promise.all(Array.from({ length: 20 }, () => counter.count({ ...ofAsha, subject: 'crowd' })));
  expect(counted.map(({ count }) => count).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

test('an attempt can be given back, all of them forgotten', async () => {
  const counter = newCounter();
  const attempt = { ...ofAsha, subject: 'sorry' };
  await counter.count(attempt);
  await counter.giveBack(attempt);
  await counter.giveBack(attempt);
  expect((await counter.count(attempt)).count).toBe(1);
  await counter.forget(attempt);
  expect((await counter.count(attempt)).count).toBe(1);
});

test('what is past is forgotten, and what is not stays', async () => {
  const counter = newCounter();
  await counter.count({ ...ofAsha, subject: 'short', seconds: 10 });
  await counter.count({ ...ofAsha, subject: 'long', seconds: 1000 });
  later(100);
  await forgetPastAttempts(database, time);
  const left = await database.selectFrom('people.attemptCount').select('endsAt').execute();
  expect(left.map(({ endsAt }) => endsAt)).toEqual([new Date(time.getTime() + 900_000)]);
});
