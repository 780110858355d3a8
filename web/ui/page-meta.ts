import type { MetaDescriptor, MetaFunction } from 'react-router';
import { inLanguage, LANGUAGES, type Language, languageOf } from '#web/i18n/language.ts';

type PageWords = { readonly title: string; readonly description: string };

/** The title and description of a page in its language, and where it stands in the other: `export const meta = pageMeta({ en, hi })`. */
export function pageMeta(words: Readonly<Record<Language, PageWords>>): MetaFunction {
  return ({ location }) => {
    const { title, description } = words[languageOf(location.pathname)];
    return [
      { title: title === 'Bhava' ? title : `${title} · Bhava` },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...LANGUAGES.map((language): MetaDescriptor => {
        const href = inLanguage(location.pathname, language);
        return { tagName: 'link', rel: 'alternate', hrefLang: language, href };
      }),
    ];
  };
}
