/** One page: what routes, prerendering, words, prefetching and the browser tests need to know of it. */
export type PageRow<Name extends string = string> = {
  /** In English; other languages put their prefix before it. `*` is any address that no other page has. */
  readonly address: `/${string}` | '*';
  /** The route module, below `web/`. */
  readonly file: `${string}/${string}-page.tsx`;
  /** The word files that it needs before it can be shown. The first one holds its title and description, under `pages.<name>`. */
  readonly words: readonly [string, ...string[]];
  /**
   * Rendered once, when building: it is the same for all its readers until their own data arrives. react-router.config.ts lists what takes
   * the place of `:name` in its address.
   */
  readonly isPrerendered: boolean;
  /**
   * Rendered by the server for each visitor, from what is there at that moment, and the same for everybody. Where it is prerendered besides,
   * the build holds what it shows without that.
   */
  readonly isFresh?: true;
  /** The service worker keeps it from the start, and through every log-out: it opens without a connection even where nobody opened it before. */
  readonly isKeptAlways?: true;
  /** What it asks of the API in any case, of the person whom it is about: asked before its scripts are there. */
  readonly firstCalls?: readonly `/api/${string}{userId}${string}`[];
  /** Where people go from it, the likeliest first. Fetched while it is idle, these open at once, and without a connection too. */
  readonly next: readonly Name[];
  /** Search engines stay out, even where somebody links to it: nobody looks for it, or nobody else should see it. */
  readonly isUnlisted?: true;
  /** Tests are played here: nothing that could wait is said. */
  readonly isSitting?: true;
  /**
   * Who can use it: a person is somebody who is logged in, an employer is logged in with an account of an organisation, a member of the
   * society is a person who has joined it, an operator a person who runs the site.
   */
  readonly audience: 'everyone' | 'person' | 'employer' | 'society-member' | 'operator';
};
