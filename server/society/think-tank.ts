import type { Serve } from '#server/platform/serve.ts';
import { tankJobs } from './clocks/jobs.ts';
import { publishedRoutes } from './printed-briefs/routes.ts';
import type { Tank } from './problems/actions.ts';
import { problemRoutes } from './problems/routes.ts';
import { proposalRoutes } from './proposals/routes.ts';
import { recordRoutes } from './record/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { tankOperatingRoutes } from './tank-operating/routes.ts';
import { voteRoutes } from './votes/routes.ts';

/** The think tank: every address of it, and its clocks. */
export function mountThinkTank(serve: Serve, tank: Tank & { readonly originOf: () => string }): void {
  problemRoutes(serve, tank);
  proposalRoutes(serve, tank);
  reviewRoutes(serve, tank);
  voteRoutes(serve, tank);
  publishedRoutes(serve, tank);
  recordRoutes(serve, tank);
  tankOperatingRoutes(serve, tank);
  tankJobs(tank);
}
