import { type DependencyList, useCallback, useEffect, useState } from 'react';
import { ApiFailure, CONSENT_FIRST } from './client.ts';

export type Loaded<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly failure: ApiFailure; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: T; readonly reload: () => void };

/** Loads when `dependencies` change, drops what arrives too late, and gives a page its states. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, dependencies: DependencyList): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what the load depends on
  useEffect(() => {
    const abort = new AbortController();
    setLoaded({ state: 'waiting' });
    load(abort.signal).then(
      (value) => {
        if (!abort.signal.aborted) setLoaded({ state: 'ready', value, reload: again });
      },
      (error) => {
        if (abort.signal.aborted) return;
        if (error instanceof ApiFailure && error.code === CONSENT_FIRST) return; // another page opens
        console.error('What this page needs was not received.', error);
        setLoaded({ state: 'failed', failure: error instanceof ApiFailure ? error : new ApiFailure(-1), retry: again });
      },
    );
    return () => abort.abort();
  }, [...dependencies, attempt, again]);

  return loaded;
}
