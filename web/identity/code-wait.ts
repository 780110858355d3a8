import { useEffect, useState } from 'react';
import { CODE_WAIT_SECONDS } from '#contract/identity.ts';

type Purpose = 'verify' | 'reset';
const keyOf = (purpose: Purpose) => `codeSentAt:${purpose}`;

/** Starts the timer; it goes on over a reload. */
export function rememberCodeSent(purpose: Purpose): void {
  try {
    window.sessionStorage.setItem(keyOf(purpose), String(Date.now()));
  } catch {}
}

function secondsLeft(purpose: Purpose): number {
  try {
    const sentAt = Number(window.sessionStorage.getItem(keyOf(purpose)) ?? 0);
    return Math.max(0, CODE_WAIT_SECONDS - (Date.now() - sentAt) / 1000);
  } catch {
    return 0;
  }
}

/** The seconds until another code may be asked for. `undefined` while the page is being taken over. */
export function useCodeWait(purpose: Purpose): { left: number | undefined; restart: () => void } {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(purpose));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [purpose]);
  return {
    left,
    restart() {
      rememberCodeSent(purpose);
      setLeft(CODE_WAIT_SECONDS);
    },
  };
}
