import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailForm, identityMessages } from '#contract/identity.ts';
import { call } from '#web/api/client.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { CodeTimer } from './CodeTimer.tsx';
import { isTooSoon } from './code-refusal.ts';
import { useCodeWait } from './code-wait.ts';
import { useFailureTextAfter } from './failure-text.ts';

type Props = { purpose: 'verify' | 'reset'; email: string; onEmailMissing: () => void; onSent: () => void };

const addressOf = { verify: 'POST /api/auth/resend-code', reset: 'POST /api/auth/forgot-password' } as const;

/** "Send another code", with the timer until it may be pressed. */
export function ResendCode({ purpose, email, onEmailMissing, onSent }: Props) {
  const { t } = useTranslation('identity');
  const say = useMessage();
  const failureText = useFailureTextAfter();
  const language = useLanguage();
  const { left, restart } = useCodeWait(purpose, email);
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<{ text: string; isBad: boolean }>();
  const mustWait = left === undefined || left > 0;

  async function send() {
    if (!EmailForm.safeParse({ email }).success) return onEmailMissing();
    setSending(true);
    try {
      const { message } = await call(addressOf[purpose], { body: { email, language } });
      setSaid({ text: say(message), isBad: false });
      restart();
      onSent();
    } catch (failure) {
      if (isTooSoon(failure)) restart();
      setSaid({ text: failureText(failure, identityMessages.code.resendFailed), isBad: true });
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="grid justify-items-start gap-1">
      <div className="flex flex-wrap items-center gap-x-3">
        <Button variant="secondary" busy={isSending} disabled={mustWait} onClick={send}>
          {t('code.resend')}
        </Button>
        <CodeTimer left={left} />
      </div>
      <p aria-live="polite" className={said?.isBad ? 'font-semibold text-danger empty:hidden' : 'text-good empty:hidden'}>
        {said?.text}
      </p>
    </div>
  );
}
