import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '#web/ui/TextField.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';
import { ResendCode } from './ResendCode.tsx';
import type { FormWith } from './use-account-form.ts';

type FieldProps = Omit<TextFieldProps, 'label'>;

export function EmailField(props: FieldProps) {
  const { t } = useTranslation('identity');
  return <TextField label={t('field.email')} type="email" autoComplete="email" {...props} />;
}

/** A username, or a name to log in with. */
export function UsernameField(props: TextFieldProps) {
  return <TextField autoComplete="username" autoCapitalize="none" spellCheck={false} {...props} />;
}

export function PasswordField(props: TextFieldProps) {
  return <TextField type="password" revealable {...props} />;
}

type NewPasswordProps = { label: string; hint?: ReactNode; form: FormWith<'password' | 'confirmPassword'> };

/** A password that is chosen here, and the same once more. */
export function NewPasswordFields({ label, hint, form }: NewPasswordProps) {
  const { t } = useTranslation('identity');
  return (
    <>
      <PasswordField
        label={label}
        hint={hint ?? <PasswordStrength password={form.typed('password')} />}
        autoComplete="new-password"
        {...form.field('password', 'confirmPassword')}
      />
      <PasswordField label={t('field.confirmPassword')} autoComplete="new-password" {...form.field('confirmPassword')} />
    </>
  );
}

type EmailAndCodeProps = { purpose: 'verify' | 'reset'; form: FormWith<'email' | 'code'>; onSent: () => void };

/** The code that we mailed, the address that it went to, and a way to another code. */
export function EmailAndCode({ purpose, form, onSent }: EmailAndCodeProps) {
  const { t } = useTranslation('identity');
  return (
    <>
      <EmailField {...form.field('email')} />
      <TextField label={t('field.code')} hint={t('code.hint')} inputMode="numeric" autoComplete="one-time-code" {...form.field('code')} />
      <ResendCode
        purpose={purpose}
        email={form.typed('email')}
        onEmailMissing={() => void form.showMistakeIn('email')}
        onSent={() => {
          onSent();
          form.focus('code');
        }}
      />
    </>
  );
}
