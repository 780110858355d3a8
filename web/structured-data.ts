import type { Language } from '#contract/language.ts';
import { languages, withLanguage } from '#contract/language.ts';
import { urlOf } from './listing.ts';

type Facts = {
  readonly origin: string;
  readonly language: Language;
  /** Of the page, without its language. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** The site's own name in this language. */
  readonly site: string;
};

/** What search engines read of a page, in the words of schema.org: on the start page who we are, elsewhere the way to the page. */
export function structuredData({ origin, language, address, title, description, site }: Facts): string {
  const home = urlOf(withLanguage('/', language), origin);
  const organization = `${origin}/#organization`;
  const graph =
    address === '/'
      ? [
          { '@type': 'Organization', '@id': organization, name: 'Bhava', url: `${origin}/`, logo: `${origin}/pictures/icon-512.png` },
          {
            '@type': 'WebSite',
            '@id': `${home}#website`,
            name: site,
            url: home,
            description,
            inLanguage: languages[language].locale,
            publisher: { '@id': organization },
          },
        ]
      : [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: site, item: home },
              { '@type': 'ListItem', position: 2, name: title, item: urlOf(withLanguage(address, language), origin) },
            ],
          },
        ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
