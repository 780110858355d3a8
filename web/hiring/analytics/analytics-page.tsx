import { useSearchParams } from 'react-router';
import { ANALYTICS_SPANS, type AnalyticsSpan } from '#contract/hiring/analytics-words.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { EmployerFrame } from '../EmployerFrame.tsx';
import { type Asked, Filters } from './Filters.tsx';
import { Funnel } from './Funnel.tsx';
import { ImpactTables } from './ImpactTables.tsx';
import { Sources } from './Sources.tsx';
import { Times } from './Times.tsx';
import { useAnalyticsWords } from './use-analytics-words.ts';
import '#web/charts/charts.css';
import '#web/charts/around-charts.css';
import '#web/charts/plane.css';

/** What became of the applications of an organisation. What is chosen stands in the address, so that it can be sent to a colleague. */
export default function AnalyticsPage() {
  const { t } = useAnalyticsWords();
  return (
    <EmployerFrame title={t('title')} screen="analytics">
      <Analysed />
    </EmployerFrame>
  );
}

const DEFAULT_SPAN: AnalyticsSpan = '90';

function Analysed() {
  const { t } = useAnalyticsWords();
  const [params, setParams] = useSearchParams();
  const job = Number(params.get('job')) || undefined;
  const span = ANALYTICS_SPANS.find((one) => one === params.get('span')) ?? DEFAULT_SPAN;
  const loaded = useLoaded(
    (signal) => call('GET /api/hiring/analytics', { query: { span, ...(job !== undefined && { job }) } }, { as: 'member', signal }),
    [job, span],
  );
  const choose = (asked: Asked) =>
    setParams(
      { span: asked.span, ...(asked.job !== undefined && { job: String(asked.job) }) },
      { replace: true, preventScrollReset: true },
    );
  if (loaded.state === 'waiting')
    return (
      <WaitingRegion className="grid gap-6">
        <Skeleton height="3.5rem" />
        <Skeleton height="18rem" />
        <Skeleton height="18rem" />
      </WaitingRegion>
    );
  if (loaded.state === 'failed') {
    const { code } = loaded.failure;
    const reason = code === 'forbidden' ? 'notAllowed' : code === 'not-found' ? 'notFound' : 'failed';
    return (
      <Failed onRetry={loaded.retry} retryAt={loaded.failure.retryAt}>
        {t(reason)}
      </Failed>
    );
  }
  const analytics = loaded.value;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Filters jobs={analytics.jobs} asked={{ job, span }} onChoose={choose} />
      {analytics.applications === 0 ? (
        <Empty title={t('empty.title')}>{t('empty.text')}</Empty>
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
          <div className="grid grid-cols-1 gap-6">
            <Funnel analytics={analytics} />
            <Sources analytics={analytics} />
          </div>
          <Times analytics={analytics} />
          <div className="min-w-0 xl:col-span-2">
            <ImpactTables job={job} span={span} />
          </div>
        </div>
      )}
    </div>
  );
}
