import { useEffect, useRef } from 'react';

/** The focus goes to the heading of each new screen, so that it is read out and the keyboard goes on from there. Not to the first one. */
export function useHeading(screen: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new screen
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [screen]);
  return heading;
}
