import { existsSync, globSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { createRequestListener } from '@react-router/node';
import type { FastifyInstance } from 'fastify';
import { BUILD_FOLDER } from './build-folder.ts';
import { makeNonce, policyOfFile, policyOfRenderedPage } from './page-security.ts';

const root = new URL('../../', import.meta.url);
const client = fileURLToPath(new URL(`${BUILD_FOLDER}/client/`, root));
type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** React Router in this process: the built files, or Vite's middleware with `dev`. */
export async function mountWeb(app: FastifyInstance, dev: boolean) {
  const listen = dev ? await develop(app) : await serveBuild(app);
  app.register(async (scope) => {
    // odd-requests.ts has refused everything else.
    scope.get('/*', (request, reply) => {
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
      if (!dev) {
        const nonce = makeNonce();
        reply.raw.setHeader('content-security-policy', policyOfRenderedPage(nonce));
        request.raw.headers[NONCE_HEADER] = nonce; // web/entry.server.tsx puts it on its scripts
      }
      if (UNLISTED.test(request.url)) reply.raw.setHeader('x-robots-tag', 'noindex, nofollow');
      reply.hijack();
      return listen(request.raw, reply.raw);
    });
  });
}

/** What somebody shares by a link, in any language: search engines stay out. */
const UNLISTED = /^\/(\w\w\/)?shared\//i;

/** How the renderer learns of the nonce. What a visitor sends under this name is written over. */
const NONCE_HEADER = 'x-page-nonce';

const HASHED_NAME = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;
const KEEP_FOR_GOOD = 'public, max-age=31536000, immutable';

async function serveBuild(app: FastifyInstance): Promise<Listener> {
  if (!existsSync(client)) throw new Error('The web is not built: run npm run build.');
  const policies = new Map(globSync('**/*.html', { cwd: client }).map((page) => [client + page, policyOfFile(client + page)]));
  // wildcard false makes one route per file, so that '/' and '/hi/' are the prerendered pages and the rest falls through
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    redirect: false,
    cacheControl: false,
    preCompressed: true, // scripts/compress.ts leaves .br and .gz beside each text file
    setHeaders: (reply, path) => {
      const file = path.replace(/\.(br|gz)$/, '');
      reply.header('cache-control', HASHED_NAME.test(file) ? KEEP_FOR_GOOD : 'no-cache');
      const policy = policies.get(file);
      if (policy) reply.header('content-security-policy', policy);
    },
  });
  // …but only with a final slash: without this '/hi' would be rendered again for each request
  for (const page of globSync('*/**/index.html', { cwd: client })) {
    const address = `/${page.slice(0, -'/index.html'.length)}`;
    app.get(address, (_request, reply) => reply.sendFile(page));
  }
  return createRequestListener({ build: await import(new URL(`${BUILD_FOLDER}/server/index.js`, root).href), mode: 'production' });
}

async function develop(app: FastifyInstance): Promise<Listener> {
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
  return createRequestListener({ build: () => ssr.runner.import('virtual:react-router/server-build'), mode: 'development' });
}
