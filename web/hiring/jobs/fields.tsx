import { type ReactNode, useId } from 'react';

type Choice<Value extends string> = { readonly value: Value; readonly label: string };
type SelectProps<Value extends string> = {
  readonly label: ReactNode;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
};

export function SelectField<Value extends string>({ label, value, choices, onChange, error, hint }: SelectProps<Value>) {
  const id = useId();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error ${id}-hint`}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** The region is there before the error comes: only then do screen readers announce it. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <p id={id} aria-live="polite" className="text-sm font-semibold text-danger empty:hidden">
    {children}
  </p>
);

type TextAreaProps = {
  readonly label: ReactNode;
  readonly value: string;
  readonly rows?: number;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
};

export function TextArea({ label, value, rows = 3, maxLength, onChange, error }: TextAreaProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        className="field"
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** An amount as it is typed: null where the field is empty or holds no number. */
export const toNumber = (text: string): number | null => {
  const digits = text.replaceAll(/[\s,]/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
};
