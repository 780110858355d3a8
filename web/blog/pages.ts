import type { PageRow } from '../page-row.ts';

export const blogPages = {
  blog: {
    address: '/blog',
    file: 'blog/blog-page.tsx',
    words: ['blog'],
    isPrerendered: true,
    next: ['article', 'blogTopic', 'landing'],
    audience: 'everyone',
  },
  blogTopic: {
    address: '/blog/about/:topic',
    file: 'blog/blog-topic-page.tsx',
    words: ['blog'],
    isPrerendered: true,
    next: ['article', 'blog'],
    audience: 'everyone',
  },
  article: {
    address: '/blog/:slug',
    file: 'blog/article-page.tsx',
    words: ['blog'],
    isPrerendered: true,
    next: ['blog', 'catalog', 'science'],
    audience: 'everyone',
  },
} as const satisfies Record<string, PageRow>;
