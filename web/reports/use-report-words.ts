import { useTranslation } from 'react-i18next';
import { houseName, houseShortName } from '#content/houses/script-names.ts';
import { languages } from '#contract/language.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { titleOf } from '#web/players/titles.ts';

/** The words of the report and the ways in which its language writes numbers, lists, dates and names of houses. */
export function useReportWords() {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { locale } = languages[language]; // dates as in India, day first; lists as the texts have them, "A, B and C"
  const decimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const minute = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const testName = (slug: string) => titleOf(slug, language);
  const name = (house: number) => houseName(house, language);
  const shortName = (house: number) => houseShortName(house, language);
  // Short names, as the charts have them: the full ones hold an "and" each, and a list of those cannot be read.
  const list = (houses: readonly number[]) => conjunction.format(houses.map(shortName));
  return {
    t,
    language,
    name,
    shortName,
    list,
    testNames: (slugs: readonly string[]) => conjunction.format(slugs.map(testName)),
    testName,
    strength: (value: number) => decimals.format(value),
    whole: (value: number) => whole.format(value),
    date: (iso: string) => day.format(new Date(iso)),
    /** With the hour, by the reader's clock. */
    moment: (iso: string) => minute.format(new Date(iso)),
  };
}
export type ReportWords = ReturnType<typeof useReportWords>;
