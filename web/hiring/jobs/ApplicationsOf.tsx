import { useTranslation } from 'react-i18next';
import { LocalLink } from '#web/i18n/LocalLink.tsx';

type Props = { readonly jobId: number; readonly active: number; readonly isNew?: number };

/** How many applications of a job are not decided, and how many nobody has opened; it leads to them. */
export function ApplicationsOf({ jobId, active, isNew = 0 }: Props) {
  const { t } = useTranslation('hiring-jobs');
  const count = t('manage.active', { count: active });
  if (active === 0) return <p className="text-sm">{count}</p>;
  return (
    <p className="text-sm">
      <LocalLink to={`/home/candidates?job=${jobId}`} className="link inline-flex min-h-11 items-center gap-x-1">
        {count}
        {isNew > 0 && <strong>· {t('manage.isNew', { count: isNew })}</strong>}
      </LocalLink>
    </p>
  );
}
