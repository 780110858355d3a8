import { type ComponentProps, type ReactNode, useId } from 'react';

type Props = ComponentProps<'textarea'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

/** Several lines of text, with their label. */
export function LongField({ label, hint, error, ...rest }: Props) {
  const id = useId();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea rows={4} {...rest} id={id} className="field" aria-invalid={error ? true : undefined} aria-describedby={`${id}-more`} />
      <div id={`${id}-more`} className="grid gap-1 text-sm">
        {hint && <p className="text-muted">{hint}</p>}
        <p aria-live="polite" className="font-semibold text-danger empty:hidden">
          {error}
        </p>
      </div>
    </div>
  );
}
