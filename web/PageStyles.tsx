import { createContext, useContext } from 'react';
import { Links } from 'react-router';
import { Nonce } from './nonce.ts';

/** What the server puts into the document: all style sheets of its page. */
export const StylesOfPage = createContext('');

const ELEMENT = 'page-styles';

/** As they stand in the document: if React ever makes the document anew, they are there again. */
const inDocument = import.meta.env.SSR ? null : (document.getElementById(ELEMENT) as HTMLStyleElement | null);
const text = inDocument?.textContent ?? '';

/**
 * The style sheets of the first page, within its document: the first paint waits for no further file. Those of later pages come with their
 * scripts (page-parts.ts). While developing they are files, which change under the page.
 */
export function PageStyles() {
  const onServer = useContext(StylesOfPage);
  const nonce = useContext(Nonce);
  if (import.meta.env.DEV) return <Links />;
  return (
    <style
      id={ELEMENT}
      nonce={nonce ?? inDocument?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets
      dangerouslySetInnerHTML={{ __html: onServer || text }}
    />
  );
}
