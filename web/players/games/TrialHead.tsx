import { useTranslation } from 'react-i18next';
import type { ShownTrial } from '#content/games/script-trial.ts';
import { Clock } from './Clock.tsx';
import { PartsDone } from './PartsDone.tsx';
import { PauseButton } from './PauseButton.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

type TrialHeadProps = {
  readonly title: string;
  readonly trial: ShownTrial;
  /** In practice: which one of how many. */
  readonly practice: { readonly number: number; readonly total: number };
  readonly endsAt: number | null;
  readonly isSent: boolean;
  readonly isPauseWanted: boolean;
  readonly onPauseWanted: (isWanted: boolean) => void;
};

/** What stands above a trial: what it asks, the time that is left, the wish for a pause, and how far one has come. */
export function TrialHead({ title, trial, practice, endsAt, isSent, isPauseWanted, onPauseWanted }: TrialHeadProps) {
  const { t } = useTranslation('games');
  const heading = useHeadingFocus();
  return (
    <div className="game-trial-head">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {endsAt !== null && trial.timeLimitMs && <Clock endsAt={endsAt} limitMs={trial.timeLimitMs} isStopped={isSent} />}
      <PauseButton isWanted={isPauseWanted} onWanted={onPauseWanted} />
      {trial.practice ? <p className="game-practice">{t('trial.practice', practice)}</p> : <PartsDone share={trial.share ?? 0} />}
    </div>
  );
}
