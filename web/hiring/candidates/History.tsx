import { useTranslation } from 'react-i18next';
import type { ApplicationPage } from '#contract/hiring/candidates.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Part } from './Part.tsx';

/** What became of the application, the newest first, and by whom. */
export function History({ application: { history } }: { readonly application: ApplicationPage }) {
  const { t } = useTranslation('hiring-candidates');
  const moment = useMoment();
  return (
    <Part title={t('history.title')}>
      <ol className="grid gap-3">
        {history.map(({ kind, at, by, from, to, reason, subject }) => (
          <li key={`${at} ${kind} ${to} ${subject}`} className="grid gap-0.5 border-s-4 border-line ps-3">
            <p>{t(`history.${kind}`, { from: from ?? '', to: to ?? '', subject })}</p>
            {reason && <p className="wrap-anywhere">{t('history.reason', { reason })}</p>}
            <p className="text-sm text-muted">{[moment(at), by].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}
