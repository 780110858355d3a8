import * as endpoints from '#contract/account-settings.ts';
import { ownLogins } from '#contract/own-logins.ts';
import type { Serve } from '#server/platform/serve.ts';
import { accountsOfPeople } from '../accounts.ts';
import type { Identity } from '../identity.ts';
import { callerOf, setCookies } from '../replies.ts';
import { endLogin, endLogins } from '../repository.ts';
import { chooseLanguage } from '../rules.ts';
import { readSettings } from './account.ts';
import { changeEmail, confirmEmail, undoEmail } from './email.ts';
import { changePassword } from './password.ts';
import { findPerson, forgetEmailChange, setLanguage, setName } from './repository.ts';

const DONE = { success: true } as const;

export function settingsRoutes(serve: Serve, identity: Identity): void {
  const { database, now } = identity;
  const accounts = accountsOfPeople(identity);

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

  serve(ownLogins.changePassword, async ({ visitor, body, request }) => {
    await changePassword(accounts, visitor, body, callerOf(request));
    return DONE;
  });
  serve(ownLogins.endOtherLogins, async ({ visitor: { id, login } }) => {
    await endLogins(database, 'people', id, login);
    return DONE;
  });
  serve(ownLogins.endLogin, async ({ visitor, params: { loginId } }) => {
    await endLogin(database, 'people', { personId: visitor.id, loginId });
    return DONE;
  });
}
