import type { MouseEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';

type AnswersProps = {
  /** What was answered to this flower; null before. */
  readonly given: boolean | null;
  /** Nothing is asked yet. */
  readonly isIdle: boolean;
  readonly onAnswer: (isSame: boolean, event: Event) => void;
};

/** The two answers, wide enough for two thumbs. */
export function Answers({ given, isIdle, onAnswer }: AnswersProps) {
  const { t } = useTranslation('still-lake');
  return (
    <fieldset className="lake-answers">
      <legend className="sr-only">{t('block.question')}</legend>
      {[true, false].map((isSame) => (
        <button
          type="button"
          key={String(isSame)}
          className="lake-answer"
          data-answer={isSame ? 'same' : 'other'}
          aria-pressed={given === isSame}
          aria-disabled={isIdle || undefined}
          // The moment counts at which the finger comes down; a click without one comes from a keyboard or a screen reader.
          onPointerDown={(event: PointerEvent) => event.button === 0 && onAnswer(isSame, event.nativeEvent)}
          onClick={(event: MouseEvent) => event.detail === 0 && onAnswer(isSame, event.nativeEvent)}
        >
          <svg viewBox="0 0 40 24" width="40" height="24" aria-hidden="true" focusable="false">
            <ellipse className="lake-answer-pad" cx={isSame ? 20 : 9} cy="17" rx="8" ry="3" />
            <circle className="lake-answer-bloom" cx={isSame ? 20 : 31} cy="11" r="6" />
            {!isSame && <ellipse className="lake-answer-pad" cx="31" cy="19" rx="8" ry="3" />}
          </svg>
          <span>{t(isSame ? 'block.same' : 'block.other')}</span>
          <kbd>{isSame ? '←' : '→'}</kbd>
        </button>
      ))}
    </fieldset>
  );
}
