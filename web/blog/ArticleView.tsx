import { articleAddress, drawingAddress, topicAddress } from '#content/blog/script-addresses.ts';
import type { Article } from '#content/blog/script-article.ts';
import { topicShortName } from '#content/blog/script-topics.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { ArticleData } from './ArticleData.tsx';
import { Byline } from './Byline.tsx';
import { Contents } from './Contents.tsx';
import { FeedLink } from './FeedLink.tsx';
import { InEnglish } from './InEnglish.tsx';
import { Onward } from './Onward.tsx';
import { useBlogWords } from './use-blog-words.ts';
import './blog.css';
import './article.css';

/** An article beside this one, by date. */
export type Neighbour = Pick<Article, 'slug' | 'title'>;

type Props = { readonly article: Article; readonly newer: Neighbour | undefined; readonly older: Neighbour | undefined };

/** One article: its drawing, what it holds, the text, and where to go on. */
export function ArticleView({ article, newer, older }: Props) {
  const { t, language } = useBlogWords();
  const { slug, title, summary, topics, drawing, headings, html, onward } = article;
  return (
    <PageFrame wide>
      <FeedLink />
      <ArticleData article={article} />
      <article className="article" aria-labelledby="article-title">
        <header className="article-head">
          <p className="article-topics">
            {topics.map((topic) => (
              <LocalLink key={topic} to={topicAddress(topic)}>
                {topicShortName(topic, language)}
              </LocalLink>
            ))}
          </p>
          <h1 id="article-title" lang="en">
            {title}
          </h1>
          <p className="article-summary" lang="en">
            {summary}
          </p>
          <Byline article={article} />
          <InEnglish />
        </header>
        <figure className="article-drawing">
          <img src={drawingAddress(slug)} alt={drawing.shows} lang="en" width={960} height={540} />
          <figcaption lang="en">{drawing.caption}</figcaption>
        </figure>
        <Contents headings={headings} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, in which other markup is refused (content/blog/script-markdown.ts) */}
        <div className="article-text" lang="en" dangerouslySetInnerHTML={{ __html: html }} />
        <Onward onward={onward} />
        <nav className="article-neighbours" aria-label={t('neighbours')}>
          {newer && <NeighbourLink words={t('newer')} article={newer} />}
          {older && <NeighbourLink words={t('older')} article={older} />}
        </nav>
      </article>
    </PageFrame>
  );
}

const NeighbourLink = ({ words, article: { slug, title } }: { readonly words: string; readonly article: Neighbour }) => (
  <LocalLink to={articleAddress(slug)}>
    <span className="text-sm font-semibold text-muted">{words}</span>
    <span className="font-display text-xl" lang="en">
      {title}
    </span>
  </LocalLink>
);
