import { type Topic, topicSlug } from './script-topics.ts';

export const articleAddress = (slug: string): `/${string}` => `/blog/${slug}`;
export const topicAddress = (topic: Topic): `/${string}` => `/blog/about/${topicSlug(topic)}`;
/** The drawing at the top of an article, 960 by 540. */
export const drawingAddress = (slug: string): `/${string}` => `/assets/blog/${slug}.svg`;
/** Where readers of feeds find the articles. */
export const BLOG_FEED = '/blog/feed.xml';
