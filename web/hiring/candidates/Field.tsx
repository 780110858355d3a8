import { type ComponentProps, type ReactNode, useId } from 'react';

type Shared = { readonly label: ReactNode; readonly error?: string | undefined; readonly hint?: ReactNode };

/** A list to choose from, with its label. */
export function Choice({ label, error, hint, children, ...rest }: Shared & ComponentProps<'select'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} error={error} hint={hint}>
      <select {...rest} id={id} className="field" aria-invalid={error ? true : undefined} aria-describedby={`${id}-more`}>
        {children}
      </select>
    </Labelled>
  );
}

/** Several lines of text, with their label. */
export function TextArea({ label, error, hint, ...rest }: Shared & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} error={error} hint={hint}>
      <textarea rows={3} {...rest} id={id} className="field" aria-invalid={error ? true : undefined} aria-describedby={`${id}-more`} />
    </Labelled>
  );
}

function Labelled({ id, label, error, hint, children }: Shared & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      <div id={`${id}-more`} className="grid gap-1 text-sm empty:hidden">
        {hint && <p className="text-muted">{hint}</p>}
        <p aria-live="polite" className="font-semibold text-danger empty:hidden">
          {error}
        </p>
      </div>
    </div>
  );
}
