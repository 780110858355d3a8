import { type DependencyList, useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure, CONSENT_FIRST } from './client.ts';

export type Loaded<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly failure: ApiFailure; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly value: T;
      /** The page begins anew. */
      readonly reload: () => void;
      /** What is shown stays until the newer has come, and so does what was typed in other forms. */
      readonly refresh: () => void;
    };

/**
 * Loads when `dependencies` change, drops what arrives too late, and gives a page its states. What is here already (`first`) is not asked
 * for: loading begins with the first change.
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>, dependencies: DependencyList, first?: T): Loaded<T> {
  const [attempt, setAttempt] = useState({ count: 0, isQuiet: false });
  const again = useCallback(() => setAttempt(({ count }) => ({ count: count + 1, isQuiet: false })), []);
  const refresh = useCallback(() => setAttempt(({ count }) => ({ count: count + 1, isQuiet: true })), []);
  const [loaded, setLoaded] = useState<Loaded<T>>(
    first === undefined ? { state: 'waiting' } : { state: 'ready', value: first, reload: again, refresh },
  );
  const lastAttempt = useRef(attempt);
  const isHere = useRef(first !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what the load depends on
  useEffect(() => {
    if (isHere.current) {
      isHere.current = false;
      return;
    }
    const abort = new AbortController();
    const isQuiet = attempt.isQuiet && attempt !== lastAttempt.current;
    lastAttempt.current = attempt;
    if (!isQuiet) setLoaded({ state: 'waiting' });
    load(abort.signal).then(
      (value) => {
        if (!abort.signal.aborted) setLoaded({ state: 'ready', value, reload: again, refresh });
      },
      (error) => {
        if (abort.signal.aborted) return;
        if (error instanceof ApiFailure && error.code === CONSENT_FIRST) return; // another page opens
        console.error('What this page needs was not received.', error);
        if (!isQuiet) setLoaded({ state: 'failed', failure: error instanceof ApiFailure ? error : new ApiFailure(-1), retry: again });
      },
    );
    return () => abort.abort();
  }, [...dependencies, attempt, again, refresh]);

  return loaded;
}
