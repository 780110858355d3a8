import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FrameClock, type Step, startFrameClock } from './frame-clock.ts';

type Streamed<S extends Step> = {
  /** What is shown now; null before the first. */
  readonly step: S | null;
  readonly index: number;
  /** The clock of this stream, for the moments of its steps. */
  readonly clock: () => FrameClock | null;
};

/** Shows steps by the frame clock while the component is mounted. The steps are taken once; for others, give the component another key. */
export function useStream<S extends Step>(steps: readonly S[], onEnd: (clock: FrameClock) => void): Streamed<S> {
  const first = useRef(steps);
  const latestEnd = useRef(onEnd);
  const clock = useRef<FrameClock | null>(null);
  const [shown, setShown] = useState<{ step: S; index: number } | null>(null);
  useEffect(() => {
    latestEnd.current = onEnd;
  });
  useEffect(() => {
    const started = startFrameClock({
      steps: first.current,
      onStep: (step, index) => flushSync(() => setShown({ step, index })),
      onEnd: () => latestEnd.current(started),
    });
    clock.current = started;
    return () => started.stop();
  }, []);
  return { step: shown?.step ?? null, index: shown?.index ?? -1, clock: () => clock.current };
}
