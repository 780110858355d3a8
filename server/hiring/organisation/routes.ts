import * as endpoints from '#contract/hiring/organisation.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Employers } from '../accounts/employers.ts';
import { changeOrganisation, changeRetention, changeStages, readAudit, readOrganisation } from './actions.ts';

export function organisationRoutes(serve: Serve, employers: Employers): void {
  serve(endpoints.readOrganisation, ({ visitor }) => readOrganisation(employers, visitor));
  serve(endpoints.changeOrganisation, ({ visitor, body }) => changeOrganisation(employers, visitor, body));
  serve(endpoints.changeStages, ({ visitor, body }) => changeStages(employers, visitor, body));
  serve(endpoints.changeRetention, ({ visitor, body }) => changeRetention(employers, visitor, body));
  serve(endpoints.readAudit, ({ visitor, query }) => readAudit(employers, visitor, query.before));
}
