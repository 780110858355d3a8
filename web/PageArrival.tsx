import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * When one page opens another, moves the focus to the new page's heading and announces its title. Otherwise the focus would be lost with
 * the link that was pressed, and a blind reader would not learn of the new page. A page that sets the focus itself keeps it.
 */
export function PageArrival() {
  const { key, hash } = useLocation();
  const last = useRef(key);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (key === last.current) return;
    last.current = key;
    if (hash === '') return arrive(setTitle);
  }, [key, hash]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** Looks until the heading is there: a page that waits for its data has none yet. Returns how to stop looking. */
function arrive(announce: (title: string) => void): () => void {
  const main = document.querySelector('main');
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  const observer = new MutationObserver(look);
  function look() {
    const heading = document.querySelector('main h1');
    if (!(heading instanceof HTMLElement)) return;
    observer.disconnect();
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches('main')) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    announce(document.title);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
