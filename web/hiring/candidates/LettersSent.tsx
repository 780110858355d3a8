import { useTranslation } from 'react-i18next';
import type { ApplicationPage } from '#contract/hiring/candidates.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Part } from './Part.tsx';

/** What has been written to the candidate, and what became of each letter. */
export function LettersSent({ letters }: { readonly letters: ApplicationPage['letters'] }) {
  const { t } = useTranslation('hiring-candidates');
  const moment = useMoment();
  if (letters.length === 0) return null;
  return (
    <Part title={t('letters.title')}>
      <ul className="grid gap-3">
        {letters.map(({ letterId, by, subject, text, state, reason, at }) => (
          <li key={letterId} className="grid gap-1 border-s-4 border-line ps-3">
            <p className="text-sm text-muted">
              {t(`letters.state.${state}`)} · {by} · {moment(at)}
            </p>
            {reason && <p className="text-sm text-danger wrap-anywhere">{t('letters.reason', { reason })}</p>}
            <details>
              <summary className="min-h-11 cursor-pointer py-2 font-semibold wrap-anywhere">{subject}</summary>
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </Part>
  );
}
