import { readdirSync, readFileSync } from 'node:fs';
import { type Article, type ArticleSummary, readArticle } from './script-article.ts';
import { TOPICS, type Topic, topicSlug } from './script-topics.ts';

/** From the root of the repository: the program, the build and the tests all start there. */
const FOLDER = 'content/blog';

/** All articles, the newest first. The pages import this for their loaders only: a browser gets what is ready, never the Markdown. */
export const articles: readonly Article[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => readArticle(file.slice(0, -'.md'.length), readFileSync(`${FOLDER}/${file}`, 'utf8').replaceAll('\r\n', '\n')))
  .sort((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));

/** What a list needs of an article. */
export const summaryOf = ({ slug, title, date, summary, topics, minutes }: Article): ArticleSummary => ({
  slug,
  title,
  date,
  summary,
  topics,
  minutes,
});

/** Topics with at least one article, in their own order. */
export const writtenTopics: readonly Topic[] = TOPICS.filter((topic) => articles.some(({ topics }) => topics.includes(topic)));

export const topicAt = (slug: string): Topic | undefined => writtenTopics.find((topic) => topicSlug(topic) === slug);
