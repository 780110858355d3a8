import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from './Button.tsx';

type Props = {
  readonly onRetry: () => void;
  /** From when on trying again can help, in milliseconds on this device's clock; at once when it is not known. */
  readonly retryAt?: number | undefined;
  /** Other words than "Try again". */
  readonly children?: ReactNode;
};

/**
 * "Try again". Until that can help, it cannot be pressed and counts down. A screen reader hears the beginning and the end, not every
 * second.
 */
export function RetryButton({ onRetry, retryAt = 0, children }: Props) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const left = useSecondsUntil(retryAt);
  const [announced, setAnnounced] = useState('');
  const hasToWait = left > 0;
  const spokenWait = hasToWait ? spoken(left, language) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the beginning and the end are told
  useEffect(() => {
    if (hasToWait) setAnnounced(t('failed.retryLater', { wait: spokenWait }));
    else if (retryAt > 0) setAnnounced(t('failed.retryNow'));
  }, [hasToWait, retryAt]);
  const { unit, number } = inLargestUnit(left);
  return (
    <>
      <Button variant="secondary" onClick={onRetry} disabled={hasToWait}>
        {hasToWait ? t(`failed.retryIn.${unit}`, { number }) : (children ?? t('failed.retry'))}
      </Button>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </>
  );
}

function useSecondsUntil(moment: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  const [left, setLeft] = useState(secondsLeft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts anew for another moment only
  useEffect(() => {
    setLeft(secondsLeft());
    if (secondsLeft() === 0) return;
    const timer = setInterval(() => {
      setLeft(secondsLeft());
      if (secondsLeft() === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Up to so many minutes are told in seconds, and so many hours in minutes. */
const MAX_IN_SMALLER_UNIT = 1.5;

function inLargestUnit(seconds: number): { unit: 'second' | 'minute' | 'hour'; number: number } {
  if (seconds <= MAX_IN_SMALLER_UNIT * MINUTE) return { unit: 'second', number: seconds };
  if (seconds <= MAX_IN_SMALLER_UNIT * HOUR) return { unit: 'minute', number: Math.ceil(seconds / MINUTE) };
  return { unit: 'hour', number: Math.ceil(seconds / HOUR) };
}

function spoken(seconds: number, language: string): string {
  const { unit, number } = inLargestUnit(seconds);
  return numberFormat(`${language}-IN`, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
}
