import { articleAddress, drawingAddress } from '#content/blog/script-addresses.ts';
import type { Article } from '#content/blog/script-article.ts';
import { topicName } from '#content/blog/script-topics.ts';

const BHAVA = { '@type': 'Organization', name: 'Bhava', url: '/' };

/** What search engines read of an article: data, not a script. Relative addresses count from the page's own (JSON-LD 1.1, section 3.2). */
export function ArticleData({ article: { slug, title, summary, date, words, topics } }: { readonly article: Article }) {
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    datePublished: date,
    inLanguage: 'en',
    wordCount: words,
    articleSection: topics.map((topic) => topicName(topic, 'en')),
    image: drawingAddress(slug),
    mainEntityOfPage: articleAddress(slug),
    author: BHAVA,
    publisher: BHAVA,
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own facts, in which nothing can end the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
    />
  );
}
