import { useTranslation } from 'react-i18next';
import { useMoment } from '#web/i18n/use-moment.ts';

const HOUR_MS = 60 * 60 * 1000;

type Props = { readonly of: 'grievances' | 'societyCases'; readonly dueAt: string };

/** How long there is to answer, in hours: the law counts days, and a day too late is too late. */
export function Clock({ of, dueAt }: Props) {
  const { t } = useTranslation('operator');
  const moment = useMoment();
  const hours = Math.floor((Date.parse(dueAt) - Date.now()) / HOUR_MS);
  const isLate = hours < 0;
  return (
    <p className={isLate ? 'font-semibold text-danger' : 'font-semibold text-accent-ink'}>
      {t(isLate ? `${of}.late` : `${of}.due`, { count: Math.abs(hours), at: moment(dueAt) })}
    </p>
  );
}
