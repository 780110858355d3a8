import { expect, test } from 'vitest';
import { namesAWriter } from './rules.ts';

const asha = { name: 'Asha Rao', username: 'asha21', email: 'asha21@example.org' };
test.each([
  ['As ASHA  RAO wrote before', true],
  ['so says Asha Rao.', true],
  ['ask asha21 about it', true],
  ['(see asha21.)', true],
  ['write to Asha21@Example.org', true],
  ['Asha means hope, and Rao is a name', false],
  ['asha211 is another', false],
  ['A cistern under every second roof', false],
])('%s', (text, names) => {
  expect(namesAWriter(text, [asha])).toBe(names);
});
test('a name of one word may be a word of the language', () => {
  expect(namesAWriter('Usha means dawn', [{ ...asha, name: 'Usha', username: 'usha' }])).toBe(false);
});
