import { useTranslation } from 'react-i18next';
import type { Review } from '#contract/steady.ts';
import { useDayOf } from './use-day-of.ts';

/** Which clinician has looked at this part; until one has, just that. */
export function ReviewedBy({ review }: { readonly review: Review | null }) {
  const { t } = useTranslation('steady');
  const day = useDayOf();
  return (
    <p className="steady-review">
      <span className="font-semibold">{t('reviewed')}</span>{' '}
      {review
        ? t('reviewedBy', { clinician: review.clinician, qualification: review.qualification, day: day(review.reviewedOn) })
        : t('notReviewed')}
    </p>
  );
}
