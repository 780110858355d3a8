import { useEffect, useEffectEvent, useState } from 'react';
import { CODE_WAIT_SECONDS } from '#contract/identity.ts';
import { deviceStorage } from '#web/api/json-storage.ts';

type Purpose = 'verify' | 'reset';
/** When a code was last sent to each address, in milliseconds. */
type Sendings = Readonly<Record<string, number>>;

const keyOf = (purpose: Purpose) => `codesSent:${purpose}` as const;
const addressOf = (email: string) => email.trim().toLowerCase();

export function secondsLeft(sentAt: number | undefined, now: number): number {
  const left = sentAt === undefined ? 0 : CODE_WAIT_SECONDS - (now - sentAt) / 1000;
  return left > CODE_WAIT_SECONDS ? 0 : Math.max(0, left); // a clock that was put back must not lock the button for hours
}

/** In local storage, because the link in the mail opens another tab. An address is kept only while its timer runs. */
function readSendings(purpose: Purpose): Sendings {
  const kept = Object.entries((deviceStorage.read(keyOf(purpose)) ?? {}) as Sendings);
  const running = kept.filter(([, sentAt]) => secondsLeft(sentAt, Date.now()) > 0);
  if (running.length < kept.length) keepSendings(purpose, Object.fromEntries(running));
  return Object.fromEntries(running);
}

function keepSendings(purpose: Purpose, sendings: Sendings): void {
  deviceStorage.write(keyOf(purpose), Object.keys(sendings).length === 0 ? null : sendings);
}

/** Starts the timer of this address; it goes on over a reload and in other tabs. */
export function rememberCodeSent(purpose: Purpose, email: string): void {
  keepSendings(purpose, { ...readSendings(purpose), [addressOf(email)]: Date.now() });
}

type CodeWait = {
  /** The seconds until another code may be asked for at this address. `undefined` while the page is being taken over. */
  readonly left: number | undefined;
  /** A code was sent, or the server says so. */
  readonly restart: () => void;
};

export function useCodeWait(purpose: Purpose, email: string): CodeWait {
  const [left, setLeft] = useState<number>();
  const tick = useEffectEvent(() => setLeft(secondsLeft(readSendings(purpose)[addressOf(email)], Date.now())));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address shows its own timer at once
  useEffect(() => {
    tick();
    const timer = setInterval(() => tick(), 500);
    return () => clearInterval(timer);
  }, [purpose, email]);
  return {
    left,
    restart() {
      rememberCodeSent(purpose, email);
      setLeft(CODE_WAIT_SECONDS);
    },
  };
}
