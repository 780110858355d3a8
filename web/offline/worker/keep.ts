import { fileCaches } from '#contract/browser-storage.ts';
import { filesIn, isForGood, pathOf } from './addresses.ts';
import { build } from './build.ts';

declare const self: ServiceWorkerGlobalScope;

const ownPages = new Set(build.pages);
const ownFiles = new Set(build.files.map((name) => `/assets/${name}`));
const openPages = () => caches.open(fileCaches.pages.name);
const openFiles = () => caches.open(fileCaches.files.name);

/** Keeps a page that was opened inside another one, so that its document never passed through here, and what its document had loaded. */
export async function keep(pathname: string, files: readonly string[]): Promise<void> {
  const path = pathOf(pathname);
  if (ownPages.has(path) && !(await (await openPages()).match(path))) await keepPage(path);
  await keepFiles(files);
  await tidy();
}

async function keepPage(path: string): Promise<string | undefined> {
  const response = await fetch(path, { cache: 'no-cache', credentials: 'omit' }).catch(() => undefined);
  if (!response?.ok || response.redirected) return undefined;
  const html = await response.clone().text();
  await (await openPages()).put(path, response);
  await keepFiles(filesIn(html));
  return html;
}

async function keepFiles(addresses: readonly string[]): Promise<void> {
  const files = await openFiles();
  for (const address of addresses) {
    const url = new URL(address, self.location.origin);
    if (url.origin !== self.location.origin || !isForGood(url) || (await caches.match(url.href))) continue;
    await files.add(url.href).catch(() => {}); // it is fetched when it is needed
  }
}

let isTidy = false;

/**
 * Pages of an older version are fetched anew, and files that neither this version nor a kept page names are dropped. Not while a newer
 * worker waits: then the pages may be its own.
 */
async function tidy(): Promise<void> {
  if (isTidy || self.registration.waiting || self.registration.installing) return;
  isTidy = true;
  const pages = await openPages();
  let named = '';
  for (const { url } of await pages.keys()) {
    const { pathname } = new URL(url);
    if (!ownPages.has(pathname)) {
      if (!build.data.includes(pathname) && !pathname.startsWith('/assets/')) await pages.delete(url);
      continue;
    }
    const kept = await (await pages.match(url))?.text();
    named += kept?.includes(build.manifest) ? kept : ((await keepPage(pathname)) ?? kept ?? '');
  }
  const files = await openFiles();
  for (const { url } of await files.keys()) {
    const { pathname, search } = new URL(url);
    const isOfThisBuild = search === '' ? ownFiles.has(pathname) : search === `?v=${build.wordsVersion}`;
    if (!isOfThisBuild && !named.includes(pathname)) await files.delete(url);
  }
}
