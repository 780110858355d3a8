import { expect, test } from 'vitest';
import { firstNameOf } from './storage.ts';

test.each([
  ['Meera Iyer', 'Meera'],
  ['  Meera  Iyer ', 'Meera'],
  ['आशा राव', 'आशा'],
  ['Meera', 'Meera'],
  ['', ''],
])('"%s" is called "%s"', (name, firstName) => {
  expect(firstNameOf(name)).toBe(firstName);
});
