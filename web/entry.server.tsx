import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { Resource } from 'i18next';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, ServerRouter } from 'react-router';
import { languageOf } from '#contract/language.ts';
import { wordsInMemory } from './i18n/words.ts';
import { Nonce } from './nonce.ts';
import { Origin } from './site-origin.ts';
import { UNKNOWN_ORIGIN } from './unknown-origin.ts';

export const streamTimeout = 5_000;

function readWords(): Resource {
  const resources: Resource = {};
  for (const file of globSync('public/assets/i18n/*/*.json')) {
    const language = basename(dirname(file));
    resources[language] = { ...resources[language], [basename(file, '.json')]: JSON.parse(readFileSync(file, 'utf8')) };
  }
  return resources;
}
let kept: Resource | undefined;
const allWords = () => {
  kept = (!import.meta.env.DEV && kept) || readWords();
  return kept;
};

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const words = await wordsInMemory(languageOf(new URL(request.url).pathname), allWords());
  // of a page that is rendered while a visitor waits; the scripts of one that is rendered when building are known by their hashes
  const nonce = request.headers.get('x-page-nonce') ?? undefined;
  const origin = request.headers.get('x-page-origin') ?? UNKNOWN_ORIGIN;
  return new Promise<Response>((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={words}>
        <Nonce value={nonce}>
          <Origin value={origin}>
            <ServerRouter context={context} url={request.url} {...(nonce ? { nonce } : {})} />
          </Origin>
        </Nonce>
      </I18nextProvider>,
      {
        ...(nonce ? { nonce } : {}),
        // Else React sends all of a page above 12 kB in a hidden element that only a script brings to light.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough({
            final(done) {
              clearTimeout(timeout); // otherwise every render holds its memory until the time limit
              done();
            },
          });
          headers.set('Content-Type', 'text/html; charset=utf-8');
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          console.error(error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1000);
  });
}
