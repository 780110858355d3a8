import { Card } from '#web/ui/Card.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { useTraitWords } from './use-trait-words.ts';

const ROWS = ['1', '2', '3', '4', '5', '6'];

/** The outline of the page, and the words that say what is on its way. */
export function TraitsWaiting() {
  const { t } = useTraitWords();
  return (
    <WaitingRegion label={t('waiting')} className="grid gap-6">
      <h1 className="sr-only">{t('traits')}</h1>
      <div className="grid gap-2">
        <p aria-hidden="true" className="text-3xl text-muted sm:text-4xl">
          {t('waiting')}
        </p>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <Card className="grid gap-5">
        <Skeleton width="40%" height="2rem" />
        <Skeleton height="5rem" />
        {ROWS.map((row) => (
          <Skeleton key={row} height="4.5rem" />
        ))}
      </Card>
    </WaitingRegion>
  );
}
