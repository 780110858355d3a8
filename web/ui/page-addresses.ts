import { createContext } from 'react';

/** The addresses of all pages, in English and without what varies in them: the table of pages gives them, and no domain knows that table. */
export const PageAddresses = createContext<readonly string[]>([]);
