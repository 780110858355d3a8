import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isServerThere } from './page-parts.ts';
import { Button, LinkButton } from './ui/Button.tsx';
import { Failed } from './ui/Failed.tsx';
import { PageFrame } from './ui/PageFrame.tsx';

/** In place of a page that broke while it was drawn. The console holds the error, for whoever repairs it. */
export function PageCrashed() {
  const { t } = useTranslation('ui');
  const [isBusy, setBusy] = useState(false);
  const [isOffline, setOffline] = useState(false);

  useEffect(() => {
    void isServerThere().then((isThere) => setOffline(!isThere)); // a part that could not be fetched is no defect of the page
  }, []);

  /** Only a new document is sure to help. While the server is away, asking for one would end on the browser's own error page. */
  async function tryAgain() {
    setBusy(true);
    if (await isServerThere()) return window.location.reload();
    setOffline(true);
    setBusy(false);
  }

  return (
    <PageFrame>
      <title>{`${t('page.crashed')} · ${t('frame.name')}`}</title>
      <Failed
        level={1}
        title={t('page.crashed')}
        action={
          <>
            <Button busy={isBusy} onClick={tryAgain}>
              {t('failed.retry')}
            </Button>
            <LinkButton to="/" variant="secondary">
              {t('page.toStart')}
            </LinkButton>
          </>
        }
      >
        <p>{t(isOffline ? 'page.offlineText' : 'page.crashedText')}</p>
      </Failed>
    </PageFrame>
  );
}
