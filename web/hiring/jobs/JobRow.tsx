import { Menu } from '@base-ui/react/menu';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job, ListedJob } from '#contract/hiring/job.ts';
import { call } from '#web/api/client.ts';
import { makeId } from '#web/api/make-id.ts';
import { useSending } from '#web/api/use-sending.ts';
import { LocalLink, useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { ChevronIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ApplicationsOf } from './ApplicationsOf.tsx';
import { JobStateMark } from './JobStateMark.tsx';
import { stepsOf, useJobActs } from './use-job-acts.tsx';
import { useCalendarDay } from './use-job-facts.ts';
import './job-menu.css';

type Props = { readonly job: ListedJob; readonly onChange: (job: Job) => void; readonly onReload: () => void };

/** One job of the list, with what can be done with it in a menu. */
export function JobRow({ job, onChange, onReload }: Props) {
  const { t } = useTranslation('hiring-jobs');
  const day = useCalendarDay();
  const acts = useJobActs(onChange);
  const about = [job.department, job.place, ...(job.closesOn ? [t('closesOn', { day: day(job.closesOn) })] : [])].filter(Boolean);
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 grow gap-1">
          <h2 className="text-xl wrap-anywhere">
            <LocalLink to={`/home/manage-jobs/${job.jobId}`} className="link">
              {job.title}
            </LocalLink>
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <JobStateMark job={job} />
            {job.isConfidential && <span>{t('confidential')}</span>}
            {about.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
          <ApplicationsOf jobId={job.jobId} active={job.active} isNew={job.isNew} />
        </div>
        <RowMenu job={job} onStep={(step) => acts.begin(job, step)} onReload={onReload} />
      </div>
      {acts.refusal && !acts.isAsking && (
        <Notice
          tone="danger"
          action={
            <button type="button" className="link min-h-11 cursor-pointer" onClick={onReload}>
              {t('manage.reload')}
            </button>
          }
        >
          {acts.refusal}
        </Notice>
      )}
      {acts.dialog}
    </li>
  );
}

type MenuProps = {
  readonly job: ListedJob;
  readonly onStep: (step: ReturnType<typeof stepsOf>[number]) => void;
  readonly onReload: () => void;
};

function RowMenu({ job, onStep, onReload }: MenuProps) {
  const { t } = useTranslation('hiring-jobs');
  const navigate = useLocalNavigate();
  const sending = useSending(t('failed'));
  const madeWith = useRef<string>(undefined);

  async function duplicate() {
    madeWith.current ??= makeId();
    const body = { madeWith: madeWith.current };
    const params = { jobId: job.jobId };
    const copy = await sending.send(() => call('POST /api/hiring/jobs/{jobId}/duplicate', { params, body }, { as: 'member' }));
    if (copy) await navigate(`/home/post-job?job=${copy.jobId}`);
    else onReload();
  }

  return (
    <Menu.Root>
      <Menu.Trigger className="job-menu-button" aria-label={t('manage.actions', { title: job.title })}>
        <ChevronIcon size={20} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-50">
          <Menu.Popup className="job-menu">
            {job.acts.includes('edit') && (
              <Menu.Item className="job-menu-item" onClick={() => void navigate(`/home/post-job?job=${job.jobId}`)}>
                {t('act.edit')}
              </Menu.Item>
            )}
            {stepsOf(job).map((step) => (
              <Menu.Item key={step} className="job-menu-item" onClick={() => onStep(step)}>
                {t(`act.${step}`)}
              </Menu.Item>
            ))}
            <Menu.Item className="job-menu-item" onClick={() => void duplicate()}>
              {t('act.duplicate')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
