import { useTranslation } from 'react-i18next';
import type { LakeTrial, ShownPractice, ShownStep } from '#content/games/still-lake/script.ts';
import { Button } from '#web/ui/Button.tsx';
import type { FeedbackProps } from '../make-game.tsx';
import { useEnterKey } from '../use-enter-key.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { SmallLake } from './BackPicture.tsx';

const SETTLE_MS = 400;

/** After practice: each flower with the place that it was to be compared with, what was answered and what was right. */
export function PracticeFeedback({ feedback, shown, isRetry, onNext }: FeedbackProps<LakeTrial, ShownPractice>) {
  const { t } = useTranslation('still-lake');
  const heading = useHeadingFocus();
  useEnterKey(onNext, SETTLE_MS);
  const isRight = feedback === 'right';
  return (
    <div className="game-message lake-feedback">
      <h1 ref={heading} tabIndex={-1}>
        {t(isRight ? 'feedback.right' : 'feedback.wrong')}
      </h1>
      <p>{t(isRight ? 'feedback.rightText' : isRetry ? 'feedback.wrongText' : 'feedback.onward')}</p>
      {shown && (
        <>
          <p className="lake-quiet">{t('feedback.key')}</p>
          <ol aria-label={t('feedback.steps')}>
            {shown.steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps stand still
              <StepTold key={index} step={step} number={index + 1 + shown.back} />
            ))}
          </ol>
        </>
      )}
      <Button onClick={onNext}>{t(isRetry ? 'feedback.again' : 'feedback.next')}</Button>
    </div>
  );
}

function StepTold({ step, number }: { step: ShownStep; number: number }) {
  const { t } = useTranslation('still-lake');
  const { place, before, same, given } = step;
  const nameOf = (isSame: boolean) => t(isSame ? 'block.same' : 'block.other');
  const isRight = (given ?? false) === same;
  const outcome = isRight
    ? t('feedback.wasRight')
    : given === null
      ? t('feedback.wasMissed', { other: nameOf(false) })
      : t('feedback.wasWrong', { given: nameOf(given) });
  return (
    <li className="lake-step" data-right={isRight}>
      <SmallLake open={place} before={before} />
      <span aria-hidden="true">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
          <path d={isRight ? 'M3 8.500L6.500 12L13 4.500' : 'M4 4L12 12M12 4L4 12'} />
        </svg>
        {nameOf(same)}
      </span>
      <span className="sr-only">
        {t('feedback.step', { number, place: t(`places.${place}`), before: t(`places.${before}`), right: nameOf(same) })} {outcome}
      </span>
    </li>
  );
}
