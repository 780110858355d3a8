import { data } from 'react-router';
import type { Article } from '#content/blog/script-article.ts';
import { articles } from '#content/blog/script-articles.ts';
import { DEFAULT_LANGUAGE, languageOf, withLanguage } from '#contract/language.ts';
import { ArticleView, type Neighbour } from './ArticleView.tsx';
import { NotWritten } from './NotWritten.tsx';

type Asked = { readonly request: Request; readonly params: { readonly slug?: string } };

export function loader({ request, params }: Asked) {
  const place = articles.findIndex(({ slug }) => slug === params.slug);
  const article = articles[place];
  if (!article) return data(null, { status: 404 });
  const language = languageOf(new URL(request.url).pathname);
  // whoever reads in the frame of another language stays in it
  const html = article.html.replaceAll(/href="(\/[^"]*)"/g, (_, address: string) => `href="${withLanguage(address, language)}"`);
  return data({
    article: { ...article, html },
    newer: neighbour(articles[place - 1]),
    older: neighbour(articles[place + 1]),
    head: { title: article.title, summary: article.summary },
    writtenIn: DEFAULT_LANGUAGE,
  });
}

const neighbour = (article: Article | undefined): Neighbour | undefined => article && { slug: article.slug, title: article.title };

type Loaded = { readonly article: Article; readonly newer: Neighbour | undefined; readonly older: Neighbour | undefined };

/** /blog/:slug: one article. */
export default function ArticlePage({ loaderData }: { readonly loaderData: Loaded | null }) {
  return loaderData ? <ArticleView {...loaderData} /> : <NotWritten />;
}
