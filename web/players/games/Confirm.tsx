import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { useEnterKey } from './use-enter-key.ts';
import { WaitingNote } from './WaitingNote.tsx';

type ConfirmProps = {
  readonly isComplete: boolean;
  readonly isSent: boolean;
  /** What is still to be done before one can go on. */
  readonly hint: ReactNode;
  readonly onConfirm: () => void;
};

/** The way on from a trial: what was chosen can be changed until Next is pressed, and the page says so. Enter presses it too. */
export function Confirm({ isComplete, isSent, hint, onConfirm }: ConfirmProps) {
  const { t } = useTranslation('games');
  const confirm = () => {
    if (isComplete && !isSent) onConfirm();
  };
  useEnterKey(confirm);
  return (
    <div className="game-confirm">
      <p role="status">{isSent ? <WaitingNote isOutOfTime={!isComplete} /> : isComplete ? t('trial.mayChange') : hint}</p>
      <Button onClick={confirm} disabled={!isComplete} busy={isSent}>
        {t('trial.next')}
      </Button>
    </div>
  );
}
