import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

type Props = {
  readonly label: string;
  readonly className: string;
  /** Ends the login on the server. */
  readonly end: () => Promise<unknown>;
  /** Forgets it here, and leads away. */
  readonly onEnded: () => void;
};

/**
 * Ends the login on the server, then here. Only the server can remove the cookie: while it is out of reach, one stays logged in and is told
 * so.
 */
export function LogOut({ label, className, end, onEnded }: Props) {
  const { t } = useTranslation('ui');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  function logOut() {
    if (state === 'busy') return;
    setState('busy');
    end().then(onEnded, () => setState('failed'));
  }
  return (
    <>
      <button type="button" className={className} aria-disabled={state === 'busy'} onClick={logOut}>
        {label}
      </button>
      {state === 'failed' && (
        <Notice
          tone="danger"
          title={t('frame.logOutFailed')}
          className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md shadow-xl"
          action={
            <>
              <Button variant="secondary" onClick={logOut}>
                {t('failed.retry')}
              </Button>
              <Button variant="quiet" onClick={() => setState('idle')}>
                {t('dialog.close')}
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
