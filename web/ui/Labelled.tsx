import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

/** What stands around a field. */
export type Labelling = { label: ReactNode; hint?: ReactNode; error?: string | undefined };

type Props = Labelling & {
  id?: string | undefined;
  className?: string | undefined;
  /** Draws the field itself, with what ties the words to it. */
  children: (tied: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }) => ReactNode;
};

/** A field with its label, a hint, and what is wrong with it. */
export function Labelled({ label, hint, error, id, className, children }: Props) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    // one column that may be narrower than what it holds: a date in large letters is wider than a small phone
    <div className={classes('grid grid-cols-1 gap-1.5', className)}>
      <label htmlFor={fieldId} className="font-semibold">
        {label}
      </label>
      {children({ id: fieldId, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** The region is there before the error comes: only then do screen readers announce it. */
export const FieldError = ({ id, className, children }: { id?: string; className?: string; children: ReactNode }) => (
  <p id={id} aria-live="polite" className={classes('text-sm font-semibold text-danger empty:hidden', className)}>
    {children}
  </p>
);
