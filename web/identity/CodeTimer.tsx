import { useTranslation } from 'react-i18next';
import { asClock } from './clock.ts';

/** The time until another code may be asked for. */
export function CodeTimer({ left }: { left: number | undefined }) {
  const { t } = useTranslation('identity');
  if (left === undefined || left <= 0) return null;
  return (
    <span role="timer" aria-label={t('code.timer')} className="tabular-nums text-muted">
      {asClock(left)}
    </span>
  );
}
