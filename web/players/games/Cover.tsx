import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** A key or a touch that was meant for the trial does not lift the cover. */
const SETTLE_MS = 400;
const EVENTS = ['keydown', 'keyup', 'pointerdown', 'pointerup', 'click'] as const;

/** Lies over a trial while the player was away. Nothing that is pressed here reaches the trial. */
export function Cover({ hasClock, onNext }: { hasClock: boolean; onNext: () => void }) {
  const { t } = useTranslation('games');
  const heading = useHeadingFocus();
  const cover = useRef<HTMLDivElement>(null);
  const latest = useRef(onNext);
  useEffect(() => {
    latest.current = onNext;
  });
  useEffect(() => {
    const appearedAt = performance.now();
    const hold = (event: Event) => {
      const isInside = event.target instanceof Node && cover.current?.contains(event.target);
      if (event instanceof KeyboardEvent) {
        const isOnButton = event.target instanceof Element && event.target.closest('button, a');
        if (event.type === 'keydown' && event.key === 'Enter' && !event.repeat && !isOnButton && performance.now() - appearedAt > SETTLE_MS)
          latest.current();
        event.stopImmediatePropagation(); // the browser still moves the focus, and presses a button that has it
      } else if (!isInside && event.target instanceof Element && event.target.closest('.game-stage')) event.stopImmediatePropagation();
    };
    for (const name of EVENTS) window.addEventListener(name, hold, { capture: true });
    return () => {
      for (const name of EVENTS) window.removeEventListener(name, hold, { capture: true });
    };
  }, []);
  return (
    <div className="game-cover game-message" ref={cover}>
      <h1 ref={heading} tabIndex={-1}>
        {t('away.title')}
      </h1>
      <p>{t(hasClock ? 'away.clockText' : 'away.text')}</p>
      <Button onClick={onNext}>{t('pause.next')}</Button>
    </div>
  );
}
