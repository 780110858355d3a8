import { createContext, type ReactNode } from 'react';

/** The header's button that logs out. It belongs to `identity`, which `ui` may not import, so the root of the pages puts it here. */
export const LogOutSlot = createContext<ReactNode>(null);
