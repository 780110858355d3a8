import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { JOB_STATES, type JobState } from '#contract/hiring/job-words.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { EmployerFrame } from '../EmployerFrame.tsx';
import { JobList } from './JobList.tsx';

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
      <JobList key={`${state} ${search}`} state={state} search={search} onState={(next) => choose({ state: next })} />
    </div>
  );
}
