import type { Database } from '#server/platform/database.ts';
import type { Serve } from '#server/platform/serve.ts';
import { editorRoutes } from './editors/routes.ts';
import { membershipRoutes } from './membership/routes.ts';

type Needs = { readonly database: Database; readonly now: () => Date };

/** Every address of the society; each noun has a folder. */
export function societyRoutes(serve: Serve, site: Needs): void {
  membershipRoutes(serve, site);
  editorRoutes(serve, site);
}
