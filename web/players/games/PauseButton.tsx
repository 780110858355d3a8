import { useTranslation } from 'react-i18next';

/** Asks for a pause after the trial that is being played. */
export function PauseButton({ isWanted, onWanted }: { isWanted: boolean; onWanted: (isWanted: boolean) => void }) {
  const { t } = useTranslation('games');
  return (
    <button type="button" className="game-pause" aria-pressed={isWanted} onClick={() => onWanted(!isWanted)}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d="M5 3V13M11 3V13" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      <span>{t(isWanted ? 'trial.willPause' : 'trial.pauseAfter')}</span>
    </button>
  );
}
