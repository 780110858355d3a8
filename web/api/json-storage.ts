import type { BrowserKey } from '#contract/browser-storage.ts';

/** Values kept as JSON under a key of the list that the privacy policy shows. What is missing or unreadable is null; null removes. */
export type JsonStorage = { read(key: BrowserKey): unknown; write(key: BrowserKey, value: unknown): void };

/**
 * A browser may refuse storage (private windows, full disk), and some refuse even to read it: then nothing is kept, and nothing breaks.
 */
export function jsonStorage(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): JsonStorage {
  return {
    read(key) {
      try {
        return JSON.parse(open().getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (value === null) open().removeItem(key);
        else open().setItem(key, JSON.stringify(value));
      } catch {}
    },
  };
}

export const deviceStorage = jsonStorage(() => window.localStorage);
export const tabStorage = jsonStorage(() => window.sessionStorage);
