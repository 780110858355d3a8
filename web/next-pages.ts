import { inLanguage, languageOf } from './i18n/language.ts';

/** Where people go from a page. Fetched while it is idle, these open at once, and without a connection too. */
const nextPages: Readonly<Record<string, readonly string[]>> = {
  '/': ['/login', '/signup'],
  '/login': ['/forgot-password', '/signup', '/home', '/'],
  '/signup': ['/login', '/verify-email', '/'],
  '/verify-email': ['/login'],
  '/forgot-password': ['/login', '/reset-password'],
  '/reset-password': ['/login'],
  '/home': ['/', '/login', '/test-project', '/home/set2report'],
  '/home/set2report': ['/', '/home', '/login'],
  '/test-project': ['/home', '/', '/home/set2report'],
};

/** In the language of the page. */
export function nextPagesOf(pathname: string): string[] {
  const bare = inLanguage(pathname, 'en').replace(/(?<=.)\/$/, '');
  return (nextPages[bare] ?? []).map((path) => inLanguage(path, languageOf(pathname)));
}
