import { data } from 'react-router';
import { articles, summaryOf, topicAt, writtenTopics } from '#content/blog/script-articles.ts';
import { topicName } from '#content/blog/script-topics.ts';
import { languageOf } from '#contract/language.ts';
import { ArticleList, type ArticleListProps } from './ArticleList.tsx';
import { NotWritten } from './NotWritten.tsx';

type Asked = { readonly request: Request; readonly params: { readonly topic?: string } };

export function loader({ request, params }: Asked) {
  const topic = topicAt(params.topic ?? '');
  if (topic === undefined) return data(null, { status: 404 });
  const list: ArticleListProps = {
    articles: articles.filter(({ topics }) => topics.includes(topic)).map(summaryOf),
    topics: writtenTopics,
    topic,
  };
  return data({ ...list, head: { topic: topicName(topic, languageOf(new URL(request.url).pathname)) } });
}

/** /blog/about/:topic: the articles about one thing. */
export default function BlogTopicPage({ loaderData }: { readonly loaderData: ArticleListProps | null }) {
  return loaderData ? <ArticleList {...loaderData} /> : <NotWritten />;
}
