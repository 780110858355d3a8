import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageAt } from '#web/page-at.ts';
import { UNKNOWN_ORIGIN } from '#web/unknown-origin.ts';
import type { Config } from './config.ts';
import { asItIs, type Encoding, type Kept, sendKept } from './kept-bytes.ts';
import { policyOfPage } from './page-security.ts';
import { originOf } from './site-origin.ts';

/** As small as 11 within 3 %, in a twentieth of its time. */
const BROTLI_QUALITY = 9;
const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

/** A document that is the same for everybody. */
export type PageSource = { readonly html: string };
export type SendPage = ReturnType<typeof makePageSender>;
type FindPage = (request: FastifyRequest) => Promise<PageSource | undefined>;

/**
 * Sends documents. They name the site's own address, which is known only here: so each is made ready for sending when somebody first asks
 * for it, and kept as long as its source. There are as many versions as the site has addresses: one, or two on a developer's machine.
 */
export function makePageSender(config: Pick<Config, 'origin' | 'google'>) {
  const ready = new WeakMap<PageSource, Map<string, Kept>>();
  return async (source: PageSource, request: FastifyRequest, reply: FastifyReply) => {
    const origin = originOf(request, config);
    const versions = ready.get(source) ?? new Map<string, Kept>();
    ready.set(source, versions);
    const page = versions.get(origin) ?? makeReady(source.html.replaceAll(UNKNOWN_ORIGIN, origin), config);
    versions.set(origin, page);
    return sendKept(page, request, reply);
  };
}

/** The pages that were rendered when building, unless `findPage` has one for this very request. */
export function servePageFiles(app: FastifyInstance, folder: string, send: SendPage, findPage: FindPage): void {
  for (const file of globSync('**/index.html', { cwd: folder })) {
    const source = { html: readFileSync(join(folder, file), 'utf8') };
    const address = `/${file.slice(0, -'index.html'.length)}`;
    if (pageAt(address).isFresh) continue; // it is rendered for each visitor; the file is for the service worker
    const serve = async (request: FastifyRequest, reply: FastifyReply) => send((await findPage(request)) ?? source, request, reply);
    for (const one of new Set([address, address.slice(0, -1) || '/'])) app.get(one, asItIs, serve);
  }
}

function makeReady(text: string, config: Pick<Config, 'google'>): Kept {
  const body = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    type: 'text/html; charset=utf-8',
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`,
    headers: { 'cache-control': 'no-cache', 'content-security-policy': policyOfPage(text, config) },
    body,
    compressed(encoding) {
      const smaller = made.get(encoding) ?? compressors[encoding](body);
      made.set(encoding, smaller);
      return smaller;
    },
  };
}
