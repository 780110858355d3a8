import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Labelled, type Labelling } from './Labelled.tsx';

export type SelectFieldProps = Labelling & ComponentProps<'select'>;

/** A list to choose from, with its label. */
export const SelectField = ({ label, hint, error, id, className, ...rest }: SelectFieldProps) => (
  <Labelled label={label} hint={hint} error={error} id={id} className={classes('content-start', className)}>
    {(tied) => <select {...rest} {...tied} aria-invalid={tied['aria-invalid'] ?? rest['aria-invalid']} className="field" />}
  </Labelled>
);
