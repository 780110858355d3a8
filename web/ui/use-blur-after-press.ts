import { type FocusEvent, type FocusEventHandler, useEffect } from 'react';

const STARTS = ['pointerdown', 'mousedown'] as const; // a tap leaves the field only at its mousedown, after its pointerup
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'contextmenu', 'keydown'] as const; // the last two: no release comes

let isPressed = false;
let isWatching = false;
let waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  if (waiting.length > 0) setTimeout(runWaiting); // the click comes right after the release, in the same task
}

function runWaiting(): void {
  const blurs = waiting;
  waiting = [];
  for (const blur of blurs) blur();
}

function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  for (const start of STARTS)
    window.addEventListener(
      start,
      () => {
        isPressed = true;
      },
      true,
    );
  for (const end of ENDS) window.addEventListener(end, release, true);
}

/**
 * Leaving a field may draw an error under it. While a press that left it is still down, that would move the button from under the pointer
 * and lose the click: so the field counts as left when the press is over.
 */
export function useBlurAfterPress<Field extends HTMLElement>(
  onBlur: FocusEventHandler<Field> | undefined,
): FocusEventHandler<Field> | undefined {
  useEffect(watchPresses, []);
  if (!onBlur) return undefined;
  return (event: FocusEvent<Field>) => {
    if (isPressed) waiting.push(() => onBlur(event));
    else onBlur(event);
  };
}
