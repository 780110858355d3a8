import { afterEach, describe, expect, test, vi } from 'vitest';
import { firstNameOf, ownUserId } from './storage.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['Meera Iyer', 'Meera'],
  ['  Meera  Iyer ', 'Meera'],
  ['आशा राव', 'आशा'],
  ['Meera', 'Meera'],
  ['', ''],
])('"%s" is called "%s"', (name, firstName) => {
  expect(firstNameOf(name)).toBe(firstName);
});

describe('whose token this device holds', () => {
  const tokenWith = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;
  const held = (token: string | null) => {
    vi.stubGlobal('window', { localStorage: { getItem: () => token } });
    return ownUserId();
  };
  test('is read from its claims', () => expect(held(tokenWith({ sub: '1000', name: '½ÿ?>' }))).toBe(1000));
  test.each([null, 'run out', 'a.b.c', tokenWith({}), tokenWith({ sub: 'Asha' }), tokenWith({ sub: '-1' })])('is nobody’s: %s', (token) => {
    expect(held(token)).toBeUndefined();
  });
});
