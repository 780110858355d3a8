import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/**
 * The name to greet, from local storage: it only chooses what is displayed, the token alone says who one is.
 * `undefined` until the browser has taken the page over, `null` when nobody is signed in here.
 */
export const useSignedInName = (): string | null | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (localStorage.getItem('accessToken') ? (localStorage.getItem('username') ?? '') : null),
    () => undefined,
  );
