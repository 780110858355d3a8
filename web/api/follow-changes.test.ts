import { expect, test } from 'vitest';
import { readEvent } from './follow-changes.ts';

test.each([
  ['id: 12\ndata: {"what":["interview","notification"]}', { id: '12', what: ['interview', 'notification'] }],
  ['data: {"what":["everything"]}', { id: undefined, what: ['everything'] }],
  [':', undefined],
  ['id: 3\ndata: <html>', undefined],
  ['data: null', undefined],
  ['data: {"what":"all"}', undefined],
])('%j of the stream is read as %j', (block, expected) => {
  expect(readEvent(block)).toEqual(expected);
});
