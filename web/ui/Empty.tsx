import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Wheel } from './Wheel.tsx';

export type EmptyProps = {
  title: ReactNode;
  /** What to do first. */
  children?: ReactNode;
  action?: ReactNode;
  /** 1 where it takes the place of the whole page. */
  level?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
};

const NOTHING_YET = Array.from({ length: 12 }, () => null);

/** Nothing here yet, and how to begin. */
export function Empty({ title, children, action, level = 2, className }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes('grid justify-items-center gap-3 px-4 py-10 text-center', className)}>
      <Wheel values={NOTHING_YET} size={96} />
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
