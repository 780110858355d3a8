import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to a new screen's heading, so that a screen reader reads on from there and keys go to this screen. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const stage = heading.current?.closest('.loom-stage');
    // On a phone the whole cloth and the button fit only when the stage begins at the top.
    const isCut = stage && stage.getBoundingClientRect().bottom > window.innerHeight;
    stage?.scrollIntoView({ block: isCut ? 'start' : 'nearest' });
  }, []);
  return heading;
}
