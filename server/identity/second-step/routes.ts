import * as endpoints from '#contract/second-steps.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Identity } from '../identity.ts';
import { addPasskey, askForPasskey, beginPasskey, logInWithPasskey, removePasskey } from '../passkeys/actions.ts';
import { callerOf, withCookies } from '../replies.ts';
import { beginSecondStep, renewRecoveryCodes, takeSecondStep, turnOffSecondStep, turnOnSecondStep } from './actions.ts';

const DONE = { success: true } as const;

/** The second step at login, and the keys that take the place of a password. */
export function secondStepRoutes(serve: Serve, identity: Identity): void {
  serve(endpoints.takeSecondStep, async ({ body, request, reply }) =>
    withCookies(reply, await takeSecondStep(identity, body, callerOf(request))),
  );
  serve(endpoints.beginSecondStep, ({ visitor, body, request }) => beginSecondStep(identity, visitor.id, body.password, callerOf(request)));
  serve(endpoints.turnOnSecondStep, async ({ visitor, body, request }) => ({
    recoveryCodes: await turnOnSecondStep(identity, visitor.id, body.code, callerOf(request)),
  }));
  serve(endpoints.turnOffSecondStep, async ({ visitor, body, request }) => {
    await turnOffSecondStep(identity, visitor.id, body, callerOf(request));
    return DONE;
  });
  serve(endpoints.renewRecoveryCodes, async ({ visitor, body, request }) => ({
    recoveryCodes: await renewRecoveryCodes(identity, visitor.id, body, callerOf(request)),
  }));

  serve(endpoints.beginPasskey, ({ visitor, body, request }) => beginPasskey(identity, visitor.id, body.password, callerOf(request)));
  serve(endpoints.addPasskey, async ({ visitor, body, request }) => {
    await addPasskey(identity, visitor.id, body, callerOf(request));
    return DONE;
  });
  serve(endpoints.removePasskey, async ({ visitor, params: { passkeyId }, request }) => {
    await removePasskey(identity, visitor.id, passkeyId, callerOf(request));
    return DONE;
  });
  serve(endpoints.askForPasskey, ({ request }) => askForPasskey(identity, callerOf(request)));
  serve(endpoints.logInWithPasskey, async ({ body, request, reply }) =>
    withCookies(reply, await logInWithPasskey(identity, body.answer, callerOf(request))),
  );
}
