import type { Config } from '@react-router/dev/config';
import { articleAddress, topicAddress } from './content/blog/script-addresses.ts';
import { articles, writtenTopics } from './content/blog/script-articles.ts';
import { LANGUAGES, withLanguage } from './contract/language.ts';
import { BUILD_FOLDER } from './server/platform/build-folder.ts';
import { type Page, type PageName, pages } from './web/pages.ts';

/** Of pages that show one of several things, each that is there when building. */
const several: { readonly [Name in PageName]?: readonly string[] } = {
  article: articles.map(({ slug }) => articleAddress(slug)),
  blogTopic: writtenTopics.map(topicAddress),
};
const addressesOf = ({ name, address }: Page) => several[name] ?? [address];

export default {
  appDirectory: 'web',
  buildDirectory: BUILD_FOLDER,
  // All routes are known from the start: else a link would have to ask the server what lies behind it, also without a connection.
  routeDiscovery: { mode: 'initial' },
  // pages of another folder are for tests: they are drawn when they are asked for, and built in two thirds of the time
  prerender:
    BUILD_FOLDER === 'build' &&
    LANGUAGES.flatMap((language) =>
      pages
        .filter(({ isPrerendered }) => isPrerendered)
        .flatMap(addressesOf)
        .map((address) => withLanguage(address, language)),
    ),
} satisfies Config;
