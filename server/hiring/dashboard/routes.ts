import * as endpoints from '#contract/hiring/dashboard.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Employers } from '../accounts/employers.ts';
import { tellPages } from '../repository.ts';
import { inScope } from '../scope.ts';
import { countForDashboard, countUnread, listNotices, listRecentApplications, listRecentJobs, markRead } from './repository.ts';

export function dashboardRoutes(serve: Serve, { database, now }: Pick<Employers, 'database' | 'now'>): void {
  serve(endpoints.readMetrics, ({ visitor }) =>
    inScope(database, { organisation: visitor.orgId }, (transaction) => countForDashboard(transaction, visitor, now())),
  );

  serve(endpoints.readRecentJobs, ({ visitor }) =>
    inScope(database, { organisation: visitor.orgId }, async (transaction) => ({ jobs: await listRecentJobs(transaction, visitor) })),
  );

  serve(endpoints.readRecentApplications, ({ visitor }) =>
    inScope(database, { organisation: visitor.orgId }, async (transaction) => ({
      applications: await listRecentApplications(transaction, visitor),
    })),
  );

  serve(endpoints.readNotices, ({ visitor }) =>
    inScope(database, { organisation: visitor.orgId }, async (transaction) => ({
      notifications: await listNotices(transaction, visitor),
      unreadCount: await countUnread(transaction, visitor),
    })),
  );

  serve(endpoints.markNoticesRead, ({ visitor, body: { upTo } }) =>
    inScope(database, { organisation: visitor.orgId }, async (transaction) => {
      const { orgId, id: memberId } = visitor;
      const hasChanged = await markRead(transaction, visitor, upTo, now());
      if (hasChanged) await tellPages(transaction, { orgId, what: 'notification', memberId, at: now() });
      return { unreadCount: await countUnread(transaction, visitor) };
    }),
  );
}
