import { createContext, useContext } from 'react';
import type { Myself } from '#contract/hiring/accounts.ts';

/** Who is logged in as an employer on this page; undefined until the server has said it. What they may do, the server alone decides. */
export const Member = createContext<Myself | undefined>(undefined);
export const useMember = (): Myself | undefined => useContext(Member);
