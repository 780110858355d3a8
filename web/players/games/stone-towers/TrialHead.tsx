import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoneTrial } from '#content/games/stone-towers/script.ts';
import { PartsDone } from '../PartsDone.tsx';
import { PauseButton } from '../PauseButton.tsx';
import { useHeadingFocus } from '../use-heading-focus.ts';

type TrialHeadProps = {
  readonly trial: StoneTrial;
  readonly title: string;
  readonly isPauseWanted: boolean;
  readonly onPauseWanted: (isWanted: boolean) => void;
  /** The clock, where there is one. */
  readonly children?: ReactNode;
};

/** What this trial is, how far one has come, and the wish for a pause. */
export function TrialHead({ trial, title, isPauseWanted, onPauseWanted, children }: TrialHeadProps) {
  const { t } = useTranslation('stone-towers');
  const heading = useHeadingFocus();
  return (
    <div className="towers-head">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <PauseButton isWanted={isPauseWanted} onWanted={onPauseWanted} />
      {trial.practice ? (
        <p className="towers-quiet">{t('trial.practice', { number: trial.number, total: trial.practiceTotal })}</p>
      ) : (
        <PartsDone share={trial.share ?? 0} />
      )}
    </div>
  );
}
