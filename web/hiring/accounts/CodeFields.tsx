import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmployerEmailForm } from '#contract/hiring/accounts.ts';
import { identityMessages } from '#contract/identity-messages.ts';
import { call } from '#web/api/client.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField, type TextFieldProps } from '#web/ui/TextField.tsx';
import { useEmployerFailureText } from './failure-text.ts';

type Field = Omit<TextFieldProps, 'label'>;
type Props = {
  readonly purpose: 'verify' | 'reset';
  readonly email: Field;
  readonly code: Field;
  /** The present text of the first field. */
  readonly mailbox: string;
};

const addressOf = { verify: 'POST /api/employer/resend-code', reset: 'POST /api/employer/forgot-password' } as const;

/** The mailbox, a button that sends a code there, and the code. How soon another may be sent, the server decides. */
export function CodeFields({ purpose, email, code, mailbox }: Props) {
  const { t } = useTranslation('hiring-accounts');
  const say = useMessage();
  const failureText = useEmployerFailureText();
  const language = useLanguage();
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<{ readonly text: string; readonly isBad: boolean }>();

  async function send() {
    if (!EmployerEmailForm.safeParse({ email: mailbox }).success) return setSaid({ text: t('code.emailFirst'), isBad: true });
    setSending(true);
    try {
      const { message } = await call(addressOf[purpose], { body: { email: mailbox, language } });
      setSaid({ text: say(message), isBad: false });
    } catch (failure) {
      setSaid({ text: failureText(failure, say(identityMessages.code.resendFailed)), isBad: true });
    } finally {
      setSending(false);
    }
  }
  return (
    <>
      <TextField label={t('field.email')} type="email" autoComplete="username" {...email} />
      <div className="grid justify-items-start gap-1">
        <Button variant="secondary" busy={isSending} onClick={send}>
          {t('code.send')}
        </Button>
        <p aria-live="polite" className={said?.isBad ? 'font-semibold text-danger empty:hidden' : 'text-good empty:hidden'}>
          {said?.text}
        </p>
      </div>
      <TextField label={t('field.code')} hint={t('code.hint')} inputMode="numeric" autoComplete="one-time-code" {...code} />
    </>
  );
}
