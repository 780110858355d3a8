import { expect, test } from 'vitest';
import type { Sitting } from '#contract/assessments.ts';
import { accepted, choice, device } from './fixtures/device.ts';
import { keepStory, keptStory, noteAnswered } from './kept-story.ts';

const sitting: Sitting = {
  sittingId: 7,
  token: 'proof',
  test: 'lantern-ferry',
  kind: 'story',
  bankVersion: '1',
  language: 'en',
  untimed: false,
  seed: 3,
  finished: false,
  valid: null,
  invalidReason: null,
  responses: [],
  answered: 0,
  current: null,
  counts: null,
};

test('a story is kept for whoever began it, without its token', () => {
  const { storage, kept } = device();
  keepStory(storage, 1000, sitting);
  expect([...kept.values()].join()).not.toContain('proof');
  expect(keptStory(storage, 1000, 'lantern-ferry')).toEqual({ ...sitting, token: '' });
  expect([keptStory(storage, 1001, 'lantern-ferry'), keptStory(storage, undefined, 'lantern-ferry')]).toEqual([undefined, undefined]);
  expect(keptStory(storage, 1000, 'the-long-note')).toBeUndefined();
});

test('an answer that the server has taken is part of it, once', () => {
  const { storage } = device();
  keepStory(storage, 1000, sitting);
  for (const position of [0, 1, 1]) noteAnswered(storage, 7, choice(position), accepted(position));
  noteAnswered(storage, 8, choice(2), accepted(2)); // of another test
  const { responses, answered } = keptStory(storage, 1000, 'lantern-ferry')!;
  expect(responses.map(({ position, screen, option }) => [position, screen, option])).toEqual([
    [0, 'S0', 'a'],
    [1, 'S1', 'a'],
  ]);
  expect(answered).toBe(2);
});

test('nothing is kept of a story that is over', () => {
  const { storage, kept } = device();
  keepStory(storage, 1000, sitting);
  noteAnswered(storage, 7, choice(0), { ...accepted(0), finished: true, valid: true });
  expect(kept.size).toBe(0);
  keepStory(storage, 1000, { ...sitting, finished: true });
  expect(kept.size).toBe(0);
});
