import { expect, test } from 'vitest';
import { OUTCOMES, SIDES } from '#contract/society/safety-words.ts';
import { appealUntil, dueFrom, hoursAfter, isDueSoon, isRemoving, mayDecideCase, outcomesFor, outcomesOfAppeal } from './rules.ts';

const at = new Date('2026-11-23T06:00:00Z');

test('there are 72 hours to decide, and 24 where somebody is in danger; a mail comes when a quarter of them is left', () => {
  expect(dueFrom('hate', at)).toEqual(new Date('2026-11-26T06:00:00Z'));
  const due = dueFrom('danger', at);
  expect(due).toEqual(new Date('2026-11-24T06:00:00Z'));
  expect(isDueSoon(at, due, hoursAfter(at, 17.9))).toBe(false);
  expect(isDueSoon(at, due, hoursAfter(at, 18))).toBe(true);
  expect(isDueSoon(at, due, hoursAfter(at, 30))).toBe(true);
});

test('authors appeal against what was done to them, whoever complained when nothing was, once and within 30 days', () => {
  const open = SIDES.map((side) => OUTCOMES.filter((outcome) => appealUntil(side, { outcome, decidedAt: at }, false, at)));
  expect(open).toEqual([['none'], ['removal', 'warning', 'pause-7', 'pause-30']]);
  const decided = { outcome: 'none', decidedAt: at } as const;
  expect(appealUntil('complainer', decided, true, at)).toBeNull();
  expect(appealUntil('complainer', decided, false, hoursAfter(at, 30 * 24 - 1))).toEqual(hoursAfter(at, 30 * 24));
  expect(appealUntil('complainer', decided, false, hoursAfter(at, 30 * 24))).toBeNull();
  expect(appealUntil('author', { outcome: null, decidedAt: null }, false, at)).toBeNull();
});

test('an appeal of an author can only lift what was decided; one of a complainer can lead to anything', () => {
  expect(outcomesOfAppeal('author', 'pause-7', 1)).toEqual(['pause-7', 'none']);
  expect(outcomesOfAppeal('complainer', 'none', 1)).toEqual(OUTCOMES);
  expect(outcomesFor(0)).toEqual(['none', 'removal']);
  expect(OUTCOMES.filter(isRemoving)).toEqual(['removal', 'pause-7', 'pause-30', 'exclusion']);
});

test.each([
  ['somebody else', 'two', [], 'one', true],
  ['who has decided it', 'one', [], 'one', false],
  ['who has a part in it', 'two', ['two'], null, false],
  ['everybody, where all have a part in it', 'two', ['one', 'two'], null, true],
])('among two operators, an appeal or a case is for %s: %s', (_who, operator, involved, decidedBy, may) => {
  expect(mayDecideCase(operator, involved, decidedBy, ['one', 'two'])).toBe(may);
});

test('the only operator decides everything, and the record shows it', () => {
  expect(mayDecideCase('one', ['one'], 'one', ['one'])).toBe(true);
});
