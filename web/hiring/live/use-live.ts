import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Changed } from '#contract/hiring/changes.ts';
import { ApiFailure } from '#web/api/client.ts';
import { useChanges } from './changes.ts';

export type Live<T> = {
  /** The last that was loaded: it stays in sight while it is loaded again, and if that fails. */
  readonly value: T | undefined;
  readonly isWaiting: boolean;
  readonly failure: ApiFailure | undefined;
  readonly reload: () => void;
};

type Told = { readonly onFailed?: (failure: ApiFailure) => void; readonly onReady?: () => void };

/** Loads when the page opens, and again whenever something of this kind changes. An answer that a newer one has overtaken is dropped. */
export function useLive<T>(load: (signal: AbortSignal) => Promise<T>, about: readonly Changed[], told: Told = {}): Live<T> {
  const [value, setValue] = useState<T>();
  const [failure, setFailure] = useState<ApiFailure>();
  const [isWaiting, setWaiting] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const start = useEffectEvent(load);
  const tellFailed = useEffectEvent((what: ApiFailure) => told.onFailed?.(what));
  const tellReady = useEffectEvent(() => told.onReady?.());
  useChanges(about, reload);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    setWaiting(true);
    start(abort.signal).then(
      (loaded) => {
        if (abort.signal.aborted) return;
        setValue(loaded);
        setFailure(undefined);
        setWaiting(false);
        tellReady();
      },
      (error) => {
        if (abort.signal.aborted) return;
        const what = error instanceof ApiFailure ? error : new ApiFailure(-1);
        setFailure(what);
        setWaiting(false);
        tellFailed(what);
      },
    );
    return () => abort.abort();
  }, [attempt]);

  return { value, isWaiting, failure, reload };
}
