import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Lets an element fade in once, when a tenth of it is visible with a margin of 50 px at the bottom (specification, section 9).
 * What is in sight when the page opens, or has no script, or whose reader wants less motion, is never hidden.
 */
export function useReveal<Target extends HTMLElement>(): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      // The browser says first where the element is. Asked for by each element, its place would be laid out anew for each.
      ([entry]) => {
        if (element.dataset.reveal === 'waiting') {
          if (!entry!.isIntersecting) return;
          element.dataset.reveal = 'shown';
        } else if (entry!.boundingClientRect.top >= window.innerHeight) {
          element.dataset.reveal = 'waiting';
          return;
        }
        observer.disconnect();
      },
      { threshold: 0.1, rootMargin: '0px 0px -50px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
