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
  prerender: ['', '/hi'].flatMap((language) => pages.map((page) => `${language}${page}` || '/')),
} satisfies Config;
