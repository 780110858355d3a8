import * as endpoints from '#contract/hiring/organisation.ts';
import { answerLogin, callerOf, setCookies } from '#server/identity/replies.ts';
import type { Serve } from '#server/platform/serve.ts';
import { logOutEmployer } from '../accounts/actions.ts';
import type { Employers } from '../accounts/employers.ts';
import { changeOwnName, changeRole, inviteMember, leaveOrganisation, readMembers, removeMember, withdrawInvitation } from './actions.ts';
import { acceptInvitation, lookAtInvitation } from './joining.ts';

export function memberRoutes(serve: Serve, employers: Employers): void {
  serve(endpoints.listMembers, ({ visitor }) => readMembers(employers, visitor));
  serve(endpoints.inviteMember, ({ visitor, body, request }) => inviteMember(employers, visitor, body, callerOf(request)));
  serve(endpoints.withdrawInvitation, ({ visitor, params }) => withdrawInvitation(employers, visitor, params.invitationId));
  serve(endpoints.changeRole, ({ visitor, params, body }) => changeRole(employers, visitor, params.memberId, body.role));
  serve(endpoints.removeMember, ({ visitor, params }) => removeMember(employers, visitor, params.memberId));
  serve(endpoints.leaveOrganisation, async ({ visitor, request, reply }) => {
    await leaveOrganisation(employers, visitor);
    setCookies(reply, await logOutEmployer(employers, callerOf(request)));
    return { success: true } as const;
  });
  serve(endpoints.changeOwnName, ({ visitor, body }) => changeOwnName(employers, visitor, body.name));
  serve(endpoints.lookAtInvitation, ({ body, request }) => lookAtInvitation(employers, body.code, callerOf(request)));
  serve(endpoints.acceptInvitation, async ({ body, request, reply }) =>
    answerLogin(reply, await acceptInvitation(employers, body, callerOf(request))),
  );
}
