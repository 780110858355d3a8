import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { asItIs, type Kept, sendKept } from './kept-bytes.ts';

const types = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
} as const;

/** The files whose names hold a hash of what they hold: those that the build lays directly into `assets`. */
export const HASHED_FILES = `assets/*-????????.{${Object.keys(types).join(',')}}`;
/** scripts/compress.ts leaves these beside each text file. */
const endings = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves what a first visit asks for, some twenty files, from memory: to look for a file, open, read and close it cost two thirds of its
 * answer. All are read at the start, 8 MB: so the pages of a running program keep their files while a newer build takes their place.
 */
export function serveHashedFiles(app: FastifyInstance, folder: string): void {
  for (const file of globSync(HASHED_FILES, { cwd: folder })) {
    const kept = readKept(join(folder, file));
    app.get(`/${file}`, asItIs, (request, reply) => sendKept(kept, request, reply));
  }
}

function readKept(path: string): Kept {
  const forms = new Map(
    Object.entries(endings).flatMap(([encoding, ending]) =>
      existsSync(path + ending) ? [[encoding, readFileSync(path + ending)] as const] : [],
    ),
  );
  const [, hash, ending] = /-([\w-]{8})\.(\w+)$/.exec(path)!;
  return {
    type: types[ending as keyof typeof types],
    etag: `"${hash}"`,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    body: readFileSync(path),
    compressed: (encoding) => forms.get(encoding),
  };
}
