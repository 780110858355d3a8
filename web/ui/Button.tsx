import type { ComponentProps, PointerEvent, ReactNode } from 'react';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { classes } from './classes.ts';
import { Spinner } from './Spinner.tsx';
import { startRipple } from './start-ripple.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

const variantClass: Record<ButtonVariant, string> = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  quiet: 'button button-quiet',
};

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  /** Work is going on: the button cannot be pressed again and says so. It keeps the focus, which a disabled button would lose. */
  busy?: boolean | undefined;
};

export function Button({
  variant = 'primary',
  busy = false,
  disabled,
  type = 'button',
  className,
  onPointerDown,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const ripple = (event: PointerEvent<HTMLButtonElement>) => {
    startRipple(event);
    onPointerDown?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classes(variantClass[variant], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      disabled={disabled}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      onPointerDown={ripple}
    >
      {busy && <Spinner size={20} />}
      {children}
    </button>
  );
}

type LinkButtonProps = Omit<ComponentProps<typeof LocalLink>, 'className'> & {
  variant?: ButtonVariant | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A link that looks like a button: give it the English path. */
export function LinkButton({ variant = 'primary', className, ...rest }: LinkButtonProps) {
  return <LocalLink {...rest} className={classes(variantClass[variant], className)} onPointerDown={startRipple} />;
}
