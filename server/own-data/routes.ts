import type { Kysely } from 'kysely';
import { readOwnData, readOwnTable } from '#contract/own-data.ts';
import type { Tables } from '#server/platform/database.ts';
import type { Serve } from '#server/platform/serve.ts';
import { gatherOwnData } from './actions.ts';
import { ownTables } from './own-tables.ts';

type Needs = { readonly database: Kysely<Tables>; readonly now: () => Date; readonly steadyKey: Buffer };

export function ownDataRoutes(serve: Serve, { now, ...needs }: Needs): void {
  serve(readOwnData, ({ visitor }) => gatherOwnData(needs, visitor.id, now()));

  serve(readOwnTable, async ({ visitor, params: { table } }) => {
    const text = ownTables[table](await gatherOwnData(needs, visitor.id, now()));
    return { name: `bhava-${table}.csv`, bytes: new TextEncoder().encode(text) };
  });
}
