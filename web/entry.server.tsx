import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Resource } from 'i18next';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, ServerRouter } from 'react-router';
import { languageOf } from '#contract/language.ts';
import { Brought } from './api/brought.ts';
import { wordsInMemory } from './i18n/words.ts';
import { loadScriptsLate } from './late-scripts.ts';
import { Nonce } from './nonce.ts';
import { StylesOfPage } from './PageStyles.tsx';
import { Origin } from './site-origin.ts';
import { UNKNOWN_ORIGIN } from './unknown-origin.ts';

/** Far longer than any page takes: a machine that other programs keep busy renders them too. */
export const streamTimeout = 30_000;

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

/** While developing, what reloads a changed page has to run before the page does. */
const withLateScripts = (html: string) => (import.meta.env.DEV ? html : loadScriptsLate(html));

const sheets = new Map<string, string>();

/** All style sheets of the page and of what surrounds it. */
function stylesOf({ manifest, staticHandlerContext: { matches } }: EntryContext): string {
  if (import.meta.env.DEV) return '';
  const addresses = matches.flatMap(({ route: { id } }) => manifest.routes[id]?.css ?? []).map((address) => address.replace('#', ''));
  return [...new Set(addresses)]
    .map((address) => {
      const sheet = sheets.get(address) ?? readFileSync(`${process.env.BUILD_FOLDER ?? 'build'}/client${address}`, 'utf8').trim();
      sheets.set(address, sheet);
      return sheet;
    })
    .join('\n');
}

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const words = await wordsInMemory(languageOf(new URL(request.url).pathname), allWords());
  // of a page that is rendered while a visitor waits; the scripts of one that is rendered when building are known by their hashes
  const nonce = request.headers.get('x-page-nonce') ?? undefined;
  const origin = request.headers.get('x-page-origin') ?? UNKNOWN_ORIGIN;
  const brought = request.headers.get('x-page-brings');
  return new Promise<Response>((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={words}>
        <Nonce value={nonce}>
          <Origin value={origin}>
            <Brought value={brought === null ? undefined : decodeURIComponent(brought)}>
              <StylesOfPage value={stylesOf(context)}>
                <ServerRouter context={context} url={request.url} {...(nonce ? { nonce } : {})} />
              </StylesOfPage>
            </Brought>
          </Origin>
        </Nonce>
      </I18nextProvider>,
      {
        ...(nonce ? { nonce } : {}),
        // Else React sends all of a page above 12 kB in a hidden element that only a script brings to light.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout); // otherwise every render holds its memory until the time limit
          headers.set('Content-Type', 'text/html; charset=utf-8');
          const body = new PassThrough();
          pipe(body);
          text(body).then((html) => resolve(new Response(withLateScripts(html), { headers, status: finalStatus })), reject);
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
