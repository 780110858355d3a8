import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Job } from '#contract/hiring/job.ts';
import { call } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { usePageTitle } from '#web/ui/use-page-title.ts';
import { EmployerFrame, FrameWaiting } from '../EmployerFrame.tsx';
import { useLive } from '../live/use-live.ts';
import { ApplicationsOf } from './ApplicationsOf.tsx';
import { JobPast } from './JobPast.tsx';
import { JobPreview } from './JobPreview.tsx';
import { JobStateMark } from './JobStateMark.tsx';
import { StagesEditor } from './StagesEditor.tsx';
import { TargetEditor } from './TargetEditor.tsx';
import { stepsOf, useJobActs } from './use-job-acts.tsx';

/** /home/manage-jobs/1001: a job with all that belongs to it. */
export default function JobPage() {
  const { t } = useTranslation('hiring-jobs');
  const { jobId } = useParams();
  return (
    <EmployerFrame title={t('job.title', { number: jobId })} screen="manageJobs">
      <Loaded key={jobId} jobId={Number(jobId)} />
    </EmployerFrame>
  );
}

function Loaded({ jobId }: { readonly jobId: number }) {
  const { t } = useTranslation('hiring-jobs');
  const say = useMessage();
  const { value, failure, reload } = useLive(
    (signal) => call('GET /api/hiring/jobs/{jobId}', { params: { jobId } }, { as: 'member', signal }),
    ['job'],
  );
  if (!value && !failure) return <FrameWaiting />;
  if (!value)
    return (
      <Failed
        onRetry={reload}
        action={
          <LinkButton to="/home/manage-jobs" variant="quiet">
            {t('job.toAll')}
          </LinkButton>
        }
      >
        {failure?.body ? say(failure.body.message) : t('failed')}
      </Failed>
    );
  return <Whole newest={value} onReload={reload} />;
}

/** What becomes of the job shows at once. A text that somebody else has changed waits: what one is writing here began with the one before. */
function Whole({ newest, onReload }: { readonly newest: Job; readonly onReload: () => void }) {
  const { t } = useTranslation('hiring-jobs');
  const [job, setJob] = useState(newest);
  const [round, setRound] = useState(0);
  usePageTitle(job.content.title);
  useEffect(() => setJob((present) => (newest.version === present.version ? newest : present)), [newest]);
  const showNewest = () => {
    setJob(newest);
    setRound(round + 1);
    onReload();
  };
  const isOpenToChange = job.acts.includes('edit');
  return (
    <div className="grid gap-6">
      {newest.version > job.version && (
        <Notice
          tone="info"
          action={
            <Button variant="secondary" onClick={showNewest}>
              {t('manage.reload')}
            </Button>
          }
        >
          {t('job.changed')}
        </Notice>
      )}
      <Head job={job} onDone={setJob} onReload={showNewest} />
      <div key={round} className="grid items-start gap-6 lg:grid-cols-2">
        <Part name="preview">
          <JobPreview content={job.content} organisation={job.organisation} />
        </Part>
        <div className="grid gap-6">
          <Part name="stages">
            <StagesEditor job={job} onSaved={setJob} isOpenToChange={isOpenToChange} />
          </Part>
          <Part name="target">
            <TargetEditor key={job.target?.version ?? 0} job={job} onSaved={setJob} isOpenToChange={isOpenToChange} />
          </Part>
          <Part name="past">
            <JobPast jobId={job.jobId} version={job.version} state={job.state} />
          </Part>
        </div>
      </div>
    </div>
  );
}

const Part = ({ name, children }: { readonly name: 'preview' | 'stages' | 'target' | 'past'; readonly children: ReactNode }) => {
  const { t } = useTranslation('hiring-jobs');
  return (
    <Card as="section" aria-labelledby={`part-${name}`} className="grid min-w-0 gap-4">
      <h2 id={`part-${name}`} className="text-2xl">
        {t(`job.${name}`)}
      </h2>
      {children}
    </Card>
  );
};

type HeadProps = { readonly job: Job; readonly onDone: (job: Job) => void; readonly onReload: () => void };

/** In which state it is, and what can be done next. */
function Head({ job, onDone, onReload }: HeadProps) {
  const { t } = useTranslation('hiring-jobs');
  const moment = useMoment();
  const acts = useJobActs(onDone);
  const steps = stepsOf(job);
  const canEdit = job.acts.includes('edit');
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <JobStateMark job={job} />
        {job.content.isConfidential && <span className="text-muted">{t('confidential')}</span>}
        <ApplicationsOf jobId={job.jobId} active={job.active} />
        {job.publishedAt && <span className="text-muted">{t('job.published', { at: moment(job.publishedAt) })}</span>}
      </div>
      {job.rejection && (
        <Notice tone="danger" title={t('job.rejected', { by: job.rejection.by ?? t('past.platform') })}>
          {job.rejection.reason}
        </Notice>
      )}
      {job.waitsFor && <Notice tone="info">{t(`job.waits-${job.waitsFor}`)}</Notice>}
      {(steps.length > 0 || canEdit) && (
        <div className="flex flex-wrap gap-3">
          {steps.map((step, index) => (
            <Button
              key={step}
              variant={index === 0 && step !== 'archive' ? 'primary' : 'secondary'}
              busy={acts.isBusy}
              onClick={() => acts.begin(job, step)}
            >
              {t(`act.${step}`)}
            </Button>
          ))}
          {canEdit && (
            <LinkButton to={`/home/post-job?job=${job.jobId}`} variant="secondary">
              {t('act.edit')}
            </LinkButton>
          )}
        </div>
      )}
      {acts.refusal && !acts.isAsking && (
        <Notice
          tone="danger"
          takesFocus
          action={
            <Button variant="secondary" onClick={onReload}>
              {t('manage.reload')}
            </Button>
          }
        >
          {acts.refusal}
          <ul>
            {(['description', 'place', 'closesOn'] as const).map(
              (field) => acts.errorOf(field) && <li key={field}>{acts.errorOf(field)}</li>,
            )}
          </ul>
        </Notice>
      )}
      {acts.dialog}
    </div>
  );
}
