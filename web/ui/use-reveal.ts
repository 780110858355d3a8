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
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { threshold: 0.1, rootMargin: '0px 0px -50px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
