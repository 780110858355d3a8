import { useTranslation } from 'react-i18next';
import type { About } from '#content/script-about.ts';
import { type Language, languages } from '#contract/language.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** The language in which a reader of this page gets a test. */
export function useLanguageOfTest(about: About): Language {
  const language = useLanguage();
  return about.languages.includes(language) ? language : about.languages[0];
}

/** Says in which language a test is, where that is not the reader's own. */
export function ToldIn({ about }: { about: About }) {
  const { t } = useTranslation('assessments');
  const language = useLanguage();
  const told = useLanguageOfTest(about);
  if (told === language) return null;
  const names = new Intl.DisplayNames(languages[language].locale, { type: 'language' });
  return <Notice tone="info">{t('story.toldIn', { language: names.of(told) })}</Notice>;
}
