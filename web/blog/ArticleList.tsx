import { articleAddress, drawingAddress, topicAddress } from '#content/blog/script-addresses.ts';
import type { ArticleSummary } from '#content/blog/script-article.ts';
import { type Topic, topicName, topicShortName } from '#content/blog/script-topics.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { Byline } from './Byline.tsx';
import { FeedLink } from './FeedLink.tsx';
import { InEnglish } from './InEnglish.tsx';
import { useBlogWords } from './use-blog-words.ts';
import './blog.css';

export type ArticleListProps = {
  readonly articles: readonly ArticleSummary[];
  readonly topics: readonly Topic[];
  /** Only articles about this. */
  readonly topic?: Topic | undefined;
};

/** Articles with their drawings, the newest first, and links that narrow the list to one topic. */
export function ArticleList({ articles, topics, topic }: ArticleListProps) {
  const { t, language } = useBlogWords();
  return (
    <PageFrame wide>
      <FeedLink />
      <div className="grid grid-cols-1 gap-10">
        <header className="grid gap-4">
          <h1 className="text-4xl">{topic ? t('about', { topic: topicName(topic, language) }) : t('title')}</h1>
          <p className="max-w-prose text-xl text-muted">{t('lead')}</p>
          <InEnglish />
        </header>
        <nav aria-label={t('topics')}>
          <ul className="blog-topics">
            <li>
              <TopicLink to="/blog" isHere={topic === undefined}>
                {t('all')}
              </TopicLink>
            </li>
            {topics.map((each) => (
              <li key={each}>
                <TopicLink to={topicAddress(each)} isHere={each === topic}>
                  {topicShortName(each, language)}
                </TopicLink>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="blog-list">
          {articles.map((article, place) => (
            <Entry key={article.slug} article={article} isFirst={place === 0} />
          ))}
        </ul>
      </div>
    </PageFrame>
  );
}

type TopicLinkProps = { readonly to: string; readonly isHere: boolean; readonly children: string };

const TopicLink = ({ to, isHere, children }: TopicLinkProps) => (
  <LocalLink to={to} className="blog-topic" aria-current={isHere ? 'page' : undefined}>
    {children}
  </LocalLink>
);

function Entry({ article, isFirst }: { readonly article: ArticleSummary; readonly isFirst: boolean }) {
  const { slug, title, summary } = article;
  return (
    <li className="blog-entry">
      {/* below the first screen of most devices, but for the first */}
      <img src={drawingAddress(slug)} alt="" width={960} height={540} loading={isFirst ? 'eager' : 'lazy'} decoding="async" />
      <div className="grid content-start gap-2">
        <h2 className="text-2xl" lang="en">
          <LocalLink to={articleAddress(slug)}>{title}</LocalLink>
        </h2>
        <Byline article={article} />
        <p lang="en">{summary}</p>
      </div>
    </li>
  );
}
