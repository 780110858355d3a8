import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'vite';
import { LANGUAGES, withLanguage } from '../contract/language.ts';
import { filesIn, pathOf } from '../web/offline/worker/addresses.ts';
import type { Build } from '../web/offline/worker/build.ts';
import { pages } from '../web/pages.ts';
import { versionOfWords } from './words-version.ts';

const OFFLINE = '/offline';
const addressesOf = (address: string) => LANGUAGES.map((language) => withLanguage(address, language));

/**
 * Bundles the service worker into the build, as /sw.js, and tells it what this build consists of. After the build, since only then it is
 * known which pages were rendered. Whatever changes in the pages changes the worker: that is how a browser learns of a new version.
 */
export async function bundleWorker(folder: string): Promise<void> {
  await bundle({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILD__: JSON.stringify(readBuild(folder)), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: 'web/offline/worker/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}

function readBuild(folder: string): Build {
  const read = (path: string) => readFileSync(`${folder}${path}`, 'utf8');
  const revisionOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);
  const addresses = (pattern: string) => globSync(pattern, { cwd: folder }).map((file) => `/${file.replaceAll('\\', '/')}`);
  const [manifest] = addresses('assets/manifest-*.js');
  if (!manifest) throw new Error('The build has no list of routes.');
  const always = pages.filter(({ isKeptAlways }) => isKeptAlways).flatMap(({ address }) => addressesOf(address));
  const kept = [...addressesOf(OFFLINE), ...always].map((url) => ({ url, html: read(`${url}/index.html`) }));
  const files = new Set(kept.flatMap(({ html }) => filesIn(html)));
  return {
    shell: [
      ...kept.map(({ url, html }) => ({ url, revision: revisionOf(html) })),
      { url: '/favicon.svg', revision: revisionOf(read('/favicon.svg')) },
      ...[...files].sort().map((url) => ({ url, revision: null })),
    ],
    always,
    pages: addresses('**/index.html').map((file) => pathOf(file.slice(0, -'index.html'.length))),
    data: addresses('**/*.data'),
    files: addresses('assets/*-????????.*')
      .filter((file) => !/\.(br|gz)$/.test(file))
      .map((file) => file.slice('/assets/'.length)),
    manifest,
    wordsVersion: versionOfWords(),
  };
}
