import { createContext, useContext } from 'react';

/** What the reader says is not true of them, and how to say so. Undefined where nobody is asked: the demo is nobody's. */
export type Disowned = {
  has(insight: string): boolean;
  /** Says it, or takes it back. */
  toggle(insight: string): void;
};

export const DisownedContext = createContext<Disowned | undefined>(undefined);
export const useDisowned = (): Disowned | undefined => useContext(DisownedContext);
