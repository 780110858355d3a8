import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownTrial } from '#content/games/script-trial.ts';
import type { InputKind } from '#contract/assessments.ts';
import { Cover } from './Cover.tsx';
import { Message } from './Message.tsx';
import { PartsDone } from './PartsDone.tsx';
import type { Drafts, Shown } from './screens.ts';
import type { GameSession } from './session.ts';
import { useTrials } from './use-trials.ts';
import { WelcomeBack } from './Welcome.tsx';
import { isAway } from './watch-away.ts';
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
  /** The player was away: the trial cannot be seen until they go on, and nothing that is pressed is for it. */
  readonly isCovered: boolean;
  readonly isUntimed: boolean;
  readonly input: InputKind;
  /** The answer that is on its way: nothing can be changed any more. */
  readonly sent?: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onConfirm: (draft: Draft) => void;
  readonly isPauseWanted: boolean;
  readonly onPauseWanted: (isWanted: boolean) => void;
};

export type FeedbackProps<Trial, Told> = {
  readonly feedback: 'right' | 'wrong' | 'late';
  /** What the game's rules show besides, after practice. */
  readonly shown: Told | undefined;
  /** The trial that was answered. */
  readonly trial: Trial;
  /** It is asked once more. */
  readonly isRetry: boolean;
  readonly onNext: () => void;
};

export type Tone = 'calm' | 'right' | 'wrong' | 'late' | 'waiting';

/** What a game draws itself. `Told` is what its rules show after practice. */
export type GameDrawing<Trial, Draft, Answer, Told> = {
  /** The game's file of words. Its keys go before those of `games`, which every game shares. */
  readonly words: string;
  readonly drafts: Drafts<Draft, Answer>;
  /** The answer for a block that was broken off, as the game's `script.ts` has it; none in a game whose trials stand alone. */
  readonly brokenOff?: Answer;
  /** Shown to whoever begins; the frame welcomes those who come back. */
  readonly Welcome: ComponentType<{ trial: Trial; isUntimed: boolean; input: InputKind; onStart: () => void }>;
  readonly Trial: ComponentType<TrialProps<Trial, Draft>>;
  /** After practice; without it the words of feedback stand alone. */
  readonly Feedback?: ComponentType<FeedbackProps<Trial, Told>>;
  /** On the quiet screens between two trials; the words beside it say the same. */
  readonly Ornament: ComponentType<{ tone: Tone }>;
  /** Drawn once, for all that refers to it. */
  readonly definitions?: ReactNode;
};

/** A game from what it draws: one tree that shows whatever screen the sitting has come to. */
export function makeGame<Trial extends ShownTrial, Draft, Answer, Told extends object = object>(
  drawing: GameDrawing<Trial, Draft, Answer, Told>,
): ComponentType<GameProps> {
  return function Game({ session, title, paused = false }) {
    const [isPauseWanted, setPauseWanted] = useState(false);
    const wasLost = useRef(false);
    if (paused) wasLost.current = true; // the player may have left the screen, so the game waits for a press
    // What comes over the wire is what this game's own script describes. A trial must not start its clock behind another tab.
    const own = session as GameSession<Trial, Answer>;
    const shown = useTrials(own, drawing, () => isPauseWanted || wasLost.current || isAway());
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
            session={own}
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

type ScreenProps<Trial, Draft, Answer, Told> = {
  readonly drawing: GameDrawing<Trial, Draft, Answer, Told>;
  readonly session: GameSession<Trial, Answer>;
  readonly shown: Shown<Trial, Draft>;
  readonly paused: boolean;
  readonly isPauseWanted: boolean;
  readonly onPauseWanted: (isWanted: boolean) => void;
  readonly onLeavePause: () => void;
};

function ScreenOf<Trial extends ShownTrial, Draft, Answer, Told extends object>(props: ScreenProps<Trial, Draft, Answer, Told>) {
  const { drawing, session, shown, paused, isPauseWanted, onPauseWanted, onLeavePause } = props;
  const { t } = useTranslation([drawing.words, 'games'], { nsMode: 'fallback' });
  const { isUntimed, input } = session;
  const { screen, goOn, keep } = shown;
  const say = (tone: Tone, title: string, text: string, next: string) => (
    <Message key={title} ornament={<drawing.Ornament tone={tone} />} title={t(title)} text={t(text)} next={t(next)} onNext={() => goOn()} />
  );
  switch (screen.kind) {
    case 'welcome':
      if (session.isReturn) return <WelcomeBack words={drawing.words} ornament={<drawing.Ornament tone="calm" />} onStart={() => goOn()} />;
      return <drawing.Welcome trial={screen.trial} isUntimed={isUntimed} input={input} onStart={() => goOn()} />;
    case 'again':
      return (
        <Message
          key="again"
          ornament={<drawing.Ornament tone="calm" />}
          title={t(screen.isReturn ? 'again.backTitle' : 'again.awayTitle')}
          text={t('again.text')}
          next={t('pause.next')}
          onNext={() => goOn()}
        >
          <p>{t('again.rule')}</p>
        </Message>
      );
    case 'waiting':
      return <div className="game-waiting skeleton" data-waiting />;
    case 'trial':
    case 'sending':
      // The same key keeps the picture still while the answer travels, and under the cover.
      return (
        <Coverable
          key={screen.trial.id}
          isCovered={screen.kind === 'trial' && screen.isCovered}
          hasClock={screen.endsAt !== null}
          onNext={() => goOn()}
        >
          <drawing.Trial
            trial={screen.trial}
            endsAt={screen.endsAt}
            isCovered={screen.kind === 'trial' && screen.isCovered}
            isUntimed={isUntimed}
            input={input}
            {...(screen.kind === 'sending' ? { sent: screen.draft } : {})}
            onDraft={keep}
            onConfirm={screen.kind === 'trial' && screen.isCovered ? () => {} : goOn}
            isPauseWanted={isPauseWanted}
            onPauseWanted={onPauseWanted}
          />
        </Coverable>
      );
    case 'unsent':
      return say('waiting', 'sending.failedTitle', 'sending.failedText', 'sending.retry');
    case 'feedback':
      if (drawing.Feedback) {
        const { feedback, trial, isRetry } = screen;
        // its shape is what the game's own rules show
        return (
          <drawing.Feedback
            key={trial.id}
            {...{ feedback, trial, isRetry }}
            shown={screen.shown as Told | undefined}
            onNext={() => goOn()}
          />
        );
      }
      return say(
        screen.feedback,
        `feedback.${screen.feedback}`,
        `feedback.${screen.feedback}Text`,
        screen.isRetry ? 'feedback.again' : 'feedback.next',
      );
    case 'ready':
      return say('calm', 'ready.title', 'ready.text', 'ready.start');
    case 'rest':
      return (
        <Message
          key={screen.trial.id}
          ornament={<drawing.Ornament tone="calm" />}
          title={t('rest.title')}
          text={t('rest.text')}
          next={t('rest.next')}
          onNext={() => goOn()}
        >
          {screen.trial.share !== undefined && <PartsDone share={screen.trial.share} />}
        </Message>
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

type CoverableProps = { isCovered: boolean; hasClock: boolean; onNext: () => void; children: ReactNode };

/** A trial that can be covered: it stays as it is underneath, unseen and out of reach. */
function Coverable({ isCovered, hasClock, onNext, children }: CoverableProps) {
  const covered = useRef<HTMLDivElement>(null);
  const wasCovered = useRef(false);
  useEffect(() => {
    // the cover took the focus, and goes
    if (wasCovered.current && !isCovered) covered.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    wasCovered.current = isCovered;
  }, [isCovered]);
  return (
    <div className="game-coverable">
      <div ref={covered} className="game-covered" inert={isCovered} data-covered={isCovered || undefined}>
        {children}
      </div>
      {isCovered && <Cover hasClock={hasClock} onNext={onNext} />}
    </div>
  );
}
