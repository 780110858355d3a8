import { useTranslation } from 'react-i18next';
import { data, useSearchParams } from 'react-router';
import type { JobBoard } from '#contract/hiring/board.ts';
import { JOB_FEED } from '#contract/hiring/board-words.ts';
import { pageDataOf } from '#web/api/page-data.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { BoardFailed } from './BoardFailed.tsx';
import { JobSearchForm } from './JobSearchForm.tsx';
import { ListedJobView } from './ListedJobView.tsx';
import './board.css';

type Loaded = { readonly board: JobBoard };

export function loader({ request }: { readonly request: Request }) {
  const loaded = pageDataOf<Loaded>(request);
  return data(loaded, { status: loaded ? 200 : 503 });
}

/** /jobs: the open jobs, what narrows them, and pages of them. It needs no script. */
export default function JobBoardPage({ loaderData }: { readonly loaderData: Loaded | null }) {
  const { t } = useTranslation('hiring-board');
  return (
    <PageFrame wide>
      <link rel="alternate" type="application/xml" title={t('feed')} href={JOB_FEED} />
      <div className="grid grid-cols-1 gap-8">
        <header className="grid gap-3">
          <h1 className="text-4xl">{t('title')}</h1>
          <p className="max-w-prose text-xl text-muted">{t('lead')}</p>
        </header>
        <JobSearchForm />
        {loaderData ? <Found board={loaderData.board} /> : <BoardFailed />}
      </div>
    </PageFrame>
  );
}

function Found({ board: { jobs, count, hasMore, page, pages } }: { readonly board: JobBoard }) {
  const { t } = useTranslation('hiring-board');
  const [search] = useSearchParams();
  const isNarrowed = [...search.entries()].some(([name, value]) => name !== 'page' && value !== '');
  if (jobs.length === 0)
    return (
      <Empty
        title={t(isNarrowed ? 'none' : 'empty')}
        action={
          (isNarrowed || page > 1) && (
            <LocalLink to="/jobs" className="link">
              {t('all')}
            </LocalLink>
          )
        }
      >
        {t(isNarrowed ? 'noneText' : 'emptyText')}
      </Empty>
    );
  return (
    <section aria-labelledby="found" className="grid grid-cols-1 gap-4">
      <h2 id="found" className="text-2xl">
        {t(hasMore ? 'countMore' : 'count', { count })}
      </h2>
      <ul className="grid grid-cols-1 gap-4">
        {jobs.map((job) => (
          <ListedJobView key={job.jobId} job={job} />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={t('pages.label')} className="board-pages">
          {page > 1 && <PageLink page={page - 1} rel="prev" words="pages.previous" />}
          <span>{t('pages.here', { page, pages })}</span>
          {page < pages && <PageLink page={page + 1} rel="next" words="pages.next" />}
        </nav>
      )}
    </section>
  );
}

function PageLink({ page, rel, words }: { readonly page: number; readonly rel: 'prev' | 'next'; readonly words: string }) {
  const { t } = useTranslation('hiring-board');
  const [search] = useSearchParams();
  const there = new URLSearchParams([...search.entries()].filter(([name, value]) => name !== 'page' && value !== ''));
  if (page > 1) there.set('page', String(page));
  return (
    <LocalLink to={there.size > 0 ? `/jobs?${there}` : '/jobs'} rel={rel} className="button button-secondary">
      {t(words)}
    </LocalLink>
  );
}
