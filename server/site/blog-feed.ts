import type { FastifyInstance } from 'fastify';
import { articleAddress, BLOG_FEED, drawingAddress } from '#content/blog/script-addresses.ts';
import type { Article } from '#content/blog/script-article.ts';
import { articles } from '#content/blog/script-articles.ts';
import type { Config } from '#server/platform/config.ts';
import { originOf } from '#server/platform/site-origin.ts';

const TITLE = 'Bhava: blog';
const SUBTITLE = 'Articles on twelve areas of the mind, and on reading a report.';
const KEEP_AN_HOUR = 'public, max-age=3600';

/** The articles for readers of feeds, each in full. */
export function serveBlogFeed(app: FastifyInstance, config: Pick<Config, 'origin'>): void {
  app.get(BLOG_FEED, (request, reply) =>
    reply
      .header('content-type', 'application/atom+xml; charset=utf-8')
      .header('cache-control', KEEP_AN_HOUR)
      .send(writeFeed(articles, originOf(request, config))),
  );
}

/** Atom (RFC 4287): every address is absolute, since a reader shows an entry far from our pages. */
function writeFeed(entries: readonly Article[], origin: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${escapeXml(TITLE)}</title>
<subtitle>${escapeXml(SUBTITLE)}</subtitle>
<id>${escapeXml(origin + BLOG_FEED)}</id>
<link rel="self" type="application/atom+xml" href="${escapeXml(origin + BLOG_FEED)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/blog`)}"/>
<updated>${momentOf(entries[0]!.date)}</updated>
<author><name>Bhava</name></author>
${entries.map((article) => entry(article, origin)).join('\n')}
</feed>
`;
}

function entry({ slug, title, date, summary, drawing, html }: Article, origin: string): string {
  const address = escapeXml(origin + articleAddress(slug));
  const picture = `<p><img src="${drawingAddress(slug)}" alt="${escapeXml(drawing.shows)}" width="960" height="540"></p>\n`;
  const content = (picture + html)
    .replaceAll(/(href|src)="\//g, (_, name: string) => `${name}="${origin}/`)
    .replaceAll('href="#', `href="${origin + articleAddress(slug)}#`);
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${momentOf(date)}</published>
<updated>${momentOf(date)}</updated>
<summary>${escapeXml(summary)}</summary>
<content type="html">${escapeXml(content)}</content>
</entry>`;
}

/** Articles have a day; a feed asks for a moment. */
const momentOf = (day: string) => `${day}T06:00:00+05:30`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!);
