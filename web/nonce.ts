import { createContext } from 'react';

/** With it our own scripts may run on a page that is rendered for a visitor. Browsers hide it from scripts, so there it is empty. */
export const Nonce = createContext<string | undefined>(undefined);
