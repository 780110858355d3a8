import { createContext, useContext } from 'react';

/**
 * What a document brings along of what its page would ask the API for: the same for everybody, so the server has rendered the page with it
 * (server/platform/brought-pages.ts). As text, since it travels in the document.
 */
export const Brought = createContext<string | undefined>(undefined);

/** The element of a document that holds it. */
export const BROUGHT_ELEMENT = 'page-brings';

/** No text may end the element that it is in. */
export const asElementText = (json: string): string => json.replaceAll('<', '\\u003c');

export function useBroughtText(): string | undefined {
  const onServer = useContext(Brought);
  return import.meta.env.SSR ? onServer : textInDocument();
}

let found: string | undefined | null = null;

/** A document brings it once, whatever is opened in it later. */
function textInDocument(): string | undefined {
  if (found === null) found = document.getElementById(BROUGHT_ELEMENT)?.textContent ?? undefined;
  return found;
}
