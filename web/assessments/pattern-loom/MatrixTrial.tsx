import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireTrial } from '#content/pattern-loom/script.ts';
import { Button } from '#web/ui/Button.tsx';
import { Alternatives } from './Alternatives.tsx';
import { Clock } from './Clock.tsx';
import { ClothTable } from './ClothTable.tsx';
import { Loom } from './Loom.tsx';
import type { Draft } from './run-trials.ts';
import { Sureness } from './Sureness.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useTrialKeys } from './use-trial-keys.ts';
import { WaitingNote } from './WaitingNote.tsx';

type MatrixTrialProps = {
  readonly trial: WireTrial;
  /** On the clock of `performance.now()`. */
  readonly endsAt: number;
  /** The answer that is on its way: nothing can be changed any more. */
  readonly sent?: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onConfirm: (draft: Draft) => void;
  readonly isPauseWanted: boolean;
  readonly onPauseWanted: (isWanted: boolean) => void;
};

const NOTHING: Draft = { alternative: null, sure: null };

export function MatrixTrial({ trial, endsAt, sent, onDraft, onConfirm, isPauseWanted, onPauseWanted }: MatrixTrialProps) {
  const { t } = useTranslation('pattern-loom');
  const heading = useHeadingFocus();
  const board = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(NOTHING);
  const draft = sent ?? chosen;
  const isSent = sent !== undefined;
  const isComplete = draft.alternative !== null && draft.sure !== null;

  const change = (next: Draft) => {
    if (isSent) return;
    setChosen(next);
    onDraft(next);
  };
  const choose = (alternative: string) => change({ ...draft, alternative });
  const rate = (sure: boolean) => {
    if (draft.alternative !== null) change({ ...draft, sure });
  };
  const confirm = () => {
    if (isComplete && !isSent) onConfirm(draft);
  };
  useTrialKeys({ board, ids: trial.alternatives.map(({ id }) => id), chosen: draft.alternative, choose, rate, isComplete, confirm });

  const about = { number: trial.number, about: trial.ofAbout };
  const tried = trial.alternatives.find(({ id }) => id === draft.alternative)?.cell ?? null;
  const hint = draft.alternative === null ? 'trial.choose' : draft.sure === null ? 'trial.rate' : 'trial.complete';
  return (
    <div className="loom-trial" ref={board}>
      <div className="loom-trial-head">
        <h1 ref={heading} tabIndex={-1}>
          {trial.practice ? t('trial.practice', about) : t('trial.number', about)}
        </h1>
        <Clock endsAt={endsAt} limitMs={trial.timeLimitMs} isStopped={isSent} />
        <button type="button" className="loom-pause" aria-pressed={isPauseWanted} onClick={() => onPauseWanted(!isPauseWanted)}>
          <PauseSign />
          <span>{t(isPauseWanted ? 'trial.willPause' : 'trial.pauseAfter')}</span>
        </button>
        <progress className="loom-progress" value={trial.number - 1} max={trial.ofAbout} aria-hidden="true" />
      </div>
      <div className="loom-cloth">
        <Loom matrix={trial.matrix} tried={tried} />
        <ClothTable matrix={trial.matrix} tried={tried} />
      </div>
      <div className="loom-answer">
        <Alternatives alternatives={trial.alternatives} chosen={draft.alternative} isFixed={isSent} onChoose={choose} />
        <Sureness sure={draft.sure} isFixed={isSent || draft.alternative === null} onRate={rate} />
        <div className="loom-confirm">
          <p className="loom-hint" role="status">
            {isSent ? <WaitingNote isOutOfTime={draft.alternative === null} /> : t(hint)}
          </p>
          <Button onClick={confirm} disabled={!isComplete} busy={isSent}>
            {t('trial.next')}
          </Button>
        </div>
      </div>
    </div>
  );
}

const PauseSign = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
    <path d="M5 3V13M11 3V13" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
  </svg>
);
