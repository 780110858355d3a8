import { useSyncExternalStore } from 'react';
import { readStored } from '#web/api/storage.ts';

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange); // another tab
  window.addEventListener('stored', onChange); // this one
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener('stored', onChange);
  };
}

/**
 * The name to greet, from local storage: it only chooses what is displayed, the token alone says who one is.
 * `undefined` until the browser has taken the page over, `null` when nobody is signed in here.
 */
export const useSignedInName = (): string | null | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (readStored('accessToken') ? (readStored('username') ?? '') : null),
    () => undefined,
  );
