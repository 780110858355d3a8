import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageAt } from '#web/page-at.ts';
import type { Config } from './config.ts';
import { originOf } from './site-origin.ts';

type PageName = ReturnType<typeof pageAt>['name'];
type Asked = { readonly pathname: string; readonly query: Readonly<Record<string, string>>; readonly origin: string };

/** What a page shows that is rendered while its visitor waits, by its name. Each domain says it for its own pages. */
export type PageData = { readonly [Name in PageName]?: (asked: Asked) => Promise<unknown> };

declare module 'fastify' {
  interface FastifyInstance {
    pageData: PageData;
  }
}

/** A page that is opened from another one asks only for its data, under this ending (React Router's single fetch). */
const DATA_ENDING = /(\/_)?\.data$/;

/**
 * As text for a header of the request, by which the renderer learns of it; undefined for pages that need nothing. A page whose data does
 * not come says so itself: this never rejects.
 */
export async function readPageData(app: FastifyInstance, request: FastifyRequest, config: Pick<Config, 'origin'>) {
  const pathname = request.url.replace(/[?#].*/s, '').replace(DATA_ENDING, '') || '/';
  const load = app.pageData[pageAt(pathname).name];
  if (!load) return undefined;
  try {
    const query = Object.fromEntries(new URLSearchParams(request.url.replace(/^[^?]*\??/s, '')));
    return encodeURIComponent(JSON.stringify(await load({ pathname, query, origin: originOf(request, config) })));
  } catch (error) {
    request.log.error({ err: error }, 'the data of a page did not come');
    return undefined;
  }
}
