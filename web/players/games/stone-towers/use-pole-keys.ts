import { useLayoutEffect, useRef } from 'react';

type Keys = {
  /** How many can be pressed: the number keys from 1. */
  readonly count: number;
  readonly press: (place: number) => void;
  /** Arrow keys: -1 to the left, 1 to the right; none where arrows do nothing. */
  readonly move?: (step: -1 | 1) => void;
  readonly cancel?: () => void;
};

/**
 * Keys go by their place on the keyboard, so that they are the same under a Hindi one, and work wherever the focus is on the page. They work as
 * soon as the trial is seen: a layout effect comes before it is drawn.
 */
export function usePoleKeys(keys: Keys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actionOf(event, latest.current);
      if (!act || isElsewhere(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function actionOf({ code, repeat }: KeyboardEvent, { count, press, move, cancel }: Keys): (() => void) | undefined {
  if (repeat) return undefined; // a key held down since the trial before must not answer this one
  const number = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]);
  if (number <= count) return () => press(number - 1);
  if (code === 'ArrowLeft' && move) return () => move(-1);
  if (code === 'ArrowRight' && move) return () => move(1);
  if (code === 'Escape' && cancel) return cancel;
  return undefined;
}

/** With Control and the like, in a dialog, a menu or a field, a key is not the game's. */
const isElsewhere = ({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest('[role="dialog"], [role="menu"], input, select, textarea') !== null);
