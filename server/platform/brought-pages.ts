import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Language, languageOf, withLanguage, withoutLanguage } from '#contract/language.ts';
import { pageAt } from '#web/page-at.ts';
import type { PageSource } from './page-files.ts';
import { HOUR_MS } from './time.ts';

type PageName = ReturnType<typeof pageAt>['name'];
type Asked = { readonly pathname: string; readonly query: URLSearchParams; readonly language: Language };
type BroughtPage = {
  /** Without a language. The page is kept under it, so there are few. */
  readonly address: string;
  /** Undefined where it cannot be had now: the page asks for it itself. */
  readonly bring: () => Promise<unknown>;
};

/**
 * Pages that come with what they would ask the API for first, by their names, where it is the same for everybody, such as the demo's report.
 * Each domain says it for its own pages: undefined for an address that shows something else.
 */
export type BroughtPages = { readonly [Name in PageName]?: (asked: Asked) => BroughtPage | undefined };

declare module 'fastify' {
  interface FastifyInstance {
    broughtPages: BroughtPages;
  }
}

/** How the renderer learns of it. */
export const BROUGHT_HEADER = 'x-page-brings';

/** Norms, banks and words can change while the program runs; a page is rendered anew after so long. */
const KEPT_MS = HOUR_MS;

type Render = (request: Request) => Promise<Response>;
type Kept = { readonly source: Promise<PageSource | undefined>; readonly madeAt: number };

/** Not by `new URL`, which refuses addresses that a visitor may send, such as `//`. */
function partsOf(url: string): [pathname: string, query: URLSearchParams] {
  const end = url.indexOf('?');
  return end < 0 ? [url, new URLSearchParams()] : [url.slice(0, end), new URLSearchParams(url.slice(end))];
}

/** The document of such a page, rendered when it is first asked for, and kept. */
export function makeBroughtPages(app: FastifyInstance, render: Render, now: () => number = Date.now) {
  const kept = new Map<string, Kept>();

  async function make(address: string, { bring }: BroughtPage): Promise<PageSource | undefined> {
    const brought = await bring();
    if (brought === undefined) return undefined;
    const headers = { [BROUGHT_HEADER]: encodeURIComponent(JSON.stringify(brought)) };
    const response = await render(new Request(new URL(address, 'http://localhost'), { headers }));
    return response.ok ? { html: await response.text() } : undefined;
  }

  return async ({ url, log }: FastifyRequest): Promise<PageSource | undefined> => {
    const [pathname, query] = partsOf(url);
    const language = languageOf(pathname);
    const page = app.broughtPages[pageAt(pathname).name]?.({ pathname: withoutLanguage(pathname), query, language });
    if (!page) return undefined;
    const address = withLanguage(page.address, language);
    const known = kept.get(address);
    if (known && now() - known.madeAt < KEPT_MS) return known.source;
    const source = make(address, page).catch(
      (error: unknown) => void log.error({ err: error }, 'a page was not rendered with what it brings'),
    );
    kept.set(address, { source, madeAt: now() });
    if ((await source) === undefined) kept.delete(address);
    return source;
  };
}
