import { createContext, type ReactNode, useContext } from 'react';

/** `h2` where the page around the report has a title of its own. */
export const TitleLevel = createContext<'h1' | 'h2'>('h1');

export function ReportTitle({ id, children }: { id?: string; children: ReactNode }) {
  const Heading = useContext(TitleLevel);
  return (
    <Heading id={id} className="text-xl text-balance sm:text-2xl">
      {children}
    </Heading>
  );
}
