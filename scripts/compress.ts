import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundleWorker } from './bundle-worker.ts';

// The last step of the build: what is compressed must be complete.
await bundleWorker('build/client');

/** Leaves .br and .gz beside every text file of the build: compressed once, as tightly as it goes, and not at each request. */
const MIN_BYTES = 1_024;

for (const file of globSync('build/client/**/*.{js,css,html,json,svg,txt,data}')) {
  if (statSync(file).size < MIN_BYTES) continue;
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
