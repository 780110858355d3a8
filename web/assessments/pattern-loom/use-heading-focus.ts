import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to a new screen's heading, so that a screen reader reads on from there and keys go to this screen. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.loom-stage')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return heading;
}
