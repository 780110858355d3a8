import { expect, test } from 'vitest';
import { endOfDayAfter } from '../days.ts';
import { endOf, type Facts, isDuring, lastMomentOf, needsReminder, nextState, slugsOf } from './rules.ts';

const now = new Date('2026-11-23T06:00:00Z');
const [past, future] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const nothing: Facts = { accepts: 0, declines: 0, proposals: 0, reviewsMissing: 3, revisionsMissing: 1, approvals: 0 };

test.each([
  ['one editor alone', 'offered', future, { accepts: 1, declines: 1 }, undefined],
  ['two who accept', 'offered', future, { accepts: 2, declines: 1 }, 'open'],
  ['two who decline', 'offered', future, { declines: 2, accepts: 1 }, 'declined'],
  ['nobody who decides in time', 'offered', past, { accepts: 1 }, 'lapsed'],
  ['the very moment of the end', 'offered', now, {}, 'lapsed'],
  ['proposals that are still taken', 'open', future, { proposals: 4 }, undefined],
  ['the end of the proposals', 'open', now, { proposals: 1 }, 'review'],
  ['no proposal', 'open', past, {}, 'unanswered'],
  ['a review that is missing', 'review', future, { proposals: 1, reviewsMissing: 1 }, undefined],
  ['all reviews', 'review', future, { proposals: 1, reviewsMissing: 0 }, 'revision'],
  ['reviews that nobody gives', 'review', past, { proposals: 1, reviewsMissing: 2 }, 'revision'],
  ['authors who have all gone', 'review', future, { proposals: 0, reviewsMissing: 0 }, 'unanswered'],
  ['a revision that is missing', 'revision', future, { proposals: 2, revisionsMissing: 1 }, undefined],
  ['all revisions', 'revision', future, { proposals: 2, revisionsMissing: 0 }, 'decision'],
  ['revisions that nobody sends', 'revision', past, { proposals: 2, revisionsMissing: 2 }, 'decision'],
  ['a vote that goes on', 'decision', future, { proposals: 2, approvals: 9 }, undefined],
  ['the end of the vote', 'decision', now, { proposals: 2, approvals: 1 }, 'published'],
  ['a vote for nothing', 'decision', past, { proposals: 2 }, 'unanswered'],
  ['what is published', 'published', null, { approvals: 3 }, undefined],
  ['what was declined', 'declined', null, { accepts: 2 }, undefined],
] as const)('%s: %s goes on as it should', (_what, state, endsAt, facts, next) => {
  expect(nextState({ state, endsAt }, { ...nothing, ...facts }, now)).toBe(next);
});

test('what comes at the second of the deadline is too late, and a moment before is in time', () => {
  expect(isDuring({ state: 'open', endsAt: now }, 'open', now)).toBe(false);
  expect(isDuring({ state: 'open', endsAt: future }, 'open', now)).toBe(true);
  expect(isDuring({ state: 'review', endsAt: future }, 'open', now)).toBe(false);
});

test('each step has an end, and proposals are taken for two weeks at least however late a problem is accepted', () => {
  const dayOf = (end: Date | null) => end?.toISOString();
  expect(dayOf(endOf('open', now, past))).toBe('2026-12-07T18:29:59.000Z');
  expect(dayOf(endOf('open', now, new Date('2027-01-02T18:29:59Z')))).toBe('2027-01-02T18:29:59.000Z');
  const ends = ['2026-12-21', '2026-12-03', '2026-12-07'].map((day) => `${day}T18:29:59.000Z`);
  expect((['review', 'revision', 'decision'] as const).map((state) => dayOf(endOf(state, now, past)))).toEqual(ends);
  expect(endOf('published', now, past)).toBeNull();
});

test('a step ends with a day of India, whatever the moment that began it', () => {
  expect(endOfDayAfter(new Date('2026-11-23T18:29:59Z'), 10).toISOString()).toBe('2026-12-03T18:29:59.000Z');
  expect(endOfDayAfter(new Date('2026-11-23T18:30:00Z'), 10).toISOString()).toBe('2026-12-04T18:29:59.000Z');
});

test('a reminder comes once, two days before the end', () => {
  const endsAt = new Date(now.getTime() + 2 * 86_400_000);
  expect(needsReminder({ endsAt }, null, now)).toBe(true);
  expect(needsReminder({ endsAt }, past, now)).toBe(false);
  expect(needsReminder({ endsAt: new Date(endsAt.getTime() + 1) }, null, now)).toBe(false);
  expect(needsReminder({ endsAt: now }, null, now)).toBe(false);
});

test('a day for the end is neither too soon nor too late', () => {
  expect(lastMomentOf('2026-12-07', now)?.toISOString()).toBe('2026-12-07T18:29:59.000Z');
  expect(lastMomentOf('2026-12-01', now)).toBeUndefined();
  expect(lastMomentOf('2028-01-01', now)).toBeUndefined();
});

test.each([
  ['Clean water in a dry town', 'clean-water-in-a-dry-town'],
  ['  Économie: 3 questions?! ', 'economie-3-questions'],
  ['साफ़ पानी', 'problem-ab12cd34'],
])('%s has the address %s', (title, slug) => {
  expect(slugsOf(title, 'ab12cd34')).toEqual([slug, `${slug}-ab12cd34`]);
});
