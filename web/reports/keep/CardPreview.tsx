import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { RetryButton } from '#web/ui/RetryButton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { saveFile } from '#web/ui/save-file.ts';

const LIGHTS = ['day', 'night'] as const;

/** The card as it is, by day or by night, and a button that saves it. */
export function CardPreview({ userId }: { userId: number }) {
  const { t } = useTranslation('keep');
  const language = useLanguage();
  const [light, setLight] = useState<(typeof LIGHTS)[number]>(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day'));
  const card = useLoaded(
    (signal) => fetchFile('GET /api/report/{userId}/card', { params: { userId }, query: { language, light } }, { as: 'person', signal }),
    [userId, language, light],
  );
  const address = useDataAddress(card.state === 'ready' ? card.value : undefined);
  return (
    <section aria-label={t('card.title')} className="grid content-start gap-3">
      <div className="share-card">
        {card.state === 'failed' ? (
          <div role="alert" className="grid place-content-center gap-3 p-4 text-center">
            <p>{t('card.failed')}</p>
            <RetryButton onRetry={card.retry} />
          </div>
        ) : address ? (
          <img src={address} alt={t('card.alt')} width={1200} height={630} />
        ) : (
          <Skeleton height="100%" />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => card.state === 'ready' && saveFile(card.value)} disabled={card.state !== 'ready'}>
          {t('card.save')}
        </Button>
        <Button variant="quiet" onClick={() => setLight(light === 'day' ? 'night' : 'day')}>
          {t(`card.${light === 'day' ? 'night' : 'day'}`)}
        </Button>
      </div>
    </section>
  );
}

/** Pages may show pictures of this site and of `data:` addresses only. */
function useDataAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    setAddress(undefined);
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}
