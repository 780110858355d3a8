import { fileCaches } from '#contract/browser-storage.ts';
import { type Language, languageOf, withLanguage, withoutLanguage } from '#contract/language.ts';
import { deviceStorage } from '#web/api/json-storage.ts';

/** A page that opens without a connection: its address without the language, and its title. */
export type KeptPage = { readonly to: string; readonly title: string };

/** Public pages that have no form, and can do nothing without the server all the same. */
const NEED_SERVER: readonly string[] = ['/play', '/api-description'];

/** The pages that were opened here in a language and can be read. Those of one person need the server, and those with a form. */
export async function keptPages(language: Language): Promise<readonly KeptPage[]> {
  const cache = await window.caches?.open(fileCaches.pages.name);
  const addresses = ((await cache?.keys()) ?? []).map(({ url }) => new URL(url).pathname);
  const found = await Promise.all(
    addresses
      .filter((address) => languageOf(address) === language && !/\.\w+$/.test(address) && !NEED_SERVER.includes(withoutLanguage(address)))
      .map(async (address) => {
        const html = await (await cache!.match(address))?.text();
        const { title, robots, form } = readDocument(html ?? '');
        return robots || form || !title ? [] : [{ to: withoutLanguage(address), title: title.replace(/ · [^·]*$/, '') }];
      }),
  );
  return found.flat().sort((one, other) => one.title.localeCompare(other.title, language));
}

function readDocument(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return { title: parsed.title, robots: parsed.querySelector('meta[name=robots]'), form: parsed.querySelector('form') };
}

const PLAYER = '/test-project';

/** The address of the story that was begun last, if its page is kept in a language too. */
export async function keptStoryAddress(language: Language): Promise<string | undefined> {
  const { sitting } = (deviceStorage.read('bhava.story') ?? {}) as { sitting?: { test?: unknown } };
  const page = await window.caches?.match(withLanguage(PLAYER, language), { cacheName: fileCaches.pages.name });
  return page && typeof sitting?.test === 'string' ? `${PLAYER}?${new URLSearchParams({ test: sitting.test })}` : undefined;
}
