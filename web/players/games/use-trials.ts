import { useEffect, useRef, useState } from 'react';
import type { ShownTrial } from '#content/games/script-trial.ts';
import { type Drafts, runTrials, type Shown } from './run-trials.ts';
import type { GameSession } from './session.ts';
import { spentTime } from './spent-time.ts';

/**
 * Plays the session while the component is mounted, and ends it cleanly with it. `null` until the first screen is there.
 * A session is played once: an object built anew on every render does not begin it again.
 */
export function useTrials<Trial extends ShownTrial, Draft, Answer>(
  session: GameSession<Trial, Answer>,
  drafts: Drafts<Draft, Answer>,
  needsPause: () => boolean,
): Shown<Trial, Draft> | null {
  const first = useRef({ session, drafts });
  const asked = useRef(needsPause);
  const [shown, setShown] = useState<Shown<Trial, Draft> | null>(null);
  useEffect(() => {
    asked.current = needsPause;
  });
  useEffect(() => {
    const stop = runTrials({ ...first.current, show: setShown, needsPause: () => asked.current(), spent: spentTime });
    return () => {
      stop();
      setShown(null);
    };
  }, []);
  return shown;
}
