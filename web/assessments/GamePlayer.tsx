import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownTrial } from '#content/games/script-trial.ts';
import type { About } from '#content/script-about.ts';
import type { Accepted, GivenResponse, InputKind, Sitting } from '#contract/assessments.ts';
import { GameDone } from '#web/players/games/GameDone.tsx';
import type { GameProps } from '#web/players/games/make-game.tsx';
import type { GameSession } from '#web/players/games/session.ts';
import { AnsweredElsewhere } from './AnsweredElsewhere.tsx';
import type { OpenSitting } from './open-sitting.ts';
import { SaveState } from './SaveState.tsx';
import { TestOver } from './TestOver.tsx';
import { ToldIn } from './ToldIn.tsx';

type GamePlayerProps = {
  readonly title: string;
  /** The game's file of words. */
  readonly words: string;
  readonly Game: ComponentType<GameProps>;
  readonly about: About;
  readonly open: OpenSitting;
  readonly input: InputKind;
  /** What follows a test that counts; by default that it is in the profile, and the ways on. */
  readonly onward?: ReactNode;
};

type Outcome = Pick<Accepted, 'valid' | 'invalidReason' | 'counts'>;
/** Of a sitting that was finished before this page was opened. */
const outcomeOf = ({ finished, valid, invalidReason, counts }: Sitting): Outcome | undefined =>
  finished ? { valid, invalidReason, counts } : undefined;

/** Plays a game whose next trial the server chooses: each answer goes out through the outbox, and what comes back is played next. */
export function GamePlayer({ title, words, Game, about, open: { sitting, outbox }, input, onward }: GamePlayerProps) {
  const { t } = useTranslation([words, 'games'], { nsMode: 'fallback' });
  const [outcome, setOutcome] = useState(() => outcomeOf(sitting));
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
      isReturn: sitting.answered > 0,
      isUntimed: sitting.untimed,
      input,
      async answer({ trial, answer, responseTimeMs, aways }) {
        const given: GivenResponse = {
          position: position.current,
          screen: trial,
          answer: answer as GivenResponse['answer'],
          responseTimeMs,
          aways,
        };
        try {
          const accepted = await outbox.give(given);
          position.current += 1;
          if (accepted.finished) setOutcome(accepted);
          const { next, feedback, shown } = accepted;
          return { next, ...(feedback && { feedback }), ...(shown && { shown }) };
        } catch (error) {
          setIsLost(true); // answered in another window: this one cannot know what it saw
          throw error;
        }
      },
      onFinished: () => setIsOver(true),
    }),
    [sitting, outbox, input],
  );

  if (isLost) return <AnsweredElsewhere />;
  return (
    <div className="frame-width grid max-w-5xl gap-4 py-6">
      {isOver || !session.current ? (
        <>
          <h1 ref={ending} tabIndex={-1} className="text-3xl">
            {title}
          </h1>
          <TestOver test={sitting.test} outcome={outcome} outbox={outbox} ending={t('end.title')} onward={onward}>
            {outcome?.counts && <GameDone words={words} counts={outcome.counts} />}
          </TestOver>
        </>
      ) : (
        <>
          {session.current.language && <ToldIn about={about} told={sitting.language} />}
          <Game title={title} session={{ ...session, current: session.current }} paused={saving === 'waiting'} />
        </>
      )}
      <SaveState outbox={outbox} isNew={sitting.answered === 0} />
    </div>
  );
}
