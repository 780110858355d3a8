import { useTranslation } from 'react-i18next';
import { useChoiceKeys } from '../use-choice-keys.ts';

const ANSWERS = [
  { isChanged: false, words: 'trial.same' },
  { isChanged: true, words: 'trial.changed' },
] as const;

type SameOrChangedProps = {
  /** An answer can be given now. Until then the buttons keep their place and do nothing. */
  readonly isOpen: boolean;
  readonly chosen?: boolean | undefined;
  readonly onAnswer: (isChanged: boolean) => void;
};

export function SameOrChanged({ isOpen, chosen, onAnswer }: SameOrChangedProps) {
  const { t } = useTranslation('masks');
  const answer = (isChanged: boolean) => {
    if (isOpen) onAnswer(isChanged);
  };
  useChoiceKeys({ count: ANSWERS.length, choose: (place) => answer(place === 1), move: (step) => answer(step > 0) });
  return (
    <div className="masks-answers">
      {ANSWERS.map(({ isChanged, words }, place) => (
        <button
          key={words}
          type="button"
          className="game-answer"
          aria-disabled={!isOpen}
          aria-keyshortcuts={String(place + 1)}
          data-chosen={chosen === isChanged || undefined}
          onClick={() => answer(isChanged)}
        >
          <span className="game-answer-number" aria-hidden="true">
            {place + 1}
          </span>
          {t(words)}
        </button>
      ))}
    </div>
  );
}
