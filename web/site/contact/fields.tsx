import { type ComponentProps, type ReactNode, useId } from 'react';

type Shown = { readonly label: string; readonly error: string | undefined; readonly hint?: string };

/** A label, what stands under it, and the words about a mistake, which screen readers announce when they come. */
function Labelled({ label, error, hint, children }: Shown & { children: (props: object) => ReactNode }) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-semibold text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

export const SelectField = ({ label, error, hint, ...rest }: Shown & ComponentProps<'select'>) => (
  <Labelled label={label} error={error} {...(hint && { hint })}>
    {(props) => <select {...rest} {...props} className="field" />}
  </Labelled>
);

export const TextArea = ({ label, error, hint, ...rest }: Shown & ComponentProps<'textarea'>) => (
  <Labelled label={label} error={error} {...(hint && { hint })}>
    {(props) => <textarea {...rest} {...props} className="field contact-message" />}
  </Labelled>
);
