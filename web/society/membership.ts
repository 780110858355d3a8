import { createContext, useContext } from 'react';
import type { OwnMembership } from '#contract/society/membership.ts';

/** Where the reader stands with the society; undefined until that is known. */
export const Membership = createContext<OwnMembership | undefined>(undefined);
export const useMembership = () => useContext(Membership);

/** Tells the frame that the reader stands elsewhere now. */
export const ChangeMembership = createContext<(membership: OwnMembership) => void>(() => {});
export const useChangeMembership = () => useContext(ChangeMembership);
