import type { Serve } from '#server/platform/serve.ts';
import { editorRoutes } from './editors/routes.ts';
import { exclusionRoutes } from './exclusions/routes.ts';
import { introductionRoutes } from './introductions/routes.ts';
import { memberPageRoutes } from './member-pages/routes.ts';
import type { Society } from './membership/actions.ts';
import { membershipRoutes } from './membership/routes.ts';

/** Every address of the society; each noun has a folder. */
export function societyRoutes(serve: Serve, society: Society): void {
  membershipRoutes(serve, society);
  editorRoutes(serve, society);
  exclusionRoutes(serve, society);
  memberPageRoutes(serve, society);
  introductionRoutes(serve, society);
}
