import type { MetaDescriptor, MetaFunction } from 'react-router';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { inLanguage, languageOf } from '#web/i18n/language.ts';

type PageWords = { readonly title: string; readonly description: string };

/** The colour of the browser's own frame: the paper of tokens.css. */
const PAPER: MetaDescriptor[] = [
  { name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#faf6ee' },
  { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#12142b' },
];

/** What stands on a page's tab. */
export const titleOf = (title: string): string => `${title} · Bhava`;

/** The title and description of a page in its language, and where it stands in the other: `export const meta = pageMeta({ en, hi })`. */
export function pageMeta(words: Readonly<Record<Language, PageWords>>): MetaFunction {
  return ({ location }) => {
    const { title, description } = words[languageOf(location.pathname)];
    return [
      { title: /Bhava|भाव/.test(title) ? title : titleOf(title) },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...PAPER,
      ...LANGUAGES.map((language): MetaDescriptor => {
        const href = inLanguage(location.pathname, language);
        return { tagName: 'link', rel: 'alternate', hrefLang: language, href };
      }),
    ];
  };
}
