import { useTranslation } from 'react-i18next';
import { useMoment } from '#web/i18n/use-moment.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How many hours are left, or by how many it is late. */
export function Clock({ dueAt }: { readonly dueAt: string }) {
  const { t } = useTranslation('operator');
  const moment = useMoment();
  const hours = Math.floor((Date.parse(dueAt) - Date.now()) / HOUR_MS);
  const isLate = hours < 0;
  return (
    <p className={isLate ? 'font-semibold text-danger' : 'font-semibold text-accent-ink'}>
      {t(isLate ? 'societyCases.late' : 'societyCases.due', { count: Math.abs(hours), at: moment(dueAt) })}
    </p>
  );
}
