import { useEffect, useRef } from 'react';

/**
 * Enter goes on from a quiet screen, wherever the focus is, unless a control has it: then Enter is that control's. With `settleMs`,
 * not at once: an Enter meant for the trial before, pressed twice, must not skip what is said here.
 */
export function useEnterKey(goOn: () => void, settleMs = 0): void {
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    const appearedAt = performance.now();
    const press = (event: KeyboardEvent) => {
      const isOnControl = event.target instanceof Element && event.target.closest('a, button, input, select, textarea, [role="dialog"]');
      if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || isOnControl) return;
      if (performance.now() - appearedAt < settleMs) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [settleMs]);
}
