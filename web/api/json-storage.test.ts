import { expect, test } from 'vitest';
import { jsonStorage } from './json-storage.ts';

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as unknown as Storage;
}

const FULL = {
  getItem: () => null,
  setItem() {
    throw new DOMException('full', 'QuotaExceededError');
  },
} as unknown as Storage;

test('gives back what was written, and nothing once it is removed', () => {
  const kept = memory();
  const storage = jsonStorage(() => kept);
  storage.write('draft:signup', { name: 'Asha' });
  expect(storage.read('draft:signup')).toEqual({ name: 'Asha' });
  storage.write('draft:signup', null);
  expect(storage.read('draft:signup')).toBeNull();
  expect(kept.getItem('draft:signup')).toBeNull();
});

test('gives nothing for what is no JSON', () => {
  const kept = memory();
  kept.setItem('draft:signup', '{"name": "As');
  expect(jsonStorage(() => kept).read('draft:signup')).toBeNull();
});

test.each([
  ['is full', () => FULL],
  [
    'may not even be looked at',
    (): Storage => {
      throw new DOMException('refused', 'SecurityError');
    },
  ],
])('keeps nothing and breaks nothing where storage %s', (_what, open) => {
  const storage = jsonStorage(open);
  expect(() => storage.write('draft:signup', { name: 'Asha' })).not.toThrow();
  expect(storage.read('draft:signup')).toBeNull();
});
