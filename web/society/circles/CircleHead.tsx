import { useTranslation } from 'react-i18next';
import type { Circle } from '#contract/society/circles.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useIndianDay } from '#web/ui/use-indian-day.ts';
import { Seats } from './CircleRow.tsx';

type Props = { readonly circle: Circle; readonly onChange: (() => void) | undefined };

/** The one question, how the circle works together, and how long it goes on. */
export function CircleHead({ circle, onChange }: Props) {
  const { t } = useTranslation('society-circles');
  const day = useIndianDay();
  const { title, question, charter, members, isClosed, isGathering, closesAt, standing } = circle;
  const isIn = standing === 'member' || standing === 'host';
  return (
    <Card as="section" aria-labelledby="circle" className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="circle" className="text-xl text-muted wrap-anywhere">
          {title}
        </h2>
        <p className="font-display text-2xl leading-snug wrap-anywhere sm:text-3xl">{question}</p>
      </div>
      {charter && (
        <details open={!isIn || undefined}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('circle.charter')}</summary>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{charter}</p>
        </details>
      )}
      <div className="grid gap-2">
        <Seats taken={members} />
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span>{t('circles.members', { count: members })}</span>
          <span>{isClosed ? t('circles.closedOn') : t('circles.until', { day: day(closesAt) })}</span>
        </p>
      </div>
      {isClosed && <Notice tone="info">{t('circle.closed')}</Notice>}
      {isIn && isGathering && !isClosed && <Notice tone="info">{t('circle.gathering')}</Notice>}
      {onChange && (
        <Button variant="quiet" className="justify-self-start" onClick={onChange}>
          {t('form.open')}
        </Button>
      )}
    </Card>
  );
}
