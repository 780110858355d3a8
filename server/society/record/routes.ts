import { readLog } from '#contract/society/think-tank/record.ts';
import type { Database } from '#server/platform/database.ts';
import type { Serve } from '#server/platform/serve.ts';
import { readProblemLog } from './actions.ts';

export function recordRoutes(serve: Serve, { database }: { readonly database: Database }): void {
  serve(readLog, ({ visitor, params: { slug } }) => readProblemLog(database, visitor.id, slug));
}
