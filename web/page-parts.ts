import { fileCaches } from '#contract/browser-storage.ts';
import { languageOf } from '#contract/language.ts';
import { hasWords, loadWords } from './i18n/words.ts';
import { namespacesOf, pageAt } from './page-at.ts';
import type { PageName } from './pages.ts';

/**
 * Every page's script and, with it, its styles. The query is the one that React Router's build gives to a page, so these are the very
 * files that the router opens afterwards. The router itself, and its PrefetchPageLinks, reload the document when a file does not come.
 */
const modules = import.meta.env.SSR ? {} : import.meta.glob('./**/*-page.tsx', { query: '?__react-router-build-client-route' });

const MAX_WAIT_MS = 30_000;
const MAX_SERVER_ANSWER_MS = 5_000;

const loaded = new Set<PageName>();

/** The page that the document came with. */
export function markLoaded(pathname: string): void {
  loaded.add(pageAt(pathname).name);
}

/** Whether a page can be opened without asking the server for its script, its styles or its words. */
export function isLoaded(pathname: string): boolean {
  return loaded.has(pageAt(pathname).name) && hasWords(languageOf(pathname), namespacesOf(pathname));
}

/** Loads all files of a page, or rejects. A script that has run once is kept by the browser and cannot fail any more. */
export async function loadPage(pathname: string): Promise<void> {
  const { name, file } = pageAt(pathname);
  await within(MAX_WAIT_MS, Promise.all([loadModule(file), loadWords(languageOf(pathname), namespacesOf(pathname))]));
  loaded.add(name);
}

/** Addresses of style sheets that did not come, by the file of the page whose loading asked for them. */
const missingStyles = new Map<string, Set<string>>();

/** Vite asks for each style sheet once only, and takes one that failed for one that has come. So those are asked for again here. */
async function loadModule(file: string): Promise<void> {
  const missing = missingStyles.get(file) ?? new Set();
  missingStyles.set(file, missing);
  await Promise.all(
    [...missing].map(async (address) => {
      await loadStyles(address);
      missing.delete(address);
    }),
  );
  const named = new Set(document.querySelectorAll('link'));
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet' || named.has(target)) return;
    missing.add(target.href);
    target.remove();
  };
  document.addEventListener('error', note, { capture: true });
  try {
    await modules[`./${file}`]?.();
  } finally {
    document.removeEventListener('error', note, { capture: true });
  }
}

function loadStyles(address: string): Promise<void> {
  const link = document.createElement('link');
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} did not come.`));
    });
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: address });
    document.head.append(link);
  });
}

/**
 * The same for a page that somebody waits for. When the server answers but a file of the page does not come, a newer version may have
 * replaced the file, or the browser may remember an earlier failure. After a second try the whole document is fetched instead.
 */
export async function loadPageOrDocument(pathname: string, address: string): Promise<void> {
  try {
    await loadPage(pathname);
  } catch (failure) {
    if (await isServerThere()) await loadPage(pathname).catch(() => openDocument(address));
    else if (await isKept(pathname)) await openDocument(address);
    else throw failure;
  }
}

/** Never settles: the page is left, and nothing on it goes on. */
function openDocument(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => {});
}

/** Whether the service worker has the document: it opens without a connection, and brings along what the page needs. */
const isKept = async (pathname: string): Promise<boolean> =>
  Boolean(await window.caches?.match(pathname, { cacheName: fileCaches.pages.name }).catch(() => undefined));

export async function isServerThere(): Promise<boolean> {
  const signal = AbortSignal.timeout(MAX_SERVER_ANSWER_MS);
  return fetch('/api/health/alive', { cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page did not come in time.')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
