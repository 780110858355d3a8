import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeelingTrial, MasksTrial } from '#content/games/masks/script.ts';
import { Confirm } from '../Confirm.tsx';
import type { TrialProps } from '../make-game.tsx';
import { TrialHead } from '../TrialHead.tsx';
import { useChoiceKeys } from '../use-choice-keys.ts';
import { drafts, type MasksDraft } from './drafts.ts';
import { FacePicture } from './FacePicture.tsx';

type FeelingScreenProps = Omit<TrialProps<MasksTrial, MasksDraft>, 'trial'> & { readonly trial: MasksTrial & FeelingTrial };

/** A face, what it says, and four feelings to choose from. */
export function FeelingScreen({ trial, endsAt, sent, isCovered, onDraft, onConfirm, isPauseWanted, onPauseWanted }: FeelingScreenProps) {
  const { t } = useTranslation('masks');
  const question = useId();
  const group = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(drafts.empty);
  const draft = sent ?? chosen;
  const isSent = sent !== undefined;
  const isComplete = drafts.isComplete(draft);
  const place = draft.answer?.kind === 'feeling' ? draft.answer.place : null;

  const choose = (next: number) => {
    if (isSent || isCovered) return;
    const changed: MasksDraft = { answer: { kind: 'feeling', place: next } };
    setChosen(changed);
    onDraft(changed);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  };
  const move = (step: number) => choose(place === null ? 0 : (place + step + trial.options.length) % trial.options.length);
  const confirm = () => {
    if (isComplete && !isSent) onConfirm(draft);
  };
  useChoiceKeys({ count: trial.options.length, choose, move, confirm });

  return (
    <div className="masks-trial masks-feeling">
      <TrialHead
        title={t('welcome.feelingTitle')}
        trial={trial}
        practice={{ number: trial.number, total: trial.practiceTotal }}
        endsAt={endsAt}
        isSent={isSent}
        isPauseWanted={isPauseWanted}
        onPauseWanted={onPauseWanted}
      />
      <div className="masks-speaker">
        <FacePicture look={trial.look} face={trial.face} isDescribed />
        <p className="masks-bubble">
          <span className="sr-only">{t('trial.says')} </span>
          <q>{t(`lines.${trial.line}`)}</q>
        </p>
      </div>
      <div className="masks-asked">
        <p id={question} className="masks-question">
          {t('trial.question')}
        </p>
        <p className="masks-trust">{t('trial.trust')}</p>
        <div ref={group} className="masks-options" role="radiogroup" aria-labelledby={question} aria-disabled={isSent}>
          {trial.options.map((feeling, index) => (
            // biome-ignore lint/a11y/useSemanticElements: one look and one set of keys with the other answers of the game
            <button
              key={feeling}
              type="button"
              role="radio"
              className="game-answer"
              aria-checked={index === place}
              aria-disabled={isSent}
              aria-keyshortcuts={String(index + 1)}
              tabIndex={index === (place ?? 0) ? 0 : -1}
              onClick={() => choose(index)}
            >
              <span className="game-answer-number" aria-hidden="true">
                {index + 1}
              </span>
              {t(`feelings.${feeling}`)}
            </button>
          ))}
        </div>
        <Confirm isComplete={isComplete} isSent={isSent} hint={t('trial.choose')} onConfirm={confirm} />
      </div>
    </div>
  );
}
