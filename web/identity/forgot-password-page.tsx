import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailForm, identityMessages } from '#contract/identity.ts';
import { call } from '#web/api/client.ts';
import { LocalLink, useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { CodeTimer } from './CodeTimer.tsx';
import { isTooSoon } from './code-refusal.ts';
import { rememberCodeSent, useCodeWait } from './code-wait.ts';
import { keepDraft } from './draft.ts';
import { useFailureText } from './failure-text.ts';
import { EmailField } from './fields.tsx';
import { useAccountForm } from './use-account-form.ts';

export default function ForgotPasswordPage() {
  const { t } = useTranslation('identity');
  const failureText = useFailureText();
  const language = useLanguage();
  const navigate = useLocalNavigate();
  const isHydrated = useHydrated();
  const account = useAccountForm(EmailForm, 'reset', ['email']);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; untilTimerEnds: boolean }>();
  const { left, restart } = useCodeWait('reset', account.typed('email'));

  async function askForCode({ email }: EmailForm) {
    setBusy(true);
    setFailure(undefined);
    try {
      await call('POST /api/auth/forgot-password', { body: { email, language } });
      rememberCodeSent('reset', email);
      keepDraft('reset', { email });
      await navigate('/reset-password');
    } catch (error) {
      const text = failureText(error, identityMessages.code.resendFailed);
      if (!isTooSoon(error)) return setFailure({ text, untilTimerEnds: false });
      if (!left) restart(); // it was sent from elsewhere
      setFailure({ text, untilTimerEnds: true });
    } finally {
      setBusy(false);
    }
  }

  const mustWait = failure?.untilTimerEnds === true && left !== undefined && left > 0;
  const isFailureShown = failure && (mustWait || !failure.untilTimerEnds);
  const enterCode = (
    <LocalLink to="/reset-password" className="link">
      {t('forgot.haveCode')}
    </LocalLink>
  );
  return (
    <AccountLayout title={t('forgot.title')} lead={t('forgot.lead')}>
      <form {...account.formProps(askForCode)}>
        <EmailField {...account.field('email')} />
        {isFailureShown && (
          <Notice tone="danger" takesFocus action={mustWait && enterCode}>
            {failure.text}
          </Notice>
        )}
        <div className="flex items-center gap-3">
          <Button type="submit" busy={isBusy} disabled={!isHydrated || mustWait} className="grow">
            {t(isBusy ? 'forgot.busy' : 'forgot.button')}
          </Button>
          {mustWait && <CodeTimer left={left} />}
        </div>
      </form>
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-3">
        {enterCode}
        <LocalLink to="/login" className="link">
          {t('forgot.back')}
        </LocalLink>
      </p>
    </AccountLayout>
  );
}
