import { readOwnData, readOwnTable } from '#contract/own-data.ts';
import type { Serve } from '#server/platform/serve.ts';
import { gatherOwnData } from './actions.ts';
import { ownTables } from './own-tables.ts';

type Needs = Parameters<typeof gatherOwnData>[0] & { readonly now: () => Date };

export function ownDataRoutes(serve: Serve, { now, ...needs }: Needs): void {
  serve(readOwnData, ({ visitor }) => gatherOwnData(needs, visitor.id, now()));

  serve(readOwnTable, async ({ visitor, params: { table } }) => {
    const text = ownTables[table](await gatherOwnData(needs, visitor.id, now()));
    return { name: `bhava-${table}.csv`, bytes: new TextEncoder().encode(text) };
  });
}
