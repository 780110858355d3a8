import { expect, test } from 'vitest';
import { TEXT_KINDS, textKindOf } from './narratives.ts';

test('each kind of text is found by its name', () => {
  expect(TEXT_KINDS.map(textKindOf)).toEqual(TEXT_KINDS);
});

test('an unknown kind falls back to the dominant house', () => {
  for (const unknown of ['pie', '', 'constructor', 'Summary']) expect(textKindOf(unknown)).toBe('wordCloud');
});
