import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoomTrial } from '#content/games/pattern-loom/script.ts';
import { Button } from '#web/ui/Button.tsx';
import { Clock } from '../Clock.tsx';
import type { TrialProps } from '../make-game.tsx';
import { PauseButton } from '../PauseButton.tsx';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { WaitingNote } from '../WaitingNote.tsx';
import { Alternatives } from './Alternatives.tsx';
import { ClothTable } from './ClothTable.tsx';
import { drafts, type LoomDraft } from './drafts.ts';
import { Loom } from './Loom.tsx';
import { Sureness } from './Sureness.tsx';
import { useTrialKeys } from './use-trial-keys.ts';

export function MatrixTrial({ trial, endsAt, sent, onDraft, onConfirm, isPauseWanted, onPauseWanted }: TrialProps<LoomTrial, LoomDraft>) {
  const { t } = useTranslation(['pattern-loom', 'games'], { nsMode: 'fallback' });
  const heading = useHeadingFocus();
  const board = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(drafts.empty);
  const draft = sent ?? chosen;
  const isSent = sent !== undefined;
  const isComplete = drafts.isComplete(draft);

  const change = (next: LoomDraft) => {
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

  const about = { number: trial.number, about: trial.estimatedTotal };
  const tried = trial.alternatives.find(({ id }) => id === draft.alternative)?.cell ?? null;
  const hint = draft.alternative === null ? 'trial.choose' : draft.sure === null ? 'trial.rate' : 'trial.complete';
  return (
    <div className="loom-trial" ref={board}>
      <div className="loom-trial-head">
        <h1 ref={heading} tabIndex={-1}>
          {trial.practice ? t('trial.practice', about) : t('trial.number', about)}
        </h1>
        {endsAt !== null && <Clock endsAt={endsAt} limitMs={trial.timeLimitMs} isStopped={isSent} />}
        <PauseButton isWanted={isPauseWanted} onWanted={onPauseWanted} />
        <progress className="loom-progress" value={trial.number - 1} max={trial.estimatedTotal} aria-hidden="true" />
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
