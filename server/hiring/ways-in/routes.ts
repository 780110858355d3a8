import { employerLogins as logins, readEmployerAccount, employerSteps as steps } from '#contract/hiring/second-steps.ts';
import { addPasskey, askForPasskey, beginPasskey, logInWithPasskey, removePasskey } from '#server/identity/passkeys/actions.ts';
import { callerOf, withCookies } from '#server/identity/replies.ts';
import { endLogin, endLogins } from '#server/identity/repository.ts';
import {
  beginSecondStep,
  readWaysIn,
  renewRecoveryCodes,
  takeSecondStep,
  turnOffSecondStep,
  turnOnSecondStep,
} from '#server/identity/second-step/actions.ts';
import { readLogins } from '#server/identity/settings/account.ts';
import { changePassword } from '#server/identity/settings/password.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Employers } from '../accounts/employers.ts';
import { accountsOfEmployers } from './accounts.ts';

const DONE = { success: true } as const;

/** How and where an employer is logged in: what is done is `server/identity`'s, as for people. */
export function wayInRoutes(serve: Serve, employers: Employers): void {
  const accounts = accountsOfEmployers(employers);
  const { audience, database } = accounts;

  serve(readEmployerAccount, async ({ visitor: { accountId, login } }) => ({
    ...(await readWaysIn(accounts, accountId)),
    logins: await readLogins(accounts, { id: accountId, login }),
  }));
  serve(logins.changePassword, async ({ visitor: { accountId, login }, body, request }) => {
    await changePassword(accounts, { id: accountId, login }, body, callerOf(request));
    return DONE;
  });
  serve(logins.endOtherLogins, async ({ visitor: { accountId, login } }) => {
    await endLogins(database, audience, accountId, login);
    return DONE;
  });
  serve(logins.endLogin, async ({ visitor: { accountId }, params: { loginId } }) => {
    await endLogin(database, audience, { personId: accountId, loginId });
    return DONE;
  });

  serve(steps.takeSecondStep, async ({ body, request, reply }) =>
    withCookies(reply, await takeSecondStep(accounts, body, callerOf(request))),
  );
  serve(steps.beginSecondStep, ({ visitor, body, request }) =>
    beginSecondStep(accounts, visitor.accountId, body.password, callerOf(request)),
  );
  serve(steps.turnOnSecondStep, async ({ visitor, body, request }) => ({
    recoveryCodes: await turnOnSecondStep(accounts, visitor.accountId, body.code, callerOf(request)),
  }));
  serve(steps.turnOffSecondStep, async ({ visitor, body, request }) => {
    await turnOffSecondStep(accounts, visitor.accountId, body, callerOf(request));
    return DONE;
  });
  serve(steps.renewRecoveryCodes, async ({ visitor, body, request }) => ({
    recoveryCodes: await renewRecoveryCodes(accounts, visitor.accountId, body, callerOf(request)),
  }));

  serve(steps.beginPasskey, ({ visitor, body, request }) => beginPasskey(accounts, visitor.accountId, body.password, callerOf(request)));
  serve(steps.addPasskey, async ({ visitor, body, request }) => {
    await addPasskey(accounts, visitor.accountId, body, callerOf(request));
    return DONE;
  });
  serve(steps.removePasskey, async ({ visitor, params: { passkeyId }, request }) => {
    await removePasskey(accounts, visitor.accountId, passkeyId, callerOf(request));
    return DONE;
  });
  serve(steps.askForPasskey, ({ request }) => askForPasskey(accounts, callerOf(request)));
  serve(steps.logInWithPasskey, async ({ body, request, reply }) =>
    withCookies(reply, await logInWithPasskey(accounts, body.answer, callerOf(request))),
  );
}
