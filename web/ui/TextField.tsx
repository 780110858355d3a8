import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import { EyeIcon } from './icons.tsx';
import { useBlurAfterPress } from './use-blur-after-press.ts';

export type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  /** For passwords: a button that shows and hides what was typed. */
  revealable?: boolean | undefined;
};

export function TextField({ label, error, hint, revealable = false, id, type = 'text', className, onBlur, ...rest }: TextFieldProps) {
  const { t } = useTranslation('ui');
  const [isRevealed, setRevealed] = useState(false);
  const leave = useBlurAfterPress(onBlur);
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    // one column that may be narrower than what it holds: a date in large letters is wider than a small phone
    <div className={classes('grid grid-cols-1 gap-1.5', className)}>
      <label htmlFor={inputId} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...rest}
          id={inputId}
          onBlur={leave}
          type={isRevealed ? 'text' : type}
          className={classes('field', revealable && 'pe-13')}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describedBy || undefined}
        />
        {revealable && (
          <button
            type="button"
            className="absolute inset-y-1 end-1 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
            aria-label={t(isRevealed ? 'field.hidePassword' : 'field.showPassword')}
            aria-controls={inputId}
            onClick={() => setRevealed(!isRevealed)}
          >
            <EyeIcon isCrossed={isRevealed} />
          </button>
        )}
      </div>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {/* The region is there before the error comes: only then do screen readers announce it. */}
      <p id={errorId} aria-live="polite" className="text-sm font-semibold text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
