import { matchRoutes } from 'react-router';
import { languageOf } from './i18n/language.ts';
import { hasWords, loadWords } from './i18n/words.ts';

/** What React Router's own script tag says of each route: its script and its styles. */
type Route = {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly css?: readonly string[];
};
declare global {
  interface Window {
    readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, Route>> };
  }
}

/** Milliseconds; whoever waits longer is told that it does not come. */
const LONGEST_WAIT = 30_000;
const SERVER_ANSWERS_WITHIN = 5_000;

const here = new Set<string>();

function routeOf(pathname: string): Route | undefined {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {}).filter(({ parentId }) => parentId === 'root');
  const asObjects = routes.map(({ id, path, index }) => (index ? { id, path, index: true as const } : { id, path }));
  const found = matchRoutes(asObjects as Parameters<typeof matchRoutes>[0], pathname)?.at(-1)?.route.id;
  return routes.find(({ id }) => id === found);
}

/** The page that the document came with. */
export function markHere(pathname: string): void {
  const route = routeOf(pathname);
  if (route) here.add(route.id);
}

/** Whether a page can be opened without asking the server for its script, its styles or its words. */
export function isHere(pathname: string): boolean {
  const route = routeOf(pathname);
  return route === undefined || (here.has(route.id) && hasWords(languageOf(pathname), pathname));
}

/** Brings all that a page is made of, or rejects: a script that has run once is kept by the browser and cannot fail any more. */
export async function bringPage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  await within(
    LONGEST_WAIT,
    Promise.all([
      route && import(/* @vite-ignore */ route.module),
      ...(route?.css ?? []).map(bringStyle),
      loadWords(languageOf(pathname), pathname),
    ]),
  );
  if (route) here.add(route.id);
}

/**
 * The same for a page that somebody waits for. Where the server answers but the page's script does not come, a newer version may have
 * replaced it, or the browser remembers an earlier failure: then the whole document is fetched instead.
 */
export async function bringPageOrDocument(pathname: string, address: string): Promise<void> {
  try {
    await bringPage(pathname);
  } catch (failure) {
    if (!(await isServerThere())) throw failure;
    await bringPage(pathname).catch(() => window.location.assign(address));
  }
}

export async function isServerThere(): Promise<boolean> {
  const signal = AbortSignal.timeout(SERVER_ANSWERS_WITHIN);
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

function bringStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} did not come.`));
    };
    document.head.append(link);
  });
}
