import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { FieldError } from './Labelled.tsx';
import { useBlurAfterPress } from './use-blur-after-press.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined };

export function Checkbox({ label, error, id, className, onBlur, ...rest }: CheckboxProps) {
  const leave = useBlurAfterPress(onBlur);
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-error`;
  return (
    <div className={classes('grid gap-1.5', className)}>
      <div className="flex items-start gap-3">
        <input
          {...rest}
          type="checkbox"
          id={inputId}
          onBlur={leave}
          className="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : rest['aria-describedby']}
        />
        <label htmlFor={inputId} className="min-w-0 pt-px wrap-anywhere">
          {label}
        </label>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
