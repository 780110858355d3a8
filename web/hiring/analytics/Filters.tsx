import type { Analytics } from '#contract/hiring/analytics.ts';
import { ANALYTICS_SPANS, type AnalyticsSpan } from '#contract/hiring/analytics-words.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { useAnalyticsWords } from './use-analytics-words.ts';

export type Asked = { readonly job: number | undefined; readonly span: AnalyticsSpan };
type Props = { readonly jobs: Analytics['jobs']; readonly asked: Asked; readonly onChoose: (asked: Asked) => void };

/** Of which job, and of whom by when they applied. */
export function Filters({ jobs, asked, onChoose }: Props) {
  const { t } = useAnalyticsWords();
  return (
    <div className="flex flex-wrap gap-4">
      <SelectField
        label={t('job')}
        className="min-w-0 grow sm:max-w-md"
        value={asked.job ?? ''}
        onChange={({ target }) => onChoose({ ...asked, job: Number(target.value) || undefined })}
      >
        <option value="">{t('allJobs')}</option>
        {jobs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('span')}
        className="grow sm:max-w-xs"
        value={asked.span}
        onChange={({ target }) => onChoose({ ...asked, span: ANALYTICS_SPANS.find((one) => one === target.value) ?? asked.span })}
      >
        {ANALYTICS_SPANS.map((span) => (
          <option key={span} value={span}>
            {t(`spans.${span}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
