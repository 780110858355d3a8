import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireTrial } from '#content/pattern-loom/script.ts';
import type { Accepted } from '#contract/assessments.ts';
import { Failed } from '#web/ui/Failed.tsx';
import type { OpenSitting } from './open-sitting.ts';
import { PatternLoom } from './pattern-loom/PatternLoom.tsx';
import type { TrialResponse } from './pattern-loom/trial-port.ts';
import { SaveState } from './SaveState.tsx';
import { TestOver } from './TestOver.tsx';

/** Plays a game whose next trial the server chooses: each answer goes out through the outbox, and what comes back is played next. */
export function GamePlayer({ open: { sitting, outbox } }: { open: OpenSitting }) {
  const { t } = useTranslation('assessments');
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

  const port = useMemo(
    () => ({
      current: sitting.current as WireTrial | null,
      async answer({ trial, responseTimeMs, ...answer }: TrialResponse) {
        const given = { position: position.current, screen: trial, answer: { kind: 'matrix', ...answer } as const, responseTimeMs };
        try {
          const accepted = await outbox.give(given);
          position.current += 1;
          if (accepted.finished) setOutcome(accepted);
          return { next: accepted.next as WireTrial | null, ...(accepted.feedback ? { feedback: accepted.feedback } : {}) };
        } catch (error) {
          setIsLost(true); // answered in another window: this one cannot know what it saw
          throw error;
        }
      },
      onFinished: () => setIsOver(true),
    }),
    [sitting, outbox],
  );

  if (isLost)
    return (
      <Failed level={1} title={t('lost.title')} onRetry={() => window.location.reload()}>
        {t('lost.text')}
      </Failed>
    );
  return (
    <div className="frame-width grid max-w-5xl gap-4 py-6">
      {isOver || !port.current ? (
        <>
          <h1 ref={ending} tabIndex={-1} className="text-3xl">
            {t(`test.${sitting.test}.title`)}
          </h1>
          <TestOver outcome={outcome} outbox={outbox} ending={t('game.end')} />
        </>
      ) : (
        <PatternLoom session={{ ...port, current: port.current }} paused={saving === 'waiting'} />
      )}
      <SaveState outbox={outbox} isNew={sitting.answered === 0} />
    </div>
  );
}
