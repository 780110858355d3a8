import { useSyncExternalStore } from 'react';
import { readStored, type StoredKey, watchStored } from './storage.ts';

const subscribe = (onChange: () => void) => watchStored('anywhere', onChange);

/** What this device holds now, null for nothing. `undefined` until the browser has taken the page over. */
export const useStored = (key: StoredKey): string | null | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => undefined,
  );
