import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorJobs } from '#contract/operator.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { OperatorFrame, ScreenWaiting } from './OperatorFrame.tsx';
import { ScreenFailed } from './ScreenFailed.tsx';
import { Table } from './Table.tsx';

/** /operator: mails and other jobs, those that failed with the reason, and a way to try them again. */
export default function JobsPage() {
  return (
    <OperatorFrame screen="jobs">
      <Jobs />
    </OperatorFrame>
  );
}

function Jobs() {
  const jobs = useLoaded((signal) => call('GET /api/operator/jobs', {}, { as: 'person', signal }), []);
  if (jobs.state === 'waiting') return <ScreenWaiting />;
  if (jobs.state === 'failed') return <ScreenFailed failure={jobs.failure} onRetry={jobs.retry} />;
  return <AllJobs jobs={jobs.value} onChange={jobs.reload} />;
}

const STATES = ['waiting', 'under way', 'done', 'failed', 'expired'] as const;
const wordOf = { waiting: 'waiting', 'under way': 'underWay', done: 'done', failed: 'failed', expired: 'expired' } as const;

function AllJobs({ jobs: { counts, undone }, onChange }: { jobs: OperatorJobs; onChange: () => void }) {
  const { t } = useTranslation('operator');
  const names = [...new Set(counts.map(({ name }) => name))];
  const countOf = (name: string, state: string) => counts.find((one) => one.name === name && one.state === state)?.count ?? 0;
  return (
    <>
      <p className="max-w-prose text-muted">{t('jobs.lead')}</p>
      <Table
        caption={t('jobs.states')}
        head={[t('jobs.job'), ...STATES.map((state) => t(`jobs.${wordOf[state]}`))]}
        rows={names.map((name) => ({ key: name, cells: [name, ...STATES.map((state) => countOf(name, state))] }))}
      />
      <h2 className="text-2xl">{t('jobs.undone')}</h2>
      {undone.length === 0 ? (
        <p>{t('jobs.allDone')}</p>
      ) : (
        <ul className="grid gap-3">
          {undone.map((job) => (
            <Undone key={job.jobId} job={job} onChange={onChange} />
          ))}
        </ul>
      )}
    </>
  );
}

function Undone({ job, onChange }: { job: OperatorJobs['undone'][number]; onChange: () => void }) {
  const { t } = useTranslation('operator');
  const moment = useMoment();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const canRetry = job.state === 'failed' || job.state === 'waiting';

  async function retry() {
    setBusy(true);
    setFailed(false);
    await call('POST /api/operator/jobs/{jobId}/retry', { params: { jobId: job.jobId } }, { as: 'person' }).then(onChange, () =>
      setFailed(true),
    );
    setBusy(false);
  }

  return (
    <li className="grid gap-1 rounded-control border border-line bg-surface p-4">
      <p className="flex flex-wrap gap-x-4 font-semibold">
        <span>{job.name}</span>
        <span>{t(`jobs.${wordOf[job.state]}`)}</span>
        {job.to && <span className="break-all">{job.to}</span>}
      </p>
      <p className="text-sm text-muted">{t('jobs.times', { made: moment(job.madeAt), at: moment(job.at), count: job.attempts })}</p>
      {job.reason && <p className="break-words">{job.reason}</p>}
      {canRetry && (
        <div className="mt-2">
          <Button variant="secondary" busy={isBusy} onClick={retry}>
            {t('jobs.retry')}
          </Button>
        </div>
      )}
      {hasFailed && <Notice tone="danger">{t('failed')}</Notice>}
    </li>
  );
}
