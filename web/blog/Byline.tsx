import type { ArticleSummary } from '#content/blog/script-article.ts';
import { useBlogWords } from './use-blog-words.ts';

/** When an article was published, and how long it takes to read. */
export function Byline({ article: { date: iso, minutes } }: { readonly article: Pick<ArticleSummary, 'date' | 'minutes'> }) {
  const { t, date } = useBlogWords();
  return (
    <p className="blog-byline">
      <time dateTime={iso}>{date(iso)}</time>
      <span aria-hidden="true">·</span>
      <span>{t('minutes', { count: minutes })}</span>
    </p>
  );
}
