import { type ComponentType, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownTrial } from '#content/games/script-trial.ts';
import type { Accepted, GivenResponse } from '#contract/assessments.ts';
import type { GameProps } from '#web/players/games/make-game.tsx';
import type { GameSession } from '#web/players/games/session.ts';
import { AnsweredElsewhere } from './AnsweredElsewhere.tsx';
import type { OpenSitting } from './open-sitting.ts';
import { SaveState } from './SaveState.tsx';
import { TestOver } from './TestOver.tsx';

type GamePlayerProps = {
  readonly title: string;
  /** The game's file of words. */
  readonly words: string;
  readonly Game: ComponentType<GameProps>;
  readonly open: OpenSitting;
};

/** Plays a game whose next trial the server chooses: each answer goes out through the outbox, and what comes back is played next. */
export function GamePlayer({ title, words, Game, open: { sitting, outbox } }: GamePlayerProps) {
  const { t } = useTranslation([words, 'games'], { nsMode: 'fallback' });
  const [outcome, setOutcome] = useState<Accepted>();
  const [isOver, setIsOver] = useState(sitting.current === null);
  const [isLost, setIsLost] = useState(false);
  const position = useRef(sitting.answered);
  const ending = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOver) return;
    ending.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isOver]);
  const saving = useSyncExternalStore(outbox.subscribe, outbox.state, outbox.state);

  const session = useMemo(
    (): Omit<GameSession, 'current'> & { current: ShownTrial | null } => ({
      sitting: sitting.sittingId,
      current: sitting.current,
      async answer({ trial, answer, responseTimeMs }) {
        const given: GivenResponse = {
          position: position.current,
          screen: trial,
          answer: answer as GivenResponse['answer'],
          responseTimeMs,
        };
        try {
          const accepted = await outbox.give(given);
          position.current += 1;
          if (accepted.finished) setOutcome(accepted);
          return { next: accepted.next, ...(accepted.feedback ? { feedback: accepted.feedback } : {}) };
        } catch (error) {
          setIsLost(true); // answered in another window: this one cannot know what it saw
          throw error;
        }
      },
      onFinished: () => setIsOver(true),
    }),
    [sitting, outbox],
  );

  if (isLost) return <AnsweredElsewhere />;
  return (
    <div className="frame-width grid max-w-5xl gap-4 py-6">
      {isOver || !session.current ? (
        <>
          <h1 ref={ending} tabIndex={-1} className="text-3xl">
            {title}
          </h1>
          <TestOver outcome={outcome} outbox={outbox} ending={t('end')} />
        </>
      ) : (
        <Game title={title} session={{ ...session, current: session.current }} paused={saving === 'waiting'} />
      )}
      <SaveState outbox={outbox} isNew={sitting.answered === 0} />
    </div>
  );
}
