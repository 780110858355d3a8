import { createContext } from 'react';

/** What a script of our own carries to be let run on a page that is rendered for a visitor. In the browser there is none: it hides them. */
export const Nonce = createContext<string | undefined>(undefined);
