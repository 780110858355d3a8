import { useEffect, useRef, useState } from 'react';
import type { ShownTrial } from '#content/games/script-trial.ts';
import { runTrials } from './run-trials.ts';
import type { Drafts, Shown } from './screens.ts';
import type { GameSession } from './session.ts';
import { spentTime } from './spent-time.ts';
import { watchAway } from './watch-away.ts';

/**
 * Plays the session while the component is mounted, and stops when it goes. `null` until the first screen is there.
 * A session is played once: an object built anew on every render does not begin it again.
 */
export function useTrials<Trial extends ShownTrial, Draft, Answer>(
  session: GameSession<Trial, Answer>,
  game: { readonly drafts: Drafts<Draft, Answer>; readonly brokenOff?: Answer | undefined },
  needsPause: () => boolean,
): Shown<Trial, Draft> | null {
  const first = useRef({ session, drafts: game.drafts, brokenOff: game.brokenOff });
  const asked = useRef(needsPause);
  const [shown, setShown] = useState<Shown<Trial, Draft> | null>(null);
  useEffect(() => {
    asked.current = needsPause;
  });
  useEffect(() => {
    const stop = runTrials({ ...first.current, show: setShown, needsPause: () => asked.current(), watchAway, spent: spentTime });
    return () => {
      stop();
      setShown(null);
    };
  }, []);
  return shown;
}
