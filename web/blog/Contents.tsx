import type { Heading } from '#content/blog/script-markdown.ts';
import { useBlogWords } from './use-blog-words.ts';

/** With fewer parts, a reader sees them by scrolling once. */
const MIN_PARTS = 4;

/** The parts of a long article. */
export function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const { t } = useBlogWords();
  if (headings.length < MIN_PARTS) return null;
  return (
    <nav className="article-contents" aria-labelledby="article-contents">
      <p id="article-contents">{t('contents')}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id} lang="en">
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
