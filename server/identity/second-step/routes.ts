import { secondSteps as steps } from '#contract/second-steps.ts';
import type { Serve } from '#server/platform/serve.ts';
import { accountsOfPeople } from '../accounts.ts';
import type { Identity } from '../identity.ts';
import { addPasskey, askForPasskey, beginPasskey, logInWithPasskey, removePasskey } from '../passkeys/actions.ts';
import { callerOf, withCookies } from '../replies.ts';
import { beginSecondStep, renewRecoveryCodes, takeSecondStep, turnOffSecondStep, turnOnSecondStep } from './actions.ts';

const DONE = { success: true } as const;

/** The second step at login, and the keys that take the place of a password. */
export function secondStepRoutes(serve: Serve, identity: Identity): void {
  const accounts = accountsOfPeople(identity);

  serve(steps.takeSecondStep, async ({ body, request, reply }) =>
    withCookies(reply, await takeSecondStep(accounts, body, callerOf(request))),
  );
  serve(steps.beginSecondStep, ({ visitor, body, request }) => beginSecondStep(accounts, visitor.id, body.password, callerOf(request)));
  serve(steps.turnOnSecondStep, async ({ visitor, body, request }) => ({
    recoveryCodes: await turnOnSecondStep(accounts, visitor.id, body.code, callerOf(request)),
  }));
  serve(steps.turnOffSecondStep, async ({ visitor, body, request }) => {
    await turnOffSecondStep(accounts, visitor.id, body, callerOf(request));
    return DONE;
  });
  serve(steps.renewRecoveryCodes, async ({ visitor, body, request }) => ({
    recoveryCodes: await renewRecoveryCodes(accounts, visitor.id, body, callerOf(request)),
  }));

  serve(steps.beginPasskey, ({ visitor, body, request }) => beginPasskey(accounts, visitor.id, body.password, callerOf(request)));
  serve(steps.addPasskey, async ({ visitor, body, request }) => {
    await addPasskey(accounts, visitor.id, body, callerOf(request));
    return DONE;
  });
  serve(steps.removePasskey, async ({ visitor, params: { passkeyId }, request }) => {
    await removePasskey(accounts, visitor.id, passkeyId, callerOf(request));
    return DONE;
  });
  serve(steps.askForPasskey, ({ request }) => askForPasskey(accounts, callerOf(request)));
  serve(steps.logInWithPasskey, async ({ body, request, reply }) =>
    withCookies(reply, await logInWithPasskey(accounts, body.answer, callerOf(request))),
  );
}
