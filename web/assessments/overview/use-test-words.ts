import { useTranslation } from 'react-i18next';
import { houseShortName } from '#content/houses/script-names.ts';
import type { About } from '#content/script-about.ts';
import { LANGUAGES, type Language, languages } from '#contract/language.ts';
import { dateFormat, listFormat, nameFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** The side of the mind that a test looks at, and which of the twelve; none where it is all of them. */
export type LookedAt = { readonly domain: 'emotional' | 'rational' | 'cognitive'; readonly houses: readonly number[] };

/** The words about tests, and how the reader's language writes lists, dates and names. */
export function useTestWords() {
  const { t } = useTranslation('tests');
  const language = useLanguage();
  const { locale } = languages[language];
  const conjunction = listFormat(locale, { type: 'conjunction' });
  const names = nameFormat(locale, { type: 'language' });
  const day = dateFormat(locale, { dateStyle: 'long' });
  const languageList = (told: readonly Language[]) =>
    t('languages', { languages: conjunction.format(told.map((one) => names.of(one) ?? one)) });
  const houseList = (houses: readonly number[]) => conjunction.format(houses.map((house) => houseShortName(house, language)));
  return {
    t,
    language,
    houseList,
    measures: ({ domain, houses }: LookedAt) => t(`measures.${domain}`, { houses: houseList(houses) }),
    languageList,
    /** How long a test takes, and its languages where they are not all that we have. */
    takes: ({ minutes, languages: told }: Pick<About, 'minutes' | 'languages'>) =>
      [t('minutes', { count: minutes }), ...(told.length < LANGUAGES.length ? [languageList(told)] : [])].join(' · '),
    date: (iso: string) => day.format(new Date(iso)),
  };
}

/** Of what is left of a test, at least one. */
export const minutesLeft = (minutes: number, share: number): number => Math.max(1, Math.ceil(minutes * (1 - share)));
