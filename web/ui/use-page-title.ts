import { useEffect } from 'react';

/** The text on a page's tab. */
export const titleOf = (title: string): string => `${title} · Bhava`;

/** Sets the text on the page's tab once it is known, for a page that shows one of several things. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = titleOf(title);
    return () => {
      if (document.title === titleOf(title)) document.title = before;
    };
  }, [title]);
}
