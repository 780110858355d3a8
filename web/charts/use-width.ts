import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element, always up to date; undefined until the browser has laid it out. A hidden element keeps its last width. */
export function useWidth<Target extends HTMLElement>(): readonly [RefObject<Target | null>, number | undefined] {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const laidOut = Math.floor(element.clientWidth);
      if (laidOut > 0) setWidth(laidOut); // 0: the element is hidden just now
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element); // which measures it once the page is laid out: to ask at once would lay it out for each chart
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
