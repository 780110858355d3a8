import { useTranslation } from 'react-i18next';
import { JOB_STATES, type JobState } from '#contract/hiring/job-words.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { FrameWaiting } from '../EmployerFrame.tsx';
import { JobRow } from './JobRow.tsx';
import { useJobList } from './use-job-list.ts';

type Props = {
  readonly state: JobState | undefined;
  readonly search: string;
  readonly onState: (state: JobState | undefined) => void;
};

/** The jobs that were found, page by page, under how many there are in each state. */
export function JobList({ state, search, onState }: Props) {
  const { t } = useTranslation('hiring-jobs');
  const say = useMessage();
  const list = useJobList({ ...(state && { state }), ...(search && { search }) });
  const failure = list.failure && (list.failure.body ? say(list.failure.body.message) : t('failed'));
  if (!list.shown) return failure ? <Failed onRetry={list.reload}>{failure}</Failed> : <FrameWaiting />;
  const { jobs, next, counts } = list.shown;
  if (counts.length === 0 && search === '')
    return (
      <Empty title={t('manage.none')} action={<LinkButton to="/home/post-job">{t('manage.new')}</LinkButton>}>
        {t('manage.noneText')}
      </Empty>
    );
  return (
    <div className="grid gap-5">
      <States counts={counts} state={state} onState={onState} />
      {jobs.length === 0 ? (
        <p>{t('manage.nothingFound')}</p>
      ) : (
        <ul className="grid gap-3" aria-label={t('manage.title')}>
          {jobs.map((job) => (
            <JobRow key={job.jobId} job={job} onChange={list.follow} onReload={list.reload} />
          ))}
        </ul>
      )}
      {next && (
        <Button variant="secondary" className="justify-self-center" busy={list.isWaiting} onClick={list.readOn}>
          {t('manage.more')}
        </Button>
      )}
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}

type StatesProps = Pick<Props, 'state' | 'onState'> & { readonly counts: readonly { readonly state: JobState; readonly count: number }[] };

function States({ counts, state, onState }: StatesProps) {
  const { t } = useTranslation('hiring-jobs');
  const countOf = (one: JobState) => counts.find((counted) => counted.state === one)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const shown = JOB_STATES.filter((one) => countOf(one) > 0 || one === state);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('manage.states')}</legend>
      {[undefined, ...shown].map((one) => (
        <button
          key={one ?? 'all'}
          type="button"
          aria-pressed={one === state}
          className={classes(
            'min-h-11 cursor-pointer rounded-full border-2 px-4',
            one === state ? 'border-indigo bg-raised font-semibold' : 'border-line bg-surface',
          )}
          onClick={() => onState(one)}
        >
          {t(one ? `state.${one}` : 'manage.all')} <span className="tabular-nums">({one ? countOf(one) : all})</span>
        </button>
      ))}
    </fieldset>
  );
}
