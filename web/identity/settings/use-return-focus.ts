import { type RefObject, useEffect, useRef } from 'react';

/** The button that opens a form: it has the focus again when the form is given up. What was done takes the focus by itself. */
export function useReturnFocus(isOpen: boolean, isDone: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && !isDone) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isDone]);
  return button;
}
