import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { fileCaches } from '#contract/browser-storage.ts';
import { languageOf, withLanguage } from '#contract/language.ts';
import type { ToWorker } from '../messages.ts';
import { isForGood, pathOf } from './addresses.ts';
import { build } from './build.ts';
import { keep } from './keep.ts';

/*
 * The service worker: keeps what every page needs, and the pages that were opened, so that they open without a connection. It keeps what
 * is the same for everybody and nothing else: no answer of the API passes through here.
 */

declare const self: ServiceWorkerGlobalScope;

/** A server that is silent for longer counts as out of reach, if the page is kept. */
const MAX_WAIT_S = 4;

const shell = new PrecacheController({ cacheName: fileCaches.shell.name });
shell.precache([...build.shell]);
const newest = new NetworkFirst({
  cacheName: fileCaches.pages.name,
  networkTimeoutSeconds: MAX_WAIT_S,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request: { url } }) => pathOf(new URL(url).pathname),
      // a document may come with the report of whom its address names: `keep` fetches the one that is everybody's
      cacheWillUpdate: async ({ request, response }) =>
        response.status === 200 && !response.redirected && !new URL(request.url).searchParams.has('userId') ? response : null,
    },
  ],
});

const always = new Set(build.always);
/** Before the route of the shell, so that a document that opens in any case is still the newest that there is. */
registerRoute(
  ({ sameOrigin, request, url: { pathname } }) => sameOrigin && request.mode === 'navigate' && always.has(pathOf(pathname)),
  async ({ event, request, url: { pathname } }) => {
    const fresh = newest.handle({ event, request }).catch(() => undefined);
    const tooLate = new Promise<undefined>((done) => setTimeout(done, MAX_WAIT_S * 1000));
    const found = (await Promise.race([fresh, tooLate])) ?? (await shell.matchPrecache(pathOf(pathname)));
    return found ?? (await fresh) ?? Response.error();
  },
);

registerRoute(new PrecacheRoute(shell, { ignoreURLParametersMatching: [/^next$/], cleanURLs: false, directoryIndex: '' }));

registerRoute(({ sameOrigin, url }) => sameOrigin && isForGood(url), new CacheFirst({ cacheName: fileCaches.files.name }));

const pages = new Set(build.pages);
const data = new Set(build.data);
const isPictureOfArticle = (pathname: string) => pathname.startsWith('/assets/blog/');

registerRoute(
  ({ sameOrigin, url: { pathname, search } }) => sameOrigin && ((search === '' && data.has(pathname)) || isPictureOfArticle(pathname)),
  newest,
);

const straight = new NetworkOnly();

registerRoute(
  ({ sameOrigin, request, url: { pathname } }) => sameOrigin && request.mode === 'navigate' && !/^\/api([/?]|$)/.test(pathname),
  async ({ event, request, url: { pathname, search } }) => {
    try {
      return await (pages.has(pathOf(pathname)) ? newest : straight).handle({ event, request });
    } catch {
      const wanted = new URLSearchParams({ next: pathname + search });
      return Response.redirect(`${withLanguage('/offline', languageOf(pathname))}?${wanted}`);
    }
  },
);

self.addEventListener('activate', (event) => {
  // else a page would wait for the worker to start before it is asked for
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message === 'take-over') void self.skipWaiting();
  else event.waitUntil(keep(message.keep, message.files));
});
