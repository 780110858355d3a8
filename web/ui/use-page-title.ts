import { useEffect } from 'react';

/** What stands on a page's tab. */
export const titleOf = (title: string): string => `${title} · Bhava`;

/** What stands on the page's tab once it is known, for a page that serves several things. */
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
