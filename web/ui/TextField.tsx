import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import { EyeIcon } from './icons.tsx';
import { Labelled, type Labelling } from './Labelled.tsx';
import { useBlurAfterPress } from './use-blur-after-press.ts';

export type TextFieldProps = Labelling &
  ComponentProps<'input'> & {
    /** For passwords: a button that shows and hides what was typed. */
    revealable?: boolean | undefined;
  };

export function TextField({ label, error, hint, revealable = false, id, type = 'text', className, onBlur, ...rest }: TextFieldProps) {
  const { t } = useTranslation('ui');
  const [isRevealed, setRevealed] = useState(false);
  const leave = useBlurAfterPress(onBlur);
  return (
    <Labelled label={label} hint={hint} error={error} id={id} className={className}>
      {(tied) => (
        <div className="relative">
          <input
            {...rest}
            {...tied}
            aria-invalid={tied['aria-invalid'] ?? rest['aria-invalid']}
            onBlur={leave}
            type={isRevealed ? 'text' : type}
            className={classes('field', revealable && 'pe-13')}
          />
          {revealable && (
            <button
              type="button"
              className="absolute inset-y-1 end-1 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
              aria-label={t(isRevealed ? 'field.hidePassword' : 'field.showPassword')}
              aria-controls={tied.id}
              onClick={() => setRevealed(!isRevealed)}
            >
              <EyeIcon isCrossed={isRevealed} />
            </button>
          )}
        </div>
      )}
    </Labelled>
  );
}
