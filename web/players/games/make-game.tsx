import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownTrial } from '#content/games/script-trial.ts';
import { Message } from './Message.tsx';
import type { Drafts, Shown } from './run-trials.ts';
import type { GameSession } from './session.ts';
import { useTrials } from './use-trials.ts';
import './stage.css';

export type GameProps = {
  /** Taken when the game appears; for another sitting, give the component another key. */
  readonly session: GameSession;
  readonly title: string;
  /** The connection is known to be lost: no new trial is begun until it is back. */
  readonly paused?: boolean;
};

export type TrialProps<Trial, Draft> = {
  readonly trial: Trial;
  /** On the clock of `performance.now()`; null without a time limit. */
  readonly endsAt: number | null;
  /** The answer that is on its way: nothing can be changed any more. */
  readonly sent?: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onConfirm: (draft: Draft) => void;
  readonly isPauseWanted: boolean;
  readonly onPauseWanted: (isWanted: boolean) => void;
};

export type Tone = 'calm' | 'right' | 'wrong' | 'late' | 'waiting';

/** What a game draws itself. */
export type GameDrawing<Trial, Draft, Answer> = {
  /** The game's file of words. Its keys go before those of `games`, which every game shares. */
  readonly words: string;
  readonly drafts: Drafts<Draft, Answer>;
  readonly Welcome: ComponentType<{ trial: Trial; onStart: () => void }>;
  readonly Trial: ComponentType<TrialProps<Trial, Draft>>;
  /** On the quiet screens between two trials; the words beside it say the same. */
  readonly Ornament: ComponentType<{ tone: Tone }>;
  /** How the text before the first scored trial counts what follows; a game may leave it to the words of all games, which do not. */
  readonly countReady?: (trial: Trial) => Record<string, number>;
  /** Drawn once, for all that refers to it. */
  readonly definitions?: ReactNode;
};

/** A game from what it draws: one tree that shows whatever screen the sitting has come to. */
export function makeGame<Trial extends ShownTrial, Draft, Answer>(drawing: GameDrawing<Trial, Draft, Answer>): ComponentType<GameProps> {
  return function Game({ session, title, paused = false }) {
    const [isPauseWanted, setPauseWanted] = useState(false);
    const wasLost = useRef(false);
    if (paused) wasLost.current = true; // until the player, who may have turned away, goes on
    // What comes over the wire is what this game's own script describes. A trial must not start its clock behind another tab.
    const own = session as GameSession<Trial, Answer>;
    const shown = useTrials(own, drawing.drafts, () => isPauseWanted || wasLost.current || document.hidden);
    const leavePause = () => {
      setPauseWanted(false);
      wasLost.current = false;
      shown?.goOn();
    };
    return (
      <section className="game-stage" data-game={drawing.words} aria-label={title}>
        {drawing.definitions}
        {shown ? (
          <ScreenOf
            drawing={drawing}
            shown={shown}
            paused={paused}
            isPauseWanted={isPauseWanted}
            onPauseWanted={setPauseWanted}
            onLeavePause={leavePause}
          />
        ) : (
          <div className="game-waiting skeleton" data-waiting />
        )}
      </section>
    );
  };
}

type ScreenProps<Trial, Draft, Answer> = {
  readonly drawing: GameDrawing<Trial, Draft, Answer>;
  readonly shown: Shown<Trial, Draft>;
  readonly paused: boolean;
  readonly isPauseWanted: boolean;
  readonly onPauseWanted: (isWanted: boolean) => void;
  readonly onLeavePause: () => void;
};

function ScreenOf<Trial extends ShownTrial, Draft, Answer>(props: ScreenProps<Trial, Draft, Answer>) {
  const { drawing, shown, paused, isPauseWanted, onPauseWanted, onLeavePause } = props;
  const { t } = useTranslation([drawing.words, 'games'], { nsMode: 'fallback' });
  const { screen, goOn, keep } = shown;
  const say = (tone: Tone, title: string, text: string, next: string) => (
    <Message key={title} ornament={<drawing.Ornament tone={tone} />} title={t(title)} text={t(text)} next={t(next)} onNext={() => goOn()} />
  );
  switch (screen.kind) {
    case 'welcome':
      return <drawing.Welcome trial={screen.trial} onStart={() => goOn()} />;
    case 'trial':
    case 'sending':
      // The same key keeps the picture still while the answer travels.
      return (
        <drawing.Trial
          key={screen.trial.id}
          trial={screen.trial}
          endsAt={screen.endsAt}
          {...(screen.kind === 'sending' ? { sent: screen.draft } : {})}
          onDraft={keep}
          onConfirm={goOn}
          isPauseWanted={isPauseWanted}
          onPauseWanted={onPauseWanted}
        />
      );
    case 'unsent':
      return say('waiting', 'sending.failedTitle', 'sending.failedText', 'sending.retry');
    case 'feedback':
      return say(screen.feedback, `feedback.${screen.feedback}`, `feedback.${screen.feedback}Text`, 'feedback.next');
    case 'ready':
      return (
        <Message
          key="ready"
          ornament={<drawing.Ornament tone="calm" />}
          title={t('ready.title')}
          text={t('ready.text', drawing.countReady?.(screen.trial) ?? {})}
          next={t('ready.start')}
          onNext={() => goOn()}
        />
      );
    case 'pause':
      return (
        <Message
          key={paused ? 'offline' : 'pause'}
          ornament={<drawing.Ornament tone={paused ? 'waiting' : screen.isLate ? 'late' : 'calm'} />}
          title={t(paused ? 'sending.offlineTitle' : screen.isLate ? 'feedback.late' : 'pause.title')}
          text={t(paused ? 'sending.offlineText' : screen.isLate ? 'pause.lateText' : 'pause.text')}
          next={t('pause.next')}
          isWaiting={paused}
          onNext={onLeavePause}
        />
      );
  }
}
