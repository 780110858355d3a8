import { useTranslation } from 'react-i18next';
import type { JobAd } from '#contract/hiring/board.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Apply } from '../seekers/ApplyForm.tsx';
import { JobPostingData } from './JobPostingData.tsx';
import { useJobFacts } from './use-job-facts.ts';

/** A job as its organisation describes it. */
export function JobAdView({ job, origin }: { readonly job: JobAd; readonly origin: string }) {
  const { t } = useTranslation('hiring-board');
  const { place, employment, salary, published, closes } = useJobFacts(job);
  const facts = { place, employment, salary, department: job.department, openings: job.openings > 1 ? String(job.openings) : '' };
  return (
    <article className="grid grid-cols-1 gap-8" aria-labelledby="job-title">
      {job.state === 'open' && <JobPostingData job={job} origin={origin} />}
      <header className="grid gap-3">
        <p>
          <LocalLink to="/jobs" className="link">
            {t('all')}
          </LocalLink>
        </p>
        <h1 id="job-title" className="text-3xl wrap-anywhere sm:text-4xl" lang={job.language}>
          {job.title}
        </h1>
        <p className="text-xl wrap-anywhere">{job.organisation}</p>
        <p className="text-muted">
          {published}
          {closes && ` · ${closes}`}
        </p>
      </header>
      {job.state !== 'open' && (
        <Notice tone="info" title={t(`state.${job.state}`)}>
          {t(`state.${job.state}Text`)}
        </Notice>
      )}
      <dl className="board-details">
        {Object.entries(facts).flatMap(([name, fact]) =>
          fact
            ? [
                <div key={name}>
                  <dt>{t(`fact.${name}`)}</dt>
                  <dd>{fact}</dd>
                </div>,
              ]
            : [],
        )}
      </dl>
      <section aria-labelledby="description" className="grid grid-cols-1 gap-3">
        <h2 id="description" className="text-2xl">
          {t('description')}
        </h2>
        <div
          className="board-text"
          lang={job.language}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it (server/hiring/board/rules.ts)
          dangerouslySetInnerHTML={{ __html: job.description }}
        />
      </section>
      {job.state === 'open' && <Apply job={job} />}
      {(job.about || job.website) && (
        <section aria-labelledby="about" className="grid grid-cols-1 gap-3">
          <h2 id="about" className="text-2xl wrap-anywhere">
            {t('about', { organisation: job.organisation })}
          </h2>
          {job.about && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{job.about}</p>}
          {job.website && (
            <p>
              <a className="link wrap-anywhere" href={job.website} rel="nofollow noopener">
                {job.website}
              </a>
            </p>
          )}
        </section>
      )}
    </article>
  );
}
