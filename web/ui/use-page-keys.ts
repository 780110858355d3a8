import { useLayoutEffect, useRef } from 'react';

/** What a key does on the page now; undefined where it is not the page's. */
type ActionOf = (event: KeyboardEvent) => (() => void) | undefined;

/**
 * Keys that work wherever the focus is on the page, but in a dialog, a menu or a field. They work as soon as what they act on is seen: a
 * layout effect comes before it is drawn.
 */
export function usePageKeys(actionOf: ActionOf): void {
  const latest = useRef(actionOf);
  useLayoutEffect(() => {
    latest.current = actionOf;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      const act = latest.current(event);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

const isElsewhere = ({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest('[role="dialog"], [role="menu"], input, select, textarea') !== null);

/** The place that a number key stands for, from 0: by where the key is (`code`), since a Hindi keyboard types other signs with it. */
export function placeOf({ code }: KeyboardEvent): number | undefined {
  const number = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}
