import * as endpoints from '#contract/hiring/analytics.ts';
import type { Employers } from '#server/hiring/accounts/employers.ts';
import type { Serve } from '#server/platform/serve.ts';
import { readAnalytics, readImpact } from './actions.ts';

export function analyticsRoutes(serve: Serve, needs: Pick<Employers, 'database' | 'now'>): void {
  serve(endpoints.readAnalytics, ({ visitor, query }) => readAnalytics(needs, visitor, query));

  serve(endpoints.readImpact, ({ visitor, query }) => readImpact(needs, visitor, query));
}
