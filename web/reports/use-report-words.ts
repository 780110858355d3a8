import { useTranslation } from 'react-i18next';
import { houseName, houseShortName } from '#content/houses/script-names.ts';
import { languages } from '#contract/language.ts';
import { dateFormat, listFormat, momentFormat, numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { titleOf } from '#web/players/titles.ts';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const WHOLE = { maximumFractionDigits: 0 };
const CONJUNCTION = { type: 'conjunction' } as const;
const DAY = { dateStyle: 'long' } as const;
const MINUTE = { dateStyle: 'long', timeStyle: 'short' } as const;

/** The words of the report and the ways in which its language writes numbers, lists, dates and names of houses. */
export function useReportWords() {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { locale } = languages[language]; // dates as in India, day first; lists as the texts have them, "A, B and C"
  const testName = (slug: string) => titleOf(slug, language);
  const name = (house: number) => houseName(house, language);
  const shortName = (house: number) => houseShortName(house, language);
  // Short names, as the charts have them: the full ones hold an "and" each, and a list of those cannot be read.
  const list = (houses: readonly number[]) => listFormat(locale, CONJUNCTION).format(houses.map(shortName));
  return {
    t,
    language,
    name,
    shortName,
    list,
    testNames: (slugs: readonly string[]) => listFormat(locale, CONJUNCTION).format(slugs.map(testName)),
    testName,
    strength: (value: number) => numberFormat(locale, ONE_DECIMAL).format(value),
    whole: (value: number) => numberFormat(locale, WHOLE).format(value),
    date: (iso: string) => dateFormat(locale, DAY).format(new Date(iso)),
    /** With the hour, by the reader's clock. */
    moment: (iso: string) => momentFormat(language, MINUTE).format(new Date(iso)),
  };
}
export type ReportWords = ReturnType<typeof useReportWords>;
