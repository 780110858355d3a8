import { useTranslation } from 'react-i18next';
import type { JobContent } from '#contract/hiring/job-content.ts';
import { languages } from '#contract/language.ts';
import { dateFormat, numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** A day of the calendar, wherever the reader is. */
export function useCalendarDay(): (day: string) => string {
  const format = dateFormat(languages[useLanguage()].locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** What a job is, in a few short pieces. */
export function useJobFacts(): (content: Omit<JobContent, 'description' | 'questions' | 'title'>) => string[] {
  const { t } = useTranslation('hiring-jobs');
  const day = useCalendarDay();
  const { locale } = languages[useLanguage()];

  function payOf({ salaryFrom, salaryTo, salaryCurrency, salaryPer }: Parameters<ReturnType<typeof useJobFacts>>[0]): string[] {
    const format = numberFormat(locale, { style: 'currency', currency: salaryCurrency, maximumFractionDigits: 0 });
    const per = t(`per.${salaryPer}`);
    if (salaryFrom !== null && salaryTo !== null) return [t('pay.range', { pay: format.formatRange(salaryFrom, salaryTo), per })];
    if (salaryFrom !== null) return [t('pay.from', { pay: format.format(salaryFrom), per })];
    return salaryTo === null ? [] : [t('pay.to', { pay: format.format(salaryTo), per })];
  }

  return (content) => [
    ...[[content.place, content.region].filter(Boolean).join(', ')].filter(Boolean),
    t(`workPlace.${content.workPlace}`),
    t(`employment.${content.employment}`),
    ...payOf(content),
    ...(content.openings > 1 ? [t('openings', { count: content.openings })] : []),
    ...(content.closesOn ? [t('closesOn', { day: day(content.closesOn) })] : []),
  ];
}
