import { useTranslation } from 'react-i18next';
import type { Standing } from '#contract/privacy.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useIndianDay } from '#web/ui/use-indian-day.ts';

type Props = { erasure: NonNullable<Standing['erasure']>; onKept: (standing: Standing) => void };

/** The account is to be erased: until then whoever asked for it can take that back. */
export function Leaving({ erasure: { dueAt, askedBy }, onKept }: Props) {
  const { t } = useTranslation('privacy');
  const day = useIndianDay();
  const { send, isBusy, refusal } = useSending(t('failed'));
  async function keep() {
    const kept = await send(() => call('DELETE /api/privacy/erasure', {}, { as: 'person' }));
    if (kept) onKept(kept);
  }
  return (
    <Card as="article" className="grid gap-5">
      <h1 className="text-3xl sm:text-4xl">{t('leaving.title', { day: day(dueAt) })}</h1>
      <p className="max-w-prose text-lg">{t(askedBy === 'person' ? 'leaving.own' : 'leaving.parents')}</p>
      <div className="flex flex-wrap gap-3">
        {askedBy === 'person' && (
          <Button onClick={keep} busy={isBusy}>
            {t('leaving.keep')}
          </Button>
        )}
        <LinkButton to="/home/my-data" variant="secondary">
          {t('takeAlong')}
        </LinkButton>
      </div>
      {refusal && (
        <Notice tone="danger" takesFocus>
          {refusal}
        </Notice>
      )}
    </Card>
  );
}
