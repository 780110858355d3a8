import { useTranslation } from 'react-i18next';
import { MAX_CIRCLE_SIZE } from '#contract/society/circle-words.ts';
import type { CircleList, OwnCircles } from '#contract/society/circles.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useIndianDay } from '#web/ui/use-indian-day.ts';

type Listed = CircleList['circles'][number] & Partial<Pick<OwnCircles['circles'][number], 'isClosed' | 'hasNew'>>;

/** One circle of a list: its question, how many seats are taken, and how one stands with it. */
export function CircleRow({ circle }: { readonly circle: Listed }) {
  const { t } = useTranslation('society-circles');
  const day = useIndianDay();
  const { circleId, title, question, members, isGathering, isFull, closesAt, standing, isClosed = false, hasNew = false } = circle;
  return (
    <Card as="li" className="grid content-start gap-3">
      <h3 className="text-xl wrap-anywhere">
        <LocalLink to={`/home/society/circles/${circleId}`} className="link inline-grid min-h-11 items-center">
          {title}
        </LocalLink>
      </h3>
      <p className="text-lg wrap-anywhere">{question}</p>
      <Seats taken={members} />
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span>{t('circles.members', { count: members })}</span>
        <span>{isClosed ? t('circles.closedOn') : t('circles.until', { day: day(closesAt) })}</span>
        {isFull && <span>{t('circles.full')}</span>}
        {isGathering && !isClosed && <span>{t('circles.gathering')}</span>}
      </p>
      {(standing !== 'none' || hasNew) && (
        <p className="flex flex-wrap gap-x-4 font-semibold">
          {standing !== 'none' && <span>{t(`circles.standing.${standing}`)}</span>}
          {hasNew && <span className="text-accent-ink">{t('circles.isNew')}</span>}
        </p>
      )}
    </Card>
  );
}

/** Twelve seats, those that are taken filled: the words beside it say the same. */
export const Seats = ({ taken }: { readonly taken: number }) => (
  <div aria-hidden="true" className="flex flex-wrap gap-1.5">
    {Array.from({ length: MAX_CIRCLE_SIZE }, (_, seat) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
        key={seat}
        className={seat < taken ? 'size-3 rounded-full bg-accent' : 'size-3 rounded-full border-2 border-line-strong'}
      />
    ))}
  </div>
);
