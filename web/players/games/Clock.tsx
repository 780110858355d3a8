import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const LOOK_MS = 250;
/** A screen reader says how much time is left when it is so much. */
const ANNOUNCED_AT_S = 15;

/** The time that is left: a thread that grows shorter each second. Calm, never red, never blinking. */
export function Clock({ endsAt, limitMs, isStopped }: { endsAt: number; limitMs: number; isStopped: boolean }) {
  const { t } = useTranslation('games');
  const secondsLeft = () => Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
  const [left, setLeft] = useState(secondsLeft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function reads endsAt alone
  useEffect(() => {
    if (isStopped) return;
    setLeft(secondsLeft());
    const timer = setInterval(() => setLeft(secondsLeft()), LOOK_MS);
    return () => clearInterval(timer);
  }, [endsAt, isStopped]);
  const share = Math.min(1, (1000 * left) / limitMs);
  const words = t('trial.secondsLeft', { count: left });
  return (
    <div className="game-clock">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="game-clock-warp" d="M0 4H100" />
        <path className="game-clock-thread" d="M0 4H100" style={{ transform: `scaleX(${share})` }} />
      </svg>
      <span role="timer">{words}</span>
      <span className="sr-only" role="status">
        {left <= ANNOUNCED_AT_S && left > 0 && !isStopped ? t('trial.secondsLeft', { count: ANNOUNCED_AT_S }) : ''}
      </span>
    </div>
  );
}
