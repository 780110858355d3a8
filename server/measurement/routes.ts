import { readProgress } from '#contract/measurement.ts';
import type { Database } from '#server/platform/database.ts';
import type { Serve } from '#server/platform/serve.ts';
import { progressOf } from './actions.ts';

type Needs = { readonly database: Database; readonly now: () => Date };

export function measurementRoutes(serve: Serve, { database, now }: Needs): void {
  serve(readProgress, ({ visitor }) => progressOf(database, visitor.id, now()));
}
