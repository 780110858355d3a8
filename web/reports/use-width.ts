import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is, and again whenever that changes; undefined until the browser has laid the page out. */
export function useWidth<Target extends HTMLElement>(): readonly [RefObject<Target | null>, number | undefined] {
  const ref = useRef<Target>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
