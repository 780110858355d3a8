import { useTranslation } from 'react-i18next';
import type { ListedJob } from '#contract/hiring/board.ts';
import { INDIAN_TIME } from '#contract/indian-time.ts';
import { languages } from '#contract/language.ts';
import { dateFormat, nameFormat, numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** What is said of a job in a few words each. */
export function useJobFacts(job: Omit<ListedJob, 'jobId' | 'title' | 'organisation' | 'language'>) {
  const { t } = useTranslation('hiring-board');
  const { locale } = languages[useLanguage()];
  const day = (date: string, timeZone: string) => dateFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(date));
  const country = nameFormat(locale, { type: 'region', fallback: 'code' });
  const where = [job.place, job.region, nameOf(country, job.country)].filter(Boolean).join(', ');
  return {
    place: job.workPlace === 'on-site' ? where : t(`workPlace.${job.workPlace}`, { place: where }),
    employment: t(`employment.${job.employment}`),
    salary: job.salary ? t(`salary.${job.salary.per}`, { amount: amountOf(job.salary, locale, t) }) : '',
    published: t('published', { day: day(job.publishedAt, INDIAN_TIME) }),
    // a day is no moment: it is the same wherever it is read
    closes: job.closesOn === null ? '' : t('closesOn', { day: day(job.closesOn, 'UTC') }),
  };
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code; // what somebody typed is no code of a country
  }
}

type Amounts = NonNullable<ListedJob['salary']>;

function amountOf({ from, to, currency }: Amounts, locale: string, t: (words: string, values: Record<string, string>) => string): string {
  const money = numberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  if (from !== null && to !== null && from !== to) return t('salary.range', { from: money.format(from), to: money.format(to) });
  if (to === null) return t('salary.atLeast', { from: money.format(from ?? 0) });
  return from === null ? t('salary.atMost', { to: money.format(to) }) : money.format(to);
}
