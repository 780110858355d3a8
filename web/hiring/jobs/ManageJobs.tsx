import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { JOB_STATES, type JobState } from '#contract/hiring/job-words.ts';
import type { Job, ListedJob } from '#contract/hiring/jobs.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { EmployerFrame, FrameWaiting } from '../EmployerFrame.tsx';
import { JobRow } from './JobRow.tsx';
import { useSending } from './use-sending.ts';

/** All jobs that one sees: by state, by what they are called, page by page. The address keeps what was chosen. */
export function ManageJobs() {
  const { t } = useTranslation('hiring-jobs');
  return (
    <EmployerFrame title={t('manage.title')} screen="manageJobs" actions={<LinkButton to="/home/post-job">{t('manage.new')}</LinkButton>}>
      <Jobs />
    </EmployerFrame>
  );
}

const isState = (text: string | null): text is JobState => JOB_STATES.some((state) => state === text);

function Jobs() {
  const { t } = useTranslation('hiring-jobs');
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('state');
  const state = isState(wanted) ? wanted : undefined;
  const search = address.get('search') ?? '';
  const [typed, setTyped] = useState(search);

  const choose = (changes: { state?: JobState | undefined; search?: string }) => {
    const { state: nextState, search: nextSearch } = { state, search, ...changes };
    setAddress({ ...(nextState && { state: nextState }), ...(nextSearch && { search: nextSearch }) }, { replace: true });
  };

  return (
    <div className="grid gap-6">
      <search>
        <form
          className="flex max-w-xl flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            choose({ search: typed.trim() });
          }}
        >
          <TextField
            label={t('manage.search')}
            type="search"
            className="min-w-[min(100%,12rem)] grow"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="secondary">
            {t('manage.find')}
          </Button>
        </form>
      </search>
      <List key={`${state} ${search}`} state={state} search={search} onState={(next) => choose({ state: next })} />
    </div>
  );
}

type Counted = { readonly state: JobState; readonly count: number };
type ListProps = {
  readonly state: JobState | undefined;
  readonly search: string;
  readonly onState: (state: JobState | undefined) => void;
};

function List({ state, search, onState }: ListProps) {
  const { t } = useTranslation('hiring-jobs');
  const say = useMessage();
  const query = { ...(state && { state }), ...(search && { search }) };
  const first = useLoaded((signal) => call('GET /api/hiring/jobs', { query }, { as: 'member', signal }), []);
  const [jobs, setJobs] = useState<readonly ListedJob[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [counts, setCounts] = useState<readonly Counted[]>([]);
  const more = useSending();
  const value = first.state === 'ready' ? first.value : undefined;
  useEffect(() => {
    if (!value) return;
    setJobs(value.jobs);
    setNext(value.next);
    setCounts(value.counts ?? []);
  }, [value]);

  /** The counts follow at once. The row stays where it is, so that its reader does not lose it. */
  function follow(changed: Job) {
    const before = jobs.find(({ jobId }) => jobId === changed.jobId)?.state;
    const by = new Map(counts.map((counted) => [counted.state, counted.count]));
    if (before) by.set(before, (by.get(before) ?? 1) - 1);
    by.set(changed.state, (by.get(changed.state) ?? 0) + 1);
    setCounts([...by].map(([state, count]) => ({ state, count })));
    setJobs(jobs.map((one) => (one.jobId === changed.jobId ? { ...one, ...changed } : one)));
  }

  async function loadMore() {
    const page = await more.send(() => call('GET /api/hiring/jobs', { query: { ...query, after: next ?? '' } }, { as: 'member' }));
    if (!page) return;
    setJobs([...jobs, ...page.jobs]);
    setNext(page.next);
  }

  if (first.state === 'failed')
    return <Failed onRetry={first.retry}>{first.failure.body ? say(first.failure.body.message) : t('failed')}</Failed>;
  if (!value) return <FrameWaiting />;
  const isNothing = value.counts?.length === 0 && search === '';
  if (isNothing)
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
            <JobRow key={job.jobId} job={job} onChange={follow} onReload={first.state === 'ready' ? first.reload : () => {}} />
          ))}
        </ul>
      )}
      {next && (
        <Button variant="secondary" className="justify-self-center" busy={more.isBusy} onClick={() => void loadMore()}>
          {t('manage.more')}
        </Button>
      )}
      {more.failure && <p role="alert">{more.failure}</p>}
    </div>
  );
}

type StatesProps = Pick<ListProps, 'state' | 'onState'> & { readonly counts: readonly Counted[] };

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
