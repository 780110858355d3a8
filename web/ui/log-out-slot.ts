import { createContext, type ReactNode } from 'react';

/** The header's button that logs out. Accounts know how; the root of the pages, which may see them, puts it here. */
export const LogOutSlot = createContext<ReactNode>(null);
