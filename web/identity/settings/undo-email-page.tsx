import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { settingsMessages } from '#contract/settings-messages.ts';
import { call } from '#web/api/client.ts';
import { forgetLogin } from '#web/api/storage.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { AccountLayout } from '../AccountLayout.tsx';
import { useFailureText } from '../failure-text.ts';
import { useSubmission } from '../use-submission.ts';

/** Where the link leads that the old address got. It does nothing until the button is pressed: programs open the links of mails too. */
export default function UndoEmailPage() {
  const { t } = useTranslation('settings');
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const failureText = useFailureText();
  const [email, setEmail] = useState('');
  const { state, failure, submit } = useSubmission((error) => failureText(error, settingsMessages.email.undoOver));
  const undo = () =>
    submit(async () => {
      setEmail((await call('POST /api/auth/undo-email', { body: { token: search.get('token') ?? '' } })).email);
      forgetLogin(); // the server has ended every login
    });
  if (state === 'done')
    return (
      <AccountLayout title={t('undo.title')}>
        <Notice
          tone="good"
          title={t('undo.done', { email })}
          takesFocus
          action={<LinkButton to="/forgot-password">{t('undo.choose')}</LinkButton>}
        >
          {t('undo.doneText')}
        </Notice>
      </AccountLayout>
    );
  return (
    <AccountLayout title={t('undo.title')} lead={t('undo.lead')}>
      <div className="grid gap-4">
        {failure && (
          <Notice tone="danger" takesFocus>
            {failure}
          </Notice>
        )}
        <Button onClick={undo} busy={state === 'busy'} disabled={!isHydrated}>
          {t('undo.button')}
        </Button>
      </div>
    </AccountLayout>
  );
}
