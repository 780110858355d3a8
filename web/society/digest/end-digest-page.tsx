import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Where each digest leads whoever wants no more of them. Nothing ends until the button is pressed: programs open the links of mails too. */
export default function EndDigestPage() {
  const { t } = useTranslation('society-digest');
  const token = useSearchParams()[0].get('token') ?? '';
  const isHydrated = useHydrated();
  const [isEnded, setEnded] = useState(false);
  const sending = useSending();
  const end = () =>
    sending.send(async () => {
      await call('POST /api/society/digest/end/{token}', { params: { token: token || 'none' } });
      setEnded(true);
    });
  return (
    <PageFrame>
      <div className="grid max-w-prose grid-cols-1 gap-6">
        <h1 className="text-3xl sm:text-4xl">{t('end.title')}</h1>
        {isEnded ? (
          <Notice
            tone="good"
            takesFocus
            title={t('end.done')}
            action={<LinkButton to="/home/society/own-page">{t('end.toOwnPage')}</LinkButton>}
          >
            {t('end.doneText')}
          </Notice>
        ) : (
          <>
            <p className="text-lg text-muted">{t('end.lead')}</p>
            <Refusal sending={sending} />
            <Button className="justify-self-start" onClick={() => void end()} busy={sending.isBusy} disabled={!isHydrated}>
              {t('end.button')}
            </Button>
          </>
        )}
      </div>
    </PageFrame>
  );
}
