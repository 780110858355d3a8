import { useTranslation } from 'react-i18next';
import { type Field, SPOKEN_LANGUAGES, type SpokenLanguage } from '#contract/society/member-page-words.ts';
import { listFormat, nameFormat } from '#web/i18n/formats.ts';

/** How fields and languages are called in the reader's language. */
export function useNames() {
  const { t, i18n } = useTranslation('society-members');
  const names = nameFormat(i18n.language, { type: 'language' });
  const languageName = (language: SpokenLanguage) => names.of(language) ?? language;
  return {
    fieldName: (field: Field) => t(`field.${field}`),
    languageName,
    /** By their names, so that one finds one's own. */
    languagesByName: [...SPOKEN_LANGUAGES].sort((one, other) => languageName(one).localeCompare(languageName(other), i18n.language)),
    inList: (all: readonly string[]) => listFormat(i18n.language).format(all),
  };
}
