import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const PAGES = 2;
/** Wider than this, both pages stand side by side (specification, section 9). */
const NARROW = '(max-width: 768px)';

type Pages = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** 0 or 1. */
  readonly page: number;
  readonly isPaged: boolean;
  readonly goTo: (page: number) => void;
  readonly onScroll: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** The browser scrolls from page to page and snaps; here it is only told where to, and asked where it is. */
export function usePages(): Pages {
  const scroller = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(0);
  const [isPaged, setPaged] = useState(true); // where it scrolls, the keyboard reaches it before any script has run

  useEffect(() => {
    const narrow = window.matchMedia(NARROW);
    const follow = () => setPaged(narrow.matches);
    follow();
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, []);

  const goTo = useCallback((next: number) => {
    const element = scroller.current;
    element?.scrollTo({ left: Math.min(PAGES - 1, Math.max(0, next)) * element.clientWidth });
  }, []);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (element) setPage(Math.round(element.scrollLeft / element.clientWidth));
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!isPaged || !step) return;
    event.preventDefault();
    goTo(page + step);
  };

  return { scroller, page, isPaged, goTo, onScroll, onKeyDown };
}
