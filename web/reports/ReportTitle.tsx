import { createContext, type ReactNode, useContext } from 'react';

/** Whether a report is part of a page that has a title, and a way back, of its own. */
export const IsEmbedded = createContext(false);

export function ReportTitle({ id, children }: { id?: string; children: ReactNode }) {
  const Heading = useContext(IsEmbedded) ? 'h2' : 'h1';
  return (
    <Heading id={id} className="text-xl text-balance sm:text-2xl">
      {children}
    </Heading>
  );
}
