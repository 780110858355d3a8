import * as endpoints from '#contract/hiring/test-invitations.ts';
import type { Employers } from '#server/hiring/accounts/employers.ts';
import type { Serve } from '#server/platform/serve.ts';
import { originOf } from '#server/platform/site-origin.ts';
import { decline, inviteToTests, readOwnInvitations, readSentInvitations } from './actions.ts';

type Needs = Pick<Employers, 'database' | 'jobs' | 'now' | 'config'>;

export function testInvitationRoutes(serve: Serve, needs: Needs): void {
  serve(endpoints.readSentInvitations, ({ visitor, params: { applicationId } }) => readSentInvitations(needs, visitor, applicationId));

  serve(endpoints.inviteToTests, ({ visitor, params: { applicationId }, body: { tests }, request }) =>
    inviteToTests(needs, visitor, { applicationId, tests, origin: originOf(request, needs.config) }),
  );

  serve(endpoints.readOwnInvitations, ({ visitor: { id } }) => readOwnInvitations(needs, id));

  serve(endpoints.declineInvitation, ({ visitor: { id }, params: { invitationId } }) => decline(needs, id, invitationId));
}
