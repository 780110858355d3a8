import type { FastifyInstance } from 'fastify';
import { articleAddress, topicAddress } from '#content/blog/script-addresses.ts';
import { articles, writtenTopics } from '#content/blog/script-articles.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, withLanguage } from '#contract/language.ts';
import type { Config } from '#server/platform/config.ts';
import { originOf } from '#server/platform/site-origin.ts';
import { alternatesOf, listedPages, OPEN_WITHIN_THEM, PRIVATE_AREAS, urlOf } from '#web/listing.ts';

/** What the map says of one page. */
export type Listed = {
  /** In English. */
  readonly address: string;
  /** The languages in which there is such a page. */
  readonly languages: readonly Language[];
  /** The day of its last change, where it is known. */
  readonly changedAt?: string;
};

/** Of pages that show one of several things, each. */
const several: readonly Listed[] = [
  ...articles.map(({ slug, date }) => ({ address: articleAddress(slug), languages: [DEFAULT_LANGUAGE], changedAt: date })),
  ...writtenTopics.map((topic) => ({ address: topicAddress(topic), languages: LANGUAGES })),
];

/** The two files that search engines ask for first. `listMore` names the pages that come and go. */
export function searchEngineFiles(app: FastifyInstance, config: Pick<Config, 'origin'>, listMore: () => Promise<readonly Listed[]>): void {
  const listed = [...listedPages().map(({ address }) => ({ address, languages: LANGUAGES })), ...several];
  app.get('/robots.txt', (request, reply) => reply.type('text/plain; charset=utf-8').send(robots(originOf(request, config))));
  app.get('/sitemap.xml', async (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(siteMap([...listed, ...(await listMore())], originOf(request, config))),
  );
}

/** A rule holds for all addresses that begin with it; of several, the longest counts. */
function robots(origin: string): string {
  const inEach = (areas: readonly string[]) => areas.flatMap((area) => LANGUAGES.map((language) => withLanguage(area, language)));
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...inEach(PRIVATE_AREAS).map((area) => `Disallow: ${area}`),
    ...inEach(OPEN_WITHIN_THEM).map((area) => `Allow: ${area}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

export function siteMap(pages: readonly Listed[], origin: string): string {
  const entries = pages.flatMap(({ address, languages, changedAt }) =>
    languages.map((language) =>
      [
        '<url>',
        `<loc>${escaped(urlOf(withLanguage(address, language), origin))}</loc>`,
        ...(changedAt ? [`<lastmod>${changedAt}</lastmod>`] : []),
        ...(languages.length > 1
          ? alternatesOf(address, origin).map(
              (other) => `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escaped(other.url)}"/>`,
            )
          : []),
        '</url>',
      ].join(''),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
