import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '#contract/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';
import { languages } from '#contract/language.ts';
import { dateFormat } from '#web/i18n/formats.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import type { Live } from '../live/use-live.ts';
import { Part } from './Part.tsx';

type Props = {
  readonly jobs: Live<Output<EndpointAt<'GET /api/hiring/dashboard/jobs'>>>;
  readonly applications: Live<Output<EndpointAt<'GET /api/hiring/dashboard/applications'>>>;
};

/** The newest jobs and applications; each of the two waits for itself. */
export function RecentActivity({ jobs, applications }: Props) {
  const { t } = useTranslation('hiring-dashboard');
  const format = dateFormat(languages[useLanguage()].locale, { dateStyle: 'medium' });
  const day = (at: string) => <time dateTime={at}>{format.format(new Date(at))}</time>;
  const jobRows = jobs.value?.jobs.map(({ id, title, postedDate }) => ({
    ...{ id, to: `/home/manage-jobs/${id}`, what: title },
    when: (
      <>
        {t('posted')} {day(postedDate)}
      </>
    ),
  }));
  const applicationRows = applications.value?.applications.map(({ id, candidateName, candidateId, jobTitle, appliedAt }) => ({
    ...{ id, to: `/home/employer/candidates/${id}`, when: day(appliedAt) },
    what: t('appliedFor', { name: candidateName ?? t('candidate', { number: candidateId }), job: jobTitle }),
  }));
  return (
    <Part title={t('recent')}>
      <Rows title={t('jobs')} none={t('noJobs')} rows={jobRows} isWaiting={jobs.isWaiting} />
      <Rows title={t('applications')} none={t('noApplications')} rows={applicationRows} isWaiting={applications.isWaiting} />
    </Part>
  );
}

type Row = { readonly id: number; readonly to: string; readonly what: string; readonly when: ReactNode };
type RowsProps = { readonly title: string; readonly none: string; readonly rows: readonly Row[] | undefined; readonly isWaiting: boolean };

function Rows({ title, none, rows, isWaiting }: RowsProps) {
  const id = useId();
  return (
    // room for two rows, whether they wait, are there, or are none
    <section aria-labelledby={id} className="grid min-h-[7.5rem] content-start gap-1">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {rows?.length === 0 && <p className="text-muted">{none}</p>}
      {!rows && isWaiting && (
        <WaitingRegion className="grid gap-2">
          <Skeleton height="2.5rem" />
          <Skeleton height="2.5rem" />
        </WaitingRegion>
      )}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row.id} className="border-t border-line first:border-t-0">
              <LocalLink to={row.to} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 hover:underline">
                <span className="wrap-anywhere">{row.what}</span>
                <span className="text-sm text-muted">{row.when}</span>
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
