import { employerMessages } from '#contract/hiring/account-messages.ts';
import { EmployerNewPasswordForm } from '#contract/hiring/new-password.ts';
import { useMessage } from '#web/i18n/message.ts';
import { PasswordSection } from '#web/identity/settings/PasswordSection.tsx';
import { wayInCalls } from './way-in-calls.ts';

/** A new password by the rule of employers' accounts, which always have one. */
export function EmployerPasswordSection({ onChange }: { readonly onChange: () => void }) {
  const say = useMessage();
  return (
    <PasswordSection
      settings={{ hasPassword: true }}
      schema={EmployerNewPasswordForm}
      hint={say(employerMessages.password)}
      calls={wayInCalls}
      onChange={onChange}
    />
  );
}
