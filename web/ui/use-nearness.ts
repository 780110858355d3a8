import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below or above the screen something is near: about half a phone's screen. */
const MARGIN = '400px 0px';

/** Whether an element has come near the screen. Once it has, that stays. */
export function useNearness<Target extends Element>(): [place: RefObject<Target | null>, isNear: boolean] {
  const place = useRef<Target>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, isNear];
}
