import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoomTrial, PRACTICE_TRIALS } from '#content/games/pattern-loom/script.ts';
import { Confirm } from '../Confirm.tsx';
import type { TrialProps } from '../make-game.tsx';
import { TrialHead } from '../TrialHead.tsx';
import { Alternatives } from './Alternatives.tsx';
import { ClothTable } from './ClothTable.tsx';
import { drafts, type LoomDraft } from './drafts.ts';
import { Loom } from './Loom.tsx';
import { Sureness } from './Sureness.tsx';
import { useTrialKeys } from './use-trial-keys.ts';

export function MatrixTrial({ trial, endsAt, sent, onDraft, onConfirm, isPauseWanted, onPauseWanted }: TrialProps<LoomTrial, LoomDraft>) {
  const { t } = useTranslation('pattern-loom');
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

  const tried = trial.alternatives.find(({ id }) => id === draft.alternative)?.cell ?? null;
  const hint = draft.alternative === null ? 'trial.choose' : 'trial.rate';
  return (
    <div className="loom-trial" ref={board}>
      <TrialHead
        title={t('trial.question')}
        trial={trial}
        practice={{ number: trial.number, total: PRACTICE_TRIALS }}
        {...{ endsAt, isSent, isPauseWanted, onPauseWanted }}
      />
      <div className="loom-cloth">
        <Loom matrix={trial.matrix} tried={tried} />
        <ClothTable matrix={trial.matrix} tried={tried} />
      </div>
      <div className="loom-answer">
        <Alternatives alternatives={trial.alternatives} chosen={draft.alternative} isFixed={isSent} onChoose={choose} />
        <Sureness sure={draft.sure} isFixed={isSent || draft.alternative === null} onRate={rate} />
        <Confirm isComplete={isComplete} isSent={isSent} hint={t(hint)} onConfirm={confirm} />
      </div>
    </div>
  );
}
