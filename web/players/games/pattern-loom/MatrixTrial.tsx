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

/** The cloth on the loom, eight patches to choose from, and how sure one is. */
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
  const choose = (place: number) => change({ ...draft, place });
  const rate = (sure: boolean) => {
    if (draft.place !== null) change({ ...draft, sure });
  };
  const confirm = () => {
    if (isComplete && !isSent) onConfirm(draft);
  };
  useTrialKeys({ board, chosen: draft.place, choose, rate, isComplete, confirm });

  const tried = draft.place === null ? null : trial.alternatives[draft.place]!;
  return (
    <div className="loom-board" ref={board} data-trial={trial.id}>
      <div className="loom-trial">
        <TrialHead
          title={t('trial.title')}
          trial={trial}
          practice={{ number: trial.number, total: PRACTICE_TRIALS }}
          {...{ endsAt, isSent, isPauseWanted, onPauseWanted }}
        />
        <div className="loom-cloth">
          <Loom matrix={trial.matrix} tried={tried} />
          <ClothTable matrix={trial.matrix} last={{ cell: tried, isRight: false }} />
        </div>
        <div className="loom-answer">
          <Alternatives alternatives={trial.alternatives} chosen={draft.place} isFixed={isSent} onChoose={choose} />
          <Sureness sure={draft.sure} isFixed={isSent || draft.place === null} onRate={rate} />
          <Confirm
            isComplete={isComplete}
            isSent={isSent}
            hint={t(draft.place === null ? 'trial.choose' : 'trial.rate')}
            onConfirm={confirm}
          />
        </div>
      </div>
    </div>
  );
}
