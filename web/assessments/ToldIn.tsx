import { useTranslation } from 'react-i18next';
import type { About } from '#content/script-about.ts';
import { type Language, languages } from '#contract/language.ts';
import { nameFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** The language in which a reader of this language gets a test. */
export const languageOfTest = (about: About, language: Language): Language =>
  about.languages.includes(language) ? language : about.languages[0];

/** Says in which language a test is, where that is not the reader's own: because there is no other yet, or because it was begun in that one. */
export function ToldIn({ about, told }: { about: About; told: Language }) {
  const { t } = useTranslation('assessments');
  const language = useLanguage();
  if (told === language) return null;
  const names = nameFormat(languages[language].locale, { type: 'language' });
  const reason = about.languages.includes(language) ? 'begunIn' : 'toldIn';
  return <Notice tone="info">{t(`told.${reason}`, { language: names.of(told) })}</Notice>;
}
