import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A connection that answers within this time is not worth a word. */
const QUIET_MS = 1500;

/** While an answer is being sent: nothing at first, then that it is kept and waits for the connection. */
export function WaitingNote({ isOutOfTime }: { isOutOfTime: boolean }) {
  const { t } = useTranslation('games');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLong) return t('sending.waiting');
  return isOutOfTime ? t('trial.timeUp') : null;
}
