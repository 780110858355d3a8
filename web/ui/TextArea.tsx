import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Labelled, type Labelling } from './Labelled.tsx';

type TextAreaProps = Labelling & ComponentProps<'textarea'>;

/** Several lines of text, with their label. */
export const TextArea = ({ label, hint, error, id, className, ...rest }: TextAreaProps) => (
  <Labelled label={label} hint={hint} error={error} id={id} className={classes('content-start', className)}>
    {(tied) => <textarea rows={4} {...rest} {...tied} className="field" />}
  </Labelled>
);
