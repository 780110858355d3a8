import { readOwnData, readOwnTable } from '#contract/own-data.ts';
import type { Database } from '#server/platform/database.ts';
import type { Serve } from '#server/platform/serve.ts';
import { gatherOwnData } from './actions.ts';
import { ownTables } from './own-tables.ts';

type Needs = { readonly database: Database; readonly now: () => Date };

export function ownDataRoutes(serve: Serve, { database, now }: Needs): void {
  serve(readOwnData, ({ visitor }) => gatherOwnData(database, visitor.id, now()));

  serve(readOwnTable, async ({ visitor, params: { table } }) => {
    const text = ownTables[table](await gatherOwnData(database, visitor.id, now()));
    return { name: `bhava-${table}.csv`, bytes: new TextEncoder().encode(text) };
  });
}
