import { articles, summaryOf, writtenTopics } from '#content/blog/script-articles.ts';
import { ArticleList, type ArticleListProps } from './ArticleList.tsx';

export const loader = (): ArticleListProps => ({ articles: articles.map(summaryOf), topics: writtenTopics });

/** /blog: all articles. */
export default function BlogPage({ loaderData }: { readonly loaderData: ArticleListProps }) {
  return <ArticleList {...loaderData} />;
}
