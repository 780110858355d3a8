import type { Output } from '#contract/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';
import type { ListedApplication } from '#contract/hiring/candidates.ts';
import { call } from '#web/api/client.ts';

type Page = Output<EndpointAt<'GET /api/hiring/applications'>>;
export type Rows = { readonly rows: readonly ListedApplication[]; readonly next: Page['next']; readonly counts: Page['counts'] };

/** The most that the server gives at once. */
const MAX_SIZE = 100;
export const PAGE_ROWS = 50;

/** As many rows as are shown, from the first on, so that what is loaded again is what stands there. */
export async function loadRows(query: object, atLeast: number, signal?: AbortSignal): Promise<Rows> {
  const rows: ListedApplication[] = [];
  let next: string | null = null;
  let counts: Page['counts'] = null;
  do {
    const size = Math.min(MAX_SIZE, Math.max(PAGE_ROWS, atLeast - rows.length));
    const asked = { ...query, size, ...(next && { after: next }) };
    const page: Page = await call('GET /api/hiring/applications', { query: asked }, { as: 'member', ...(signal && { signal }) });
    rows.push(...page.applications);
    next = page.next;
    counts ??= page.counts;
  } while (next && rows.length < atLeast);
  return { rows, next, counts };
}
