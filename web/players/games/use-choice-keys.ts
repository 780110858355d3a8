import { useEffect, useRef } from 'react';

type ChoiceKeys = {
  /** How many can be chosen: the number keys from 1. */
  readonly count: number;
  readonly choose: (place: number) => void;
  /** Arrow keys, by how far they move; none where arrows do nothing. */
  readonly move?: (step: number) => void;
  /** Enter on what is chosen. */
  readonly confirm?: () => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Keys that work wherever the focus is on the page, by their place on the keyboard, so that they are the same under a Hindi one. */
export function useChoiceKeys(keys: ChoiceKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
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

function actionOf({ code, repeat, target }: KeyboardEvent, { count, choose, move, confirm }: ChoiceKeys): (() => void) | undefined {
  if (repeat) return undefined; // a key held down since the trial before must not answer this one
  const number = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]);
  if (number <= count) return () => choose(number - 1);
  const step = STEPS[code];
  if (step !== undefined && move) return () => move(step);
  // elsewhere Enter is the button's that has the focus, or that of the whole screen
  if ((code === 'Enter' || code === 'NumpadEnter') && confirm && isRadio(target)) return confirm;
  return undefined;
}

const isRadio = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[aria-checked="true"]') !== null;

/** With Control and the like, in a dialog, a menu or a field, a key is not the game's. */
const isElsewhere = ({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest('[role="dialog"], [role="menu"], input, select, textarea') !== null);
