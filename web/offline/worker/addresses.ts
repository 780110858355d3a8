/** The address under which a document is kept: without what follows the path, which may be somebody's, and without the last slash. */
export const pathOf = (pathname: string): string => pathname.replace(/(.)\/+$/, '$1');

const HASHED_FILE = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;
const WORDS = /^\/assets\/i18n\/\w+\/[\w-]+\.json$/;

/** Whether a file never changes under its address: its name has a hash, or words their version. */
export const isForGood = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  search === '' ? HASHED_FILE.test(pathname) : WORDS.test(pathname) && search.startsWith('?v=');

/** The scripts that a document runs. Its styles stand in it, and fonts come with the texts that need them. */
export const filesIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+-[\w-]{8}\.js\b/g))];
