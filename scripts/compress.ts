import { globSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bundleWorker } from './bundle-worker.ts';

// The last step of the build: what is compressed must be complete.
await bundleWorker('build/client');

const MIN_BYTES = 1_024;
const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Leaves .br and .gz beside a text file of the build: compressed once, as tightly as it goes, and not at each request. */
async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < MIN_BYTES) return;
  const content = await readFile(file);
  const [small, compatible] = await Promise.all([
    inBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    inGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, compatible)]);
}

// As many at a time as there are cores: each waits for a thread of Node's own.
const files = globSync('build/client/**/*.{js,css,html,json,svg,txt,data}').values();
const compressRest = async () => {
  for (const file of files) await compress(file);
};
await Promise.all(Array.from({ length: availableParallelism() }, compressRest));
