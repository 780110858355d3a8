import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { takeOver, useKeptPage, useWaitingWorker } from './use-worker.ts';

/**
 * Keeps pages for when there is no connection, and says when a newer version of the site has come. It never takes over by itself, and it
 * is not offered where something could be lost: during a test (`isUndisturbed`), or once something was typed on the page.
 */
export function NewVersion({ isUndisturbed }: { isUndisturbed: boolean }) {
  const { t } = useTranslation('ui');
  const { pathname } = useLocation();
  const waiting = useWaitingWorker();
  const [later, setLater] = useState<ServiceWorker>();
  const hasTyped = useHasTyped(pathname);
  useKeptPage(pathname);
  if (!waiting || waiting === later || isUndisturbed || hasTyped) return null;
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md print:hidden">
      <Notice
        tone="info"
        title={t('newVersion.title')}
        className="shadow-xl"
        action={
          <>
            <Button variant="secondary" onClick={() => takeOver(waiting)}>
              {t('newVersion.load')}
            </Button>
            <Button variant="quiet" onClick={() => setLater(waiting)}>
              {t('newVersion.later')}
            </Button>
          </>
        }
      >
        {t('newVersion.text')}
      </Notice>
    </div>
  );
}

/** Whether anything was typed or chosen on the page since it was opened. */
function useHasTyped(pathname: string): boolean {
  const [typedOn, setTypedOn] = useState<string>();
  useEffect(() => {
    const note = () => setTypedOn(pathname);
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, [pathname]);
  return typedOn === pathname;
}
