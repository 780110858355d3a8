import type { Config } from '@react-router/dev/config';

// Every page but "not found" is the same for all its readers until their own data arrives, so all are rendered once, when building.
const pages = [
  '',
  '/login',
  '/signup',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/home',
  '/home/set2report',
  '/test-project',
  '/api-description',
];

export default {
  appDirectory: 'web',
  // All routes are known from the start: else a link would have to ask the server what lies behind it, also without a connection.
  routeDiscovery: { mode: 'initial' },
  prerender: ['', '/hi'].flatMap((language) => pages.map((page) => `${language}${page}` || '/')),
} satisfies Config;
