import { languageOf } from '#contract/language.ts';
import { hasWords, loadWords } from './i18n/words.ts';
import { namespacesOf, pageAt } from './page-at.ts';
import type { PageName } from './pages.ts';

/**
 * Every page's script and, with it, its styles: under the name that React Router's build gives to a page, so that they are the files which
 * the router opens afterwards. The router's own ways to load a page reload the document when a file does not come: navigating does, and
 * so does PrefetchPageLinks.
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

/** Loads all that a page is made of, or rejects: a script that has run once is kept by the browser and cannot fail any more. */
export async function loadPage(pathname: string): Promise<void> {
  const { name, file } = pageAt(pathname);
  await within(MAX_WAIT_MS, Promise.all([loadModule(file), loadWords(languageOf(pathname), namespacesOf(pathname))]));
  loaded.add(name);
}

/** Vite takes a style sheet that is named in the document for one that has come. So one that failed goes, and the next try asks for it again. */
async function loadModule(file: string): Promise<void> {
  const named = new Set(document.querySelectorAll('link'));
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && !named.has(target)) target.remove();
  };
  document.addEventListener('error', forget, { capture: true });
  try {
    await modules[`./${file}`]?.();
  } finally {
    document.removeEventListener('error', forget, { capture: true });
  }
}

/**
 * The same for a page that somebody waits for. Where the server answers but the page's script does not come, a newer version may have
 * replaced it, or the browser remembers an earlier failure: then the whole document is fetched instead.
 */
export async function loadPageOrDocument(pathname: string, address: string): Promise<void> {
  try {
    await loadPage(pathname);
  } catch (failure) {
    if (!(await isServerThere())) throw failure;
    await loadPage(pathname).catch(() => window.location.assign(address));
  }
}

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
