import { useTranslation } from 'react-i18next';
import type { ListedApplication } from '#contract/hiring/candidates.ts';
import { languages } from '#contract/language.ts';
import { dateFormat } from '#web/i18n/formats.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { useCandidateName } from './use-candidate-name.ts';

type Props = {
  readonly row: ListedApplication;
  readonly isSelected: boolean;
  readonly onSelect: (applicationId: number, isSelected: boolean) => void;
};

export function CandidateRow({ row, isSelected, onSelect }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const name = useCandidateName()(row);
  const day = dateFormat(languages[useLanguage()].locale, { dateStyle: 'medium' });
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-3 rounded-control border border-line bg-surface p-3 sm:px-4">
      <span className="grid min-h-11 min-w-8 place-items-center">
        <input
          type="checkbox"
          className="checkbox"
          checked={isSelected}
          aria-label={t('list.select', { name })}
          onChange={({ target }) => onSelect(row.applicationId, target.checked)}
        />
      </span>
      <div className="grid min-w-0 gap-x-6 gap-y-1 lg:grid-cols-[2fr_2fr_15rem] lg:items-center">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3">
            <LocalLink
              to={`/home/employer/candidates/${row.applicationId}`}
              className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
            >
              {name}
            </LocalLink>
            <Marks row={row} />
          </p>
          {(row.headline || row.place) && (
            <p className="text-sm text-muted wrap-anywhere">{[row.headline, row.place].filter(Boolean).join(' · ')}</p>
          )}
        </div>
        <div className="min-w-0">
          <p className="wrap-anywhere">{row.jobTitle}</p>
          <p className="text-sm text-muted">
            {row.status === 'active'
              ? t('row.stage', { stage: row.stageName, day: day.format(new Date(row.stageSince)) })
              : t(`status.${row.status}`)}
          </p>
        </div>
        <p className="text-sm text-muted">
          {t('row.applied', { day: day.format(new Date(row.appliedAt)), source: t(`source.${row.source}`) })}
        </p>
      </div>
    </li>
  );
}

/** What is to be seen at once: that nobody has read it yet, or that somebody waits for too long. */
export function Marks({ row }: { readonly row: ListedApplication }) {
  const { t } = useTranslation('hiring-candidates');
  return (
    <>
      {row.isNew && <span className="rounded-full border border-accent px-2 text-sm text-accent-ink">{t('row.isNew')}</span>}
      {row.isLate && <span className="rounded-full border border-danger px-2 text-sm text-danger">{t('row.isLate')}</span>}
    </>
  );
}
