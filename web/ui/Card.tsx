import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

export type CardProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' | undefined };

/** A sheet of paper on the page: room for one thing. */
export function Card({ as = 'div', className, ...rest }: CardProps) {
  const Element = as as 'div';
  return <Element {...rest} className={classes('rounded-card border border-line bg-surface p-5 shadow-card sm:p-7', className)} />;
}
