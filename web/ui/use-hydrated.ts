import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the prerendered page and while it is taken over, true from then on: for what only this browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
