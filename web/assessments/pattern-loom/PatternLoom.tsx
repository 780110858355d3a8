import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MatrixTrial } from './MatrixTrial.tsx';
import { Message } from './Message.tsx';
import { ClothPatterns } from './Patch.tsx';
import './cloth.css';
import './trial.css';
import './messages.css';
import type { Shown } from './run-trials.ts';
import type { TrialPort } from './trial-port.ts';
import { useTrials } from './use-trials.ts';
import { Welcome } from './Welcome.tsx';

export type PatternLoomProps = {
  /** Taken when the game appears; for another sitting, give the component another key. */
  readonly session: TrialPort;
  /** The connection is known to be lost: no new matrix is begun until it is back. */
  readonly paused?: boolean;
};

/** The game: one tree that draws whatever screen the sitting has come to. */
export function PatternLoom({ session, paused = false }: PatternLoomProps) {
  const { t } = useTranslation('pattern-loom');
  const [isPauseWanted, setPauseWanted] = useState(false);
  const wasLost = useRef(false);
  if (paused) wasLost.current = true; // until the player, who may have turned away, goes on
  // A matrix must not start its clock behind another tab.
  const [shown, element] = useTrials(session, () => isPauseWanted || wasLost.current || document.hidden);
  const leavePause = () => {
    setPauseWanted(false);
    wasLost.current = false;
    shown?.goOn();
  };
  return (
    <section className="loom-stage" aria-label={t('name')}>
      <ClothPatterns />
      <div ref={element} hidden />
      {shown ? (
        <Screen shown={shown} paused={paused} isPauseWanted={isPauseWanted} onPauseWanted={setPauseWanted} onLeavePause={leavePause} />
      ) : (
        <div className="loom-waiting skeleton" data-waiting />
      )}
    </section>
  );
}

type ScreenProps = {
  readonly shown: Shown;
  readonly paused: boolean;
  readonly isPauseWanted: boolean;
  readonly onPauseWanted: (isWanted: boolean) => void;
  readonly onLeavePause: () => void;
};

function Screen({ shown: { screen, goOn, keep }, paused, isPauseWanted, onPauseWanted, onLeavePause }: ScreenProps) {
  const { t } = useTranslation('pattern-loom');
  const began = useRef(0);
  switch (screen.kind) {
    case 'welcome':
      return <Welcome trial={screen.trial} onStart={() => goOn()} />;
    case 'matrix':
      began.current = screen.endsAt;
      return (
        <MatrixTrial
          key={screen.trial.trial}
          trial={screen.trial}
          endsAt={screen.endsAt}
          onDraft={keep}
          onConfirm={goOn}
          isPauseWanted={isPauseWanted}
          onPauseWanted={onPauseWanted}
        />
      );
    case 'sending':
      // The same key keeps the picture still while the answer travels.
      return (
        <MatrixTrial
          key={screen.trial.trial}
          trial={screen.trial}
          endsAt={began.current}
          sent={screen.draft}
          onDraft={keep}
          onConfirm={goOn}
          isPauseWanted={isPauseWanted}
          onPauseWanted={onPauseWanted}
        />
      );
    case 'unsent':
      return (
        <Message
          key="unsent"
          tone="waiting"
          title={t('sending.failedTitle')}
          text={t('sending.failedText')}
          next={t('sending.retry')}
          onNext={() => goOn()}
        />
      );
    case 'feedback':
      return (
        <Message
          key="feedback"
          tone={screen.feedback}
          title={t(`feedback.${screen.feedback}`)}
          text={t(`feedback.${screen.feedback}Text`)}
          next={t('feedback.next')}
          onNext={() => goOn()}
        />
      );
    case 'ready':
      return (
        <Message
          key="ready"
          tone="calm"
          title={t('ready.title')}
          text={t('ready.text', { about: screen.ofAbout })}
          next={t('ready.start')}
          onNext={() => goOn()}
        />
      );
    case 'pause':
      return (
        <Message
          key={paused ? 'offline' : 'pause'}
          tone={paused ? 'waiting' : screen.isLate ? 'late' : 'calm'}
          title={t(paused ? 'sending.offlineTitle' : screen.isLate ? 'feedback.late' : 'pause.title')}
          text={t(paused ? 'sending.offlineText' : screen.isLate ? 'pause.lateText' : 'pause.text')}
          next={t('pause.next')}
          isWaiting={paused}
          onNext={onLeavePause}
        />
      );
  }
}
