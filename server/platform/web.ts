import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { LANGUAGES, withLanguage } from '#contract/language.ts';
import { isKeptOut } from '#web/listing.ts';
import { fixedAddresses, pageAt } from '#web/page-at.ts';
import { makeBroughtPages } from './brought-pages.ts';
import { BUILD_FOLDER } from './build-folder.ts';
import type { Config } from './config.ts';
import { HASHED_FILES, serveHashedFiles } from './hashed-files.ts';
import { readPageData } from './page-data.ts';
import { makePageSender, servePageFiles } from './page-files.ts';
import { makeNonce, policyOfRenderedPage, policyOfWorker } from './page-security.ts';
import { originOf } from './site-origin.ts';

const root = new URL('../../', import.meta.url);
const client = fileURLToPath(new URL(`${BUILD_FOLDER}/client/`, root));
type Settings = { readonly config: Pick<Config, 'origin' | 'google'>; readonly dev?: boolean };
type Render = (request: Request) => Promise<Response>;

/** React Router in this process: the built files, or Vite's middleware with `dev`. */
export async function mountWeb(app: FastifyInstance, { config, dev = false }: Settings) {
  const { render, send, findPage } = dev ? { ...noPages, render: await develop(app) } : await serveBuild(app, config);
  app.register(async (scope) => {
    // odd-requests.ts has refused everything else.
    scope.get('/*', async (request, reply) => {
      const brought = await findPage(request);
      if (brought) return send(brought, request, reply);
      const nonce = dev ? undefined : makeNonce();
      const data = await readPageData(app, request, config);
      // A request of our own: nothing that a visitor sends beside the address reaches the renderer.
      const headers = {
        [ORIGIN_HEADER]: originOf(request, config),
        ...(nonce && { [NONCE_HEADER]: nonce }), // web/entry.server.tsx puts it on its scripts
        ...(data !== undefined && { [DATA_HEADER]: data }), // a page's loader reads it
      };
      const page = await render(new Request(`http://localhost${request.url}`, { headers }));
      if (nonce) reply.header('content-security-policy', policyOfRenderedPage(nonce, config));
      if (isKeptOut(pageAt(pathnameOf(request.url)))) reply.header('x-robots-tag', 'noindex, nofollow');
      for (const [name, value] of page.headers) reply.header(name, value);
      return reply.status(page.status).send(Buffer.from(await page.arrayBuffer()));
    });
  });
}

const pathnameOf = (url: string) => url.replace(/[?#].*/s, '');

/** How the renderer learns of the nonce, the site's address and what the page shows. */
const NONCE_HEADER = 'x-page-nonce';
const ORIGIN_HEADER = 'x-page-origin';
const DATA_HEADER = 'x-page-data';

const SERVICE_WORKER = /[\\/]sw\.js(\.(br|gz))?$/;

/** What the build holds of pages that are rendered for each visitor would hide what there is now. */
const dataOfFreshPages = fixedAddresses
  .filter((address) => pageAt(address).isFresh)
  .flatMap((address) => LANGUAGES.map((language) => `${withLanguage(address, language).slice(1)}.data*`));

/** While developing every page asks for itself. */
const noPages = { send: undefined as never, findPage: async () => undefined };

async function serveBuild(app: FastifyInstance, config: Settings['config']) {
  if (!existsSync(client)) throw new Error('The web is not built: run npm run build.');
  const build: ServerBuild = await import(new URL(`${BUILD_FOLDER}/server/index.js`, root).href);
  const send = makePageSender(config);
  const render: Render = createRequestHandler(build, 'production');
  const findPage = makeBroughtPages(app, render);
  servePageFiles(app, client, send, findPage);
  serveHashedFiles(app, client);
  // wildcard false makes one route per file, so that everything else falls through
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.html.*', HASHED_FILES, `${HASHED_FILES}.{br,gz}`, ...dataOfFreshPages],
    index: false,
    redirect: false,
    cacheControl: false,
    preCompressed: true, // scripts/compress.ts leaves .br and .gz beside each text file
    setHeaders: (reply, path) => {
      const isWorker = SERVICE_WORKER.test(path);
      reply.headers(
        isWorker ? { 'cache-control': 'no-store', 'content-security-policy': policyOfWorker } : { 'cache-control': 'no-cache' },
      );
    },
  });
  return { render, send, findPage };
}

async function develop(app: FastifyInstance): Promise<Render> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const { default: middie } = await import('@fastify/middie');
  const vite = await createServer({
    root: fileURLToPath(root),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  await app.register(middie, { hook: 'onRequest' });
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) =>
    request.url?.startsWith('/api/') ? next() : vite.middlewares(request, response, next),
  );
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to run the server build in.');
  return createRequestHandler(() => ssr.runner.import('virtual:react-router/server-build'), 'development');
}
