import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a new screen's heading, so that a screen reader reads on from there and keys go to this screen. The first screen of a
 * game begins where its page begins.
 */
export function useHeadingFocus({ isFirst = false } = {}): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (isFirst) {
      window.scrollTo(0, 0); // not returned: newer browsers give a promise, which React would call as the effect's end
      return;
    }
    const stage = heading.current?.closest('.game-stage');
    // On a phone the whole trial and its button fit only when the stage begins at the top.
    const isCut = stage && stage.getBoundingClientRect().bottom > window.innerHeight;
    stage?.scrollIntoView({ block: isCut ? 'start' : 'nearest' });
  }, [isFirst]);
  return heading;
}
