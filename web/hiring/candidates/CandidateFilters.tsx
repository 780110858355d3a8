import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APPLICATION_SORTS, APPLICATION_SOURCES, APPLICATION_STATUSES } from '#contract/hiring/candidate-words.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { Choices, ChosenFilters } from './choices.ts';

type Props = {
  readonly choices: Choices;
  readonly chosen: ChosenFilters;
  readonly isBoard: boolean;
  readonly onChange: (changes: Record<string, string | undefined>) => void;
};

/** Milliseconds after the last key, so that not each letter typed asks the server. */
const SETTLE_DELAY_MS = 300;

export function CandidateFilters({ choices, chosen, isBoard, onChange }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const stages = choices.jobs.find(({ jobId }) => String(jobId) === chosen.job)?.stages ?? [];
  const jobChoice = (
    <SelectField
      label={t('filter.job')}
      value={chosen.job ?? ''}
      onChange={({ target }) => onChange({ job: target.value, stage: undefined })}
    >
      <option value="">{t(isBoard ? 'filter.chooseJob' : 'filter.allJobs')}</option>
      {choices.jobs.map(({ jobId, title }) => (
        <option key={jobId} value={jobId}>
          {title}
        </option>
      ))}
    </SelectField>
  );
  if (isBoard) return <div className="max-w-md">{jobChoice}</div>;
  return (
    <search className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-[2fr_1fr]">
        <SearchField value={chosen.search ?? ''} onChange={(search) => onChange({ search })} />
        {jobChoice}
      </div>
      <details open={Boolean(chosen.stage || chosen.status || chosen.source || chosen.sort)}>
        <summary className="min-h-11 cursor-pointer py-2">{t('filter.more')}</summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField
            label={t('filter.status')}
            value={chosen.status ?? 'active'}
            onChange={({ target }) => onChange({ status: target.value })}
          >
            {APPLICATION_STATUSES.map((status) => (
              <option key={status} value={status}>
                {t(`status.${status}`)}
              </option>
            ))}
            <option value="all">{t('filter.all')}</option>
          </SelectField>
          <SelectField
            label={t('filter.stage')}
            value={chosen.stage ?? ''}
            disabled={stages.length === 0}
            hint={stages.length === 0 ? t('filter.stageHint') : undefined}
            onChange={({ target }) => onChange({ stage: target.value })}
          >
            <option value="">{t('filter.all')}</option>
            {stages.map(({ stageId, name }) => (
              <option key={stageId} value={stageId}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('filter.source')} value={chosen.source ?? ''} onChange={({ target }) => onChange({ source: target.value })}>
            <option value="">{t('filter.all')}</option>
            {APPLICATION_SOURCES.map((source) => (
              <option key={source} value={source}>
                {t(`source.${source}`)}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('filter.sort')} value={chosen.sort ?? 'newest'} onChange={({ target }) => onChange({ sort: target.value })}>
            {APPLICATION_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </SelectField>
        </div>
      </details>
      <Checkbox
        label={t('filter.isNew')}
        checked={chosen.isNew === 'true'}
        onChange={({ target }) => onChange({ isNew: target.checked ? 'true' : undefined })}
      />
    </search>
  );
}

function SearchField({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const { t } = useTranslation('hiring-candidates');
  const [typed, setTyped] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed starts a search
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(onChange, SETTLE_DELAY_MS, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      type="search"
      label={t('filter.search')}
      hint={t('filter.searchHint')}
      value={typed}
      maxLength={100}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
