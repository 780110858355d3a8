import { fileCaches } from '#contract/browser-storage.ts';
import { type Language, languageOf, withoutLanguage } from '#contract/language.ts';

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
