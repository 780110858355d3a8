import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is, and again whenever that changes; undefined until the browser has laid it out. One that is hidden keeps its width. */
export function useWidth<Target extends HTMLElement>(): readonly [RefObject<Target | null>, number | undefined] {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const laidOut = Math.floor(element.clientWidth);
      if (laidOut > 0) setWidth(laidOut); // 0: not shown just now, and no chart fits into nothing
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
