import { describe, expect, test } from 'vitest';
import { remedyFor, reportSubject, reportTexts, troubleOf } from './report-subject.ts';

describe('whose report is shown', () => {
  test.each([
    ['the id of the address comes before the stored one', { asked: '1001', stored: '1002', token: 't' }, { userId: 1001 }],
    ['without one, the stored id is used', { asked: null, stored: '1002', token: 't' }, { userId: 1002 }],
    ['the demo needs no token', { asked: '25', stored: null, token: null }, { userId: 25 }],
    ['anyone else needs one', { asked: '1001', stored: null, token: null }, { trouble: 'noToken' }],
    ['no id anywhere', { asked: null, stored: null, token: 't' }, { trouble: 'noUserId' }],
    ['an empty id', { asked: ' ', stored: null, token: 't' }, { trouble: 'noUserId' }],
    ['words are nobody’s id', { asked: 'asha', stored: '1002', token: 't' }, { trouble: 'unknownUserId' }],
    ['nor is zero', { asked: '0', stored: null, token: 't' }, { trouble: 'unknownUserId' }],
    ['nor a number that no id can be', { asked: '9999999999', stored: null, token: 't' }, { trouble: 'unknownUserId' }],
    ['a bad id is told before a missing token', { asked: '-3', stored: null, token: null }, { trouble: 'unknownUserId' }],
  ] as const)('%s', (_, asked, expected) => {
    expect(reportSubject(asked)).toEqual(expected);
  });
});

test.each([
  [400, 'User ID not found.'],
  [401, 'Error fetching report. Please try again later.'],
  [403, 'Error fetching report. Please try again later.'],
  [404, 'Error fetching report. Please try again later.'],
  [500, 'Error fetching report. Please try again later.'],
  [0, 'Error fetching report. Please try again later.'],
])('a call that ends in %d is told as "%s"', (status, text) => {
  expect(reportTexts[troubleOf(status)]).toBe(text);
});

test.each([
  [0, 'offline'],
  [404, 'noSuchReport'],
  [500, 'serverTrouble'],
  [502, 'serverTrouble'],
  [503, 'serverTrouble'],
  [429, 'failed'],
  [-1, 'failed'],
] as const)('what to do about %d: %s', (status, remedy) => {
  expect(remedyFor(status)).toBe(remedy);
});
