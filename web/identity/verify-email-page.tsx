import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { identityMessages, VerifyForm } from '#contract/identity.ts';
import { call } from '#web/api/client.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useSignedInName } from '#web/ui/use-signed-in.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { keepDraft } from './draft.ts';
import { useFailureTextAfter } from './failure-text.ts';
import { EmailAndCode } from './fields.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useKnownEmail } from './use-known-email.ts';
import { useSubmission } from './use-submission.ts';

export default function VerifyEmailPage() {
  const { t } = useTranslation('identity');
  const failureText = useFailureTextAfter();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const isLoggedIn = typeof useSignedInName() === 'string';
  const account = useAccountForm(VerifyForm, 'verify', ['email']);
  const { state, failure, forgetFailure, submit } = useSubmission((error) => failureText(error, identityMessages.verify.failed));
  useKnownEmail(search, 'verify', (known) => account.form.setValue('email', known));

  const verify = (body: VerifyForm) =>
    submit(async () => {
      await call('POST /api/auth/verify-email', { body });
      keepDraft('verify', null);
    });

  if (state === 'done')
    return (
      <AccountLayout title={t('verify.title')}>
        <Notice
          tone="good"
          title={t('verify.done')}
          takesFocus
          action={<LinkButton to={isLoggedIn ? '/home' : '/login'}>{t(isLoggedIn ? 'verify.home' : 'login.button')}</LinkButton>}
        >
          {t('verify.doneText')}
        </Notice>
      </AccountLayout>
    );
  return (
    <AccountLayout title={t('verify.title')} lead={t('verify.lead')}>
      <form {...account.formProps(verify)}>
        <EmailAndCode purpose="verify" form={account} onSent={forgetFailure} />
        {failure && (
          <Notice tone="danger" takesFocus>
            {failure}
          </Notice>
        )}
        <Button type="submit" busy={state === 'busy'} disabled={!isHydrated}>
          {t(state === 'busy' ? 'verify.busy' : 'verify.button')}
        </Button>
      </form>
      <p className="mt-6 text-sm text-muted">{t('verify.later')}</p>
    </AccountLayout>
  );
}
