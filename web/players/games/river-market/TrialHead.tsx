import { useTranslation } from 'react-i18next';
import type { MarketTrial } from '#content/games/river-market/script.ts';
import { PartsDone } from '../PartsDone.tsx';
import { PauseButton } from '../PauseButton.tsx';
import { useHeadingFocus } from '../use-heading-focus.ts';

type TrialHeadProps = {
  readonly trial: MarketTrial;
  readonly isPauseWanted: boolean;
  readonly onPauseWanted: (isWanted: boolean) => void;
};

/** Which bargain or pot this is, how far one has come, and the wish for a pause. */
export function TrialHead({ trial, isPauseWanted, onPauseWanted }: TrialHeadProps) {
  const { t } = useTranslation('river-market');
  const heading = useHeadingFocus();
  const { kind, number, total, practice } = trial;
  return (
    <div className="market-head">
      <h1 ref={heading} tabIndex={-1}>
        {t(practice ? `trial.${kind}Practice` : `trial.${kind}`, { number, total })}
      </h1>
      <PauseButton isWanted={isPauseWanted} onWanted={onPauseWanted} />
      {practice ? <p className="market-practice">{t('trial.practice', { number, total })}</p> : <PartsDone share={trial.share ?? 0} />}
    </div>
  );
}
