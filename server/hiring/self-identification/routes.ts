import * as endpoints from '#contract/hiring/self-identification.ts';
import type { Employers } from '#server/hiring/accounts/employers.ts';
import type { Serve } from '#server/platform/serve.ts';
import { changeSelfIdentification, readSelfIdentification } from './actions.ts';

export function selfIdentificationRoutes(serve: Serve, needs: Pick<Employers, 'database' | 'now'>): void {
  serve(endpoints.readSelfIdentification, ({ visitor: { id }, params: { applicationId } }) =>
    readSelfIdentification(needs, { personId: id, applicationId }),
  );

  serve(endpoints.changeSelfIdentification, ({ visitor: { id }, params: { applicationId }, body }) =>
    changeSelfIdentification(needs, { personId: id, applicationId }, body),
  );
}
