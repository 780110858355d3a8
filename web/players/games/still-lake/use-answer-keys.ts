import { useEffect, useRef } from 'react';

/** Keys go by their place (`code`), so that they are found under a Hindi keyboard as well. */
const SAME = ['ArrowLeft', 'KeyF', 'Digit1', 'Numpad1'];
const OTHER = ['ArrowRight', 'KeyJ', 'Digit2', 'Numpad2'];

/** The keys of a block work wherever the focus is on the page, but in a dialog, a menu or a field. A key held down answers once. */
export function useAnswerKeys(answer: (isSame: boolean, event: Event) => void): void {
  const latest = useRef(answer);
  useEffect(() => {
    latest.current = answer;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const isSame = SAME.includes(event.code);
      if (!isSame && !OTHER.includes(event.code)) return;
      event.preventDefault(); // arrows scroll
      if (!event.repeat) latest.current(isSame, event);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="menu"], input, select, textarea') !== null;
