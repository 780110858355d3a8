import { createContext, useContext } from 'react';
import { UNKNOWN_ORIGIN } from './unknown-origin.ts';

/** The one of a page that is rendered while its visitor waits. */
export const Origin = createContext<string>(UNKNOWN_ORIGIN);

/** `https://bhava.example`. The document says it on its root element, so that a browser renders the very same head. */
export function useSiteOrigin(): string {
  const onServer = useContext(Origin);
  if (import.meta.env.SSR) return onServer;
  return document.documentElement.dataset.origin ?? window.location.origin;
}
