import type { Serve } from '#server/platform/serve.ts';
import { biasRoutes } from './bias/routes.ts';
import { caseRoutes } from './cases/routes.ts';
import { circleBoardRoutes } from './circle-board/routes.ts';
import { circleFileRoutes } from './circle-files/routes.ts';
import { circleMeetingRoutes } from './circle-meetings/routes.ts';
import { circleRoutes } from './circles/routes.ts';
import { complaintRoutes } from './complaints/routes.ts';
import { digestRoutes } from './digests/routes.ts';
import { editorRoutes } from './editors/routes.ts';
import { exclusionRoutes } from './exclusions/routes.ts';
import { introductionRoutes } from './introductions/routes.ts';
import { memberPageRoutes } from './member-pages/routes.ts';
import type { Society } from './membership/actions.ts';
import { membershipRoutes } from './membership/routes.ts';

/** Every address of the society; each noun has a folder. */
export function societyRoutes(serve: Serve, society: Society & { readonly config: { readonly secret: string } }): void {
  membershipRoutes(serve, society);
  editorRoutes(serve, society);
  exclusionRoutes(serve, society);
  biasRoutes(serve, society);
  memberPageRoutes(serve, society);
  introductionRoutes(serve, society);
  complaintRoutes(serve, society);
  caseRoutes(serve, society);
  circleRoutes(serve, society);
  circleBoardRoutes(serve, society);
  circleFileRoutes(serve, society);
  circleMeetingRoutes(serve, society);
  digestRoutes(serve, society);
}
