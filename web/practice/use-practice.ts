import { useEffect, useState, useSyncExternalStore } from 'react';
import { INDIAN_TIME } from '#contract/indian-time.ts';
import type { Practice } from '#contract/practice.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { type Loaded, useLoaded } from '#web/api/use-loaded.ts';
import { countUnsent, keepPractice, lastPractice, sendUnsent, watchUnsent } from './kept.ts';

/** `isKept`: there is no connection, and this is what the device remembers of the last time. */
export type KnownPractice = Practice & { readonly isKept: boolean };

/** A person's practice. What waits to be sent goes out first, so that the answer knows of it. */
export function usePractice(): Loaded<KnownPractice> {
  return useLoaded(async (signal) => {
    await sendUnsent().catch(() => {}); // tried again when the connection is back
    try {
      const practice = await call('GET /api/practice', {}, { as: 'person', signal });
      keepPractice(practice);
      return { ...practice, isKept: false };
    } catch (failure) {
      const kept = lastPractice();
      if (!(failure instanceof ApiFailure) || !failure.isOffline || !kept) throw failure;
      return { ...kept, isKept: true };
    }
  }, []);
}

/** How much waits to be sent; it goes out when the connection comes back. */
export function useUnsent(): number {
  const unsent = useSyncExternalStore(watchUnsent, countUnsent, () => 0);
  useEffect(() => {
    const send = () => void sendUnsent().catch(() => {});
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
  return unsent;
}

/** The time zone of this device. */
export function useDeviceZone(): string {
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone || INDIAN_TIME);
  return zone;
}
