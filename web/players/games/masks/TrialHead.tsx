import { useTranslation } from 'react-i18next';
import type { MasksTrial } from '#content/games/masks/script.ts';
import { PartsDone } from '../PartsDone.tsx';
import { PauseButton } from '../PauseButton.tsx';
import { useHeadingFocus } from '../use-heading-focus.ts';

type TrialHeadProps = {
  readonly trial: MasksTrial;
  readonly isPauseWanted: boolean;
  readonly onPauseWanted: (isWanted: boolean) => void;
};

/** What this trial asks, how far one has come, and the wish for a pause. */
export function TrialHead({ trial, isPauseWanted, onPauseWanted }: TrialHeadProps) {
  const { t } = useTranslation('masks');
  const heading = useHeadingFocus();
  return (
    <div className="masks-head">
      <h1 ref={heading} tabIndex={-1}>
        {t(trial.kind === 'looks' ? 'welcome.looksTitle' : 'welcome.feelingTitle')}
      </h1>
      <PauseButton isWanted={isPauseWanted} onWanted={onPauseWanted} />
      {trial.practice ? (
        <p className="masks-practice">{t('trial.practice', { number: trial.number, total: trial.practiceTotal })}</p>
      ) : (
        <PartsDone share={trial.share ?? 0} />
      )}
    </div>
  );
}
