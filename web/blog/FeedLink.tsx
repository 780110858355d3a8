import { BLOG_FEED } from '#content/blog/script-addresses.ts';

/** For readers of feeds, who look for it in the head of a page. */
export const FeedLink = () => <link rel="alternate" type="application/atom+xml" title="Bhava" href={BLOG_FEED} />;
