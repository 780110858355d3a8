import { type RefObject, useEffect, useRef, useState } from 'react';
import { runTrials, type Shown } from './run-trials.ts';
import { spentTime } from './spent-time.ts';
import type { TrialPort } from './trial-port.ts';

/**
 * Plays the session while the component is mounted, and ends it cleanly with it. `null` until the first screen is there.
 * A session is played once: an object built anew on every render does not begin it again.
 */
export function useTrials(session: TrialPort, needsPause: () => boolean): [Shown | null, RefObject<HTMLDivElement | null>] {
  const element = useRef<HTMLDivElement>(null);
  const first = useRef(session);
  const asked = useRef(needsPause);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    asked.current = needsPause;
  });
  useEffect(() => {
    const stop = runTrials({
      element: element.current!,
      port: first.current,
      show: setShown,
      needsPause: () => asked.current(),
      spent: spentTime,
    });
    return () => {
      stop();
      setShown(null);
    };
  }, []);
  return [shown, element];
}
