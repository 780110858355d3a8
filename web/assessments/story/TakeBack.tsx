import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import { usePageKeys } from '#web/ui/use-page-keys.ts';

const SECONDS = 5;

type TakeBackProps = {
  readonly told: Language;
  /** The words of the option that was chosen last. */
  readonly chosen: string;
  readonly onTakeBack: () => void;
  /** The time is over: the choice stands. */
  readonly onOver: () => void;
};

/**
 * What was chosen last, and for five seconds a way to take it back. The time stands while the button has the focus, for those who need
 * longer. Afterwards the line stays, so that nothing moves.
 */
export function TakeBack({ told, chosen, onTakeBack, onOver }: TakeBackProps) {
  const { t } = useTranslation('assessments');
  const [left, setLeft] = useState(SECONDS);
  const [isStopped, setStopped] = useState(false);
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  const isOver = left === 0;

  useEffect(() => {
    if (isStopped || isOver) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) latest.current();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [left, isStopped, isOver]);

  usePageKeys(({ key, repeat }) => (key === 'Backspace' && !repeat && !isOver ? onTakeBack : undefined));

  return (
    <div className="story-chosen">
      <p>
        {t('story.chosen')} <span lang={told}>{chosen}</span>
      </p>
      <button
        type="button"
        className="story-take-back"
        style={isOver ? { visibility: 'hidden' } : undefined}
        aria-keyshortcuts="Backspace"
        onFocus={() => setStopped(true)}
        onBlur={() => setStopped(false)}
        onClick={onTakeBack}
      >
        {t('story.takeBack')} <span aria-hidden="true">({left})</span>
      </button>
      <span className="sr-only" role="status">
        {isOver ? '' : t('story.mayTakeBack', { count: SECONDS })}
      </span>
    </div>
  );
}
