import type { Config } from '@react-router/dev/config';
import { LANGUAGES, withLanguage } from './contract/language.ts';
import { BUILD_FOLDER } from './server/platform/build-folder.ts';
import { pages } from './web/pages.ts';

export default {
  appDirectory: 'web',
  buildDirectory: BUILD_FOLDER,
  // All routes are known from the start: else a link would have to ask the server what lies behind it, also without a connection.
  routeDiscovery: { mode: 'initial' },
  prerender: LANGUAGES.flatMap((language) =>
    pages.filter(({ isPrerendered }) => isPrerendered).map(({ address }) => withLanguage(address, language)),
  ),
} satisfies Config;
