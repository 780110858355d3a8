import { withoutLanguage } from '#contract/language.ts';

const START = '/home';
const ACCOUNT_PAGES = /^\/(login|signup|verify-email|forgot-password|reset-password)(\/|$)/;

/** Where to go after logging in: a path of this site that the address asks for, else home. Never another site, never back to a login page. */
export function safeNext(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? '';
  const here = 'https://here.invalid';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, here)) return START;
  const { origin, pathname, search: query, hash } = new URL(wanted, here);
  if (origin !== here || pathname.startsWith('//')) return START;
  const path = withoutLanguage(pathname);
  return ACCOUNT_PAGES.test(path) || path.startsWith('//') ? START : path + query + hash;
}
