import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Wheel } from './Wheel.tsx';

const NOTHING_YET = Array.from({ length: 12 }, () => null);

/** Nothing here yet: says what to do first. */
export function Empty({
  title,
  children,
  action,
  className,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div className={classes('grid justify-items-center gap-3 px-4 py-10 text-center', className)}>
      <Wheel values={NOTHING_YET} size={96} />
      <h2 className="text-2xl">{title}</h2>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
