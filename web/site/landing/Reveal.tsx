import type { ReactNode } from 'react';
import { useReveal } from '#web/ui/use-reveal.ts';

/** Where it comes from: `side` is the side of the page's margin at which lines begin, `far` the other. */
type RevealFrom = 'below' | 'side' | 'far';

type RevealProps = { readonly from?: RevealFrom | undefined; readonly className?: string | undefined; readonly children: ReactNode };

/** What it holds fades and slides in, once, when it is scrolled into view. `useReveal` says when, and for whom it stands there from the start. */
export function Reveal({ from = 'below', className, children }: RevealProps) {
  const ref = useReveal<HTMLDivElement>();
  return (
    <div ref={ref} data-reveal-from={from} className={className}>
      {children}
    </div>
  );
}
