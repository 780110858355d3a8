import { useId } from 'react';
import type { Analytics } from '#contract/hiring/analytics.ts';
import { ANALYTICS_SPANS, type AnalyticsSpan } from '#contract/hiring/analytics-words.ts';
import { useAnalyticsWords } from './use-analytics-words.ts';

export type Asked = { readonly job: number | undefined; readonly span: AnalyticsSpan };
type Props = { readonly jobs: Analytics['jobs']; readonly asked: Asked; readonly onChoose: (asked: Asked) => void };

/** Of which job, and of whom by when they applied. */
export function Filters({ jobs, asked, onChoose }: Props) {
  const { t } = useAnalyticsWords();
  const [jobId, spanId] = [useId(), useId()];
  return (
    <div className="flex flex-wrap gap-4">
      <div className="grid min-w-0 grow gap-1.5 sm:max-w-md">
        <label htmlFor={jobId} className="font-semibold">
          {t('job')}
        </label>
        <select
          id={jobId}
          className="field"
          value={asked.job ?? ''}
          onChange={({ target }) => onChoose({ ...asked, job: Number(target.value) || undefined })}
        >
          <option value="">{t('allJobs')}</option>
          {jobs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <div className="grid grow gap-1.5 sm:max-w-xs">
        <label htmlFor={spanId} className="font-semibold">
          {t('span')}
        </label>
        <select
          id={spanId}
          className="field"
          value={asked.span}
          onChange={({ target }) => onChoose({ ...asked, span: ANALYTICS_SPANS.find((one) => one === target.value) ?? asked.span })}
        >
          {ANALYTICS_SPANS.map((span) => (
            <option key={span} value={span}>
              {t(`spans.${span}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
