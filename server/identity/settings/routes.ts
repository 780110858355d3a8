import * as endpoints from '#contract/account-settings.ts';
import * as steps from '#contract/second-steps.ts';
import type { Serve } from '#server/platform/serve.ts';
import type { Identity } from '../identity.ts';
import { addPasskey, askForPasskey, beginPasskey, logInWithPasskey, removePasskey } from '../passkeys/actions.ts';
import { callerOf, setCookies, withCookies } from '../replies.ts';
import { endLogin, endLogins } from '../repository.ts';
import { chooseLanguage } from '../rules.ts';
import { beginSecondStep, renewRecoveryCodes, takeSecondStep, turnOffSecondStep, turnOnSecondStep } from '../second-step/actions.ts';
import { readSettings } from './account.ts';
import { changeEmail, confirmEmail, undoEmail } from './email.ts';
import { changePassword } from './password.ts';
import { findPerson, forgetEmailChange, setLanguage, setName } from './repository.ts';

const DONE = { success: true } as const;

export function settingsRoutes(serve: Serve, identity: Identity): void {
  const { database, now } = identity;

  serve(endpoints.readSettings, ({ visitor }) => readSettings(identity, visitor));
  serve(endpoints.readVerification, async ({ visitor }) => {
    const { email, emailVerified } = await findPerson(database, visitor.id);
    return { email, isVerified: emailVerified };
  });
  serve(endpoints.changeName, async ({ visitor, body: { name } }) => {
    await setName(database, visitor.id, name, now());
    return { name };
  });
  serve(endpoints.chooseLanguage, async ({ visitor, body: { language } }) => {
    await setLanguage(database, visitor.id, language, now());
    return DONE;
  });

  serve(endpoints.changeEmail, async ({ visitor, body: { language, ...form }, request, reply }) => {
    const written = chooseLanguage(language, request.headers['accept-language']);
    setCookies(reply, await changeEmail(identity, visitor.id, form, callerOf(request), written));
    return DONE;
  });
  serve(endpoints.confirmEmail, async ({ visitor, body: { code }, request, reply }) => {
    setCookies(reply, await confirmEmail(identity, visitor.id, code, callerOf(request)));
    return DONE;
  });
  serve(endpoints.keepEmail, async ({ visitor }) => {
    await forgetEmailChange(database, visitor.id);
    return DONE;
  });
  serve(endpoints.undoEmail, async ({ body: { token } }) => ({ email: await undoEmail(identity, token) }));

  serve(endpoints.changePassword, async ({ visitor, body, request }) => {
    await changePassword(identity, visitor, body, callerOf(request));
    return DONE;
  });
  serve(endpoints.endOtherLogins, async ({ visitor: { id, login } }) => {
    await endLogins(database, id, login);
    return DONE;
  });
  serve(endpoints.endLogin, async ({ visitor, params: { loginId } }) => {
    await endLogin(database, { personId: visitor.id, loginId });
    return DONE;
  });

  serve(steps.takeSecondStep, async ({ body, request, reply }) =>
    withCookies(reply, await takeSecondStep(identity, body, callerOf(request))),
  );
  serve(steps.beginSecondStep, ({ visitor, body, request }) => beginSecondStep(identity, visitor.id, body.password, callerOf(request)));
  serve(steps.turnOnSecondStep, async ({ visitor, body, request }) => ({
    recoveryCodes: await turnOnSecondStep(identity, visitor.id, body.code, callerOf(request)),
  }));
  serve(steps.turnOffSecondStep, async ({ visitor, body, request }) => {
    await turnOffSecondStep(identity, visitor.id, body, callerOf(request));
    return DONE;
  });
  serve(steps.renewRecoveryCodes, async ({ visitor, body, request }) => ({
    recoveryCodes: await renewRecoveryCodes(identity, visitor.id, body, callerOf(request)),
  }));

  serve(steps.beginPasskey, ({ visitor, body, request }) => beginPasskey(identity, visitor.id, body.password, callerOf(request)));
  serve(steps.addPasskey, async ({ visitor, body, request }) => {
    await addPasskey(identity, visitor.id, body, callerOf(request));
    return DONE;
  });
  serve(steps.removePasskey, async ({ visitor, params: { passkeyId }, request }) => {
    await removePasskey(identity, visitor.id, passkeyId, callerOf(request));
    return DONE;
  });
  serve(steps.askForPasskey, ({ request }) => askForPasskey(identity, callerOf(request)));
  serve(steps.logInWithPasskey, async ({ body, request, reply }) =>
    withCookies(reply, await logInWithPasskey(identity, body.answer, callerOf(request))),
  );
}
