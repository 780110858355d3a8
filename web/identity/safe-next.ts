import { ownPath } from '#web/i18n/own-path.ts';

const START = '/home';
const ACCOUNT_PAGES = /^\/(login|signup|verify-email|forgot-password|reset-password)(\/|[?#]|$)/;

/** Where to go after logging in: a path of this site that the address asks for, else home. Never another site, never back to a login page. */
export function safeNext(search: string): string {
  const path = ownPath(new URLSearchParams(search).get('next'));
  return path === undefined || ACCOUNT_PAGES.test(path) ? START : path;
}
