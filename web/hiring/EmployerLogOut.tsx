import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/client.ts';
import { forgetEmployerLogin } from '#web/api/storage.ts';
import { useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type Props = { readonly className: string; readonly onLeaving: (isLeaving: boolean) => void };

/** Ends the login on the server, then here. Only the server can remove the cookie: while it is out of reach, the employer stays logged in. */
export function EmployerLogOut({ className, onLeaving }: Props) {
  const { t } = useTranslation(['hiring', 'ui']);
  const navigate = useLocalNavigate();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function logOut() {
    if (state === 'busy') return;
    setState('busy');
    const isDone = await call('POST /api/employer/logout', {}).then(
      () => true,
      () => false,
    );
    if (!isDone) return setState('failed');
    onLeaving(true);
    forgetEmployerLogin();
    await navigate('/employer');
  }
  return (
    <>
      <button type="button" className={className} aria-disabled={state === 'busy'} onClick={logOut}>
        {t('frame.logOut')}
      </button>
      {state === 'failed' && (
        <Notice
          tone="danger"
          title={t('frame.logOutFailed')}
          className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md shadow-xl"
          action={
            <>
              <Button variant="secondary" onClick={logOut}>
                {t('ui:failed.retry')}
              </Button>
              <Button variant="quiet" onClick={() => setState('idle')}>
                {t('ui:dialog.close')}
              </Button>
            </>
          }
        >
          {t('frame.logOutFailedText')}
        </Notice>
      )}
    </>
  );
}
