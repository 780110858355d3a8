import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { identityMessages, ResetForm } from '#contract/identity.ts';
import { call } from '#web/api/client.ts';
import { forgetLogin } from '#web/api/storage.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { keepDraft } from './draft.ts';
import { useFailureText } from './failure-text.ts';
import { EmailAndCode, NewPasswordFields } from './fields.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useKnownEmail } from './use-known-email.ts';
import { useSubmission } from './use-submission.ts';

export default function ResetPasswordPage() {
  const { t } = useTranslation('identity');
  const failureText = useFailureText();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const account = useAccountForm(ResetForm, 'reset', ['email']);
  const { state, failure, forgetFailure, submit } = useSubmission((error) => failureText(error, identityMessages.reset.failed));
  useKnownEmail(search, 'reset', (known) => account.form.setValue('email', known));

  const reset = (body: ResetForm) =>
    submit(async () => {
      await call('POST /api/auth/reset-password', { body });
      forgetLogin(); // the server has ended every login, this device's too
      keepDraft('reset', null);
      keepDraft('login', { usernameOrEmail: body.email });
    });

  if (state === 'done')
    return (
      <AccountLayout title={t('reset.title')}>
        <Notice tone="good" title={t('reset.done')} takesFocus action={<LinkButton to="/login">{t('login.button')}</LinkButton>}>
          {t('reset.doneText')}
        </Notice>
      </AccountLayout>
    );
  return (
    <AccountLayout title={t('reset.title')} lead={t('reset.lead')}>
      <form {...account.formProps(reset)}>
        <EmailAndCode purpose="reset" form={account} onSent={forgetFailure} />
        <NewPasswordFields label={t('field.newPassword')} form={account} />
        {failure && (
          <Notice tone="danger" takesFocus>
            {failure}
          </Notice>
        )}
        <Button type="submit" busy={state === 'busy'} disabled={!isHydrated}>
          {t(state === 'busy' ? 'reset.busy' : 'reset.button')}
        </Button>
      </form>
    </AccountLayout>
  );
}
