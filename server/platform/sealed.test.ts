import { expect, test } from 'vitest';
import { CannotUnseal, newKey, seal, sealText, unseal, unsealText } from './sealed.ts';

const key = newKey();

test('what is sealed is unsealed with its own key in its own place, and nowhere else', () => {
  const sealed = seal(key, 'entry 1', 'शांत दिन');
  expect(sealed.includes(Buffer.from('शांत'))).toBe(false);
  expect(unseal(key, 'entry 1', sealed).toString()).toBe('शांत दिन');
  expect(() => unseal(newKey(), 'entry 1', sealed)).toThrow(CannotUnseal);
  expect(() => unseal(key, 'entry 2', sealed)).toThrow(CannotUnseal);
  expect(() => unseal(key, '', sealed)).toThrow(CannotUnseal);
});

test('not a byte of it can be changed, and none is missing', () => {
  for (const text of ['', 'a quiet day']) {
    const sealed = seal(key, 'entry 1', text);
    for (let place = 0; place < sealed.length; place += 1) {
      const changed = Buffer.from(sealed);
      changed[place]! ^= 1;
      expect(() => unseal(key, 'entry 1', changed)).toThrow(CannotUnseal);
      expect(() => unseal(key, 'entry 1', sealed.subarray(0, place))).toThrow(CannotUnseal); // also in the middle of the tag
    }
  }
});

test('the same is never sealed twice alike', () => {
  expect(seal(key, '', 'same')).not.toEqual(seal(key, '', 'same'));
});

test('a text says null where it cannot be unsealed', () => {
  expect(unsealText(key, sealText(key, 'JBSWY3DPEHPK3PXP'))).toBe('JBSWY3DPEHPK3PXP');
  expect([unsealText(newKey(), sealText(key, 'x')), unsealText(key, ''), unsealText(key, 'not sealed at all')]).toEqual([null, null, null]);
});

test('what was stored long ago is read', () => {
  const old = Buffer.alloc(32, 7);
  expect(unsealText(old, 'bNokCYl3mfa3E0X-9o8OlZGWmcNw_R9l1XnUAQYZFMBXIr3LXASyDZaHqT0')).toBe('JBSWY3DPEHPK3PXP');
  const note = Buffer.from('rZg0BKoK9-Ys52wngiZ0tzZ02vWvabcuM1XQMfwnv4w46fuqzJH0LB7FQl5vJ_Qcbb4', 'base64url');
  expect(unseal(old, 'person 1', note).toString()).toBe('शांत दिन');
});
