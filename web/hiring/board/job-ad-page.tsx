import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import type { JobAd } from '#contract/hiring/board.ts';
import { pageDataOf } from '#web/api/page-data.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { BoardFailed } from './BoardFailed.tsx';
import { JobAdView } from './JobAdView.tsx';
import './board.css';

type Loaded =
  | { readonly job: null }
  | { readonly job: JobAd; readonly origin: string; readonly head: Readonly<Record<'title' | 'organisation' | 'summary', string>> };

/** A job that is over is gone (410), so that search engines forget it; whoever has applied can still read it. */
export function loader({ request }: { readonly request: Request }) {
  const loaded = pageDataOf<Loaded>(request);
  if (!loaded) return data(loaded, { status: 503 });
  if (!loaded.job) return data(loaded, { status: 404 });
  return data(loaded, { status: loaded.job.state === 'closed' ? 410 : 200 });
}

/** /jobs/:jobId: one job. */
export default function JobAdPage({ loaderData }: { readonly loaderData: Loaded | null }) {
  return (
    <PageFrame>
      {!loaderData && <BoardFailed level={1} />}
      {loaderData && (loaderData.job ? <JobAdView job={loaderData.job} origin={loaderData.origin} /> : <NoSuchJob />)}
    </PageFrame>
  );
}

function NoSuchJob() {
  const { t } = useTranslation('hiring-board');
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-3xl">{t('unknown')}</h1>
      <p className="max-w-prose">{t('unknownText')}</p>
      <LinkButton to="/jobs">{t('all')}</LinkButton>
    </div>
  );
}
