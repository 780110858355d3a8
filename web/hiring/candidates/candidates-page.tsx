import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { EmployerFrame, FrameWaiting } from '../EmployerFrame.tsx';
import { Board } from './Board.tsx';
import { CandidateFilters } from './CandidateFilters.tsx';
import { CandidateList } from './CandidateList.tsx';
import { CandidatesFailed } from './CandidatesFailed.tsx';
import { queryOf } from './choices.ts';
import { ListTools } from './ListTools.tsx';

/** /home/employer/candidates: the applications of an organisation, as a list or, for one job, as a board. The address keeps the choices. */
export default function CandidatesPage() {
  const { t } = useTranslation('hiring-candidates');
  return (
    <EmployerFrame title={t('title')} screen="candidates">
      <Candidates />
    </EmployerFrame>
  );
}

function Candidates() {
  const { t } = useTranslation('hiring-candidates');
  const [search, setSearch] = useSearchParams();
  const [imported, setImported] = useState(0);
  const loaded = useLoaded((signal) => call('GET /api/hiring/candidate-choices', {}, { as: 'member', signal }), []);
  if (loaded.state === 'waiting') return <FrameWaiting />;
  if (loaded.state === 'failed') return <CandidatesFailed failure={loaded.failure} onRetry={loaded.retry} />;
  const choices = loaded.value;
  const chosen = Object.fromEntries(search);
  const job = choices.jobs.find(({ jobId }) => String(jobId) === chosen.job);
  const view = chosen.view === 'board' ? 'board' : 'list';
  const change = (changes: Record<string, string | undefined>) =>
    setSearch((present) => {
      const next = new URLSearchParams(present);
      for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
      return next;
    });
  if (choices.jobs.length === 0)
    return (
      <Empty
        title={t('empty.noJobs')}
        action={choices.you.role !== 'interviewer' && <LinkButton to="/home/manage-jobs">{t('empty.toJobs')}</LinkButton>}
      >
        {t('empty.noJobsLead')}
      </Empty>
    );
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <nav aria-label={t('view.name')} className="flex flex-wrap gap-2">
          {(['list', 'board'] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              className={classes('button', view === name ? 'button-secondary' : 'button-quiet')}
              onClick={() => change({ view: name === 'board' ? 'board' : undefined })}
            >
              {t(`view.${name}`)}
            </button>
          ))}
        </nav>
        {view === 'list' && (
          <div className="flex flex-wrap items-center gap-1">
            <ListTools choices={choices} query={queryOf(chosen)} onChange={() => setImported(imported + 1)} />
          </div>
        )}
      </div>
      <CandidateFilters choices={choices} chosen={chosen} isBoard={view === 'board'} onChange={change} />
      {view === 'list' && <CandidateList key={`${search} ${imported}`} chosen={chosen} job={job} />}
      {view === 'board' &&
        (job ? <Board key={job.jobId} job={job} /> : <Empty title={t('board.chooseJob')}>{t('board.chooseJobLead')}</Empty>)}
    </div>
  );
}
