import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { testTitles } from './scripts/about-plugin.ts';
import { inkStories } from './scripts/ink-plugin.ts';
import { versionOfWords } from './scripts/words-version.ts';

/** Of some twenty pages: what so many of them share, every first load brings anyway. */
const MIN_PAGES_FOR_FRAME = 12;

/**
 * Few files for what every page needs, or all reports: over HTTP/1.1 a browser fetches six at a time, so thirty small ones cost a phone
 * five round trips. Three libraries apart rather than one large file: they arrive side by side, and change at different times.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'router', test: /node_modules\/react-router\//, priority: 4 },
  {
    name: 'frame', // not the drawings: many scenes share some of them, and no page shows one at first
    test: /\/node_modules\/(i18next|react-i18next)\/|\/web\/(api|i18n|ui)\/|\/contract\/(language|demo-user)/,
    minShareCount: MIN_PAGES_FOR_FRAME,
    priority: 3,
  },
  { name: 'opening', test: /\/web\/(page-|([\w-]+\/)?pages\.|i18n\/|api\/brought|ui\/use-page-title)/, priority: 2 },
  { name: 'houses', test: /\/content\/(houses|mind)\//, priority: 2 },
  {
    name: 'reports',
    test: /\/node_modules\/d3-(array|path|scale|shape)\/|\/web\/(charts\/(?!word-cloud-layout)|reports\/(?!\w*Dialog|house-texts)[^/]+$)/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), inkStories(), testTitles(), reactRouter()],
  // its three hundred small files would each cost a start of the program a millisecond or two
  ssr: { noExternal: [/^@base-ui\//] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  define: { __WORDS_VERSION__: JSON.stringify(versionOfWords()) },
});
