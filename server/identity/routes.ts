import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as endpoints from '#contract/identity.ts';
import { identityMessages as say } from '#contract/identity.ts';
import type { Language } from '#contract/language.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Serve } from '#server/platform/serve.ts';
import { forgetUnreadableKeys } from './access-signer.ts';
import { logIn, logInWithGoogle, logOut, renewLogin, resetPassword, sendCode, signUp, verifyEmail } from './actions.ts';
import { cookiePaths } from './auth.ts';
import type { Identity } from './identity.ts';
import { answerLogin, callerOf, setCookies, withCookies } from './replies.ts';
import { findName } from './repository.ts';
import { chooseLanguage, isFromOwnPages } from './rules.ts';
import { secondStepRoutes } from './second-step/routes.ts';
import { settingsRoutes } from './settings/routes.ts';

export function identityRoutes(app: FastifyInstance, serve: Serve, identity: Identity): void {
  const { auth, config, database } = identity;
  refuseOtherSites(app, config.origin);
  // A key before the first login: two logins at the same moment would each make one, and a reader might know only the first.
  app.addHook('onReady', async () => {
    await forgetUnreadableKeys({ auth, audience: 'people', database });
    await auth.api.getJwks();
  });

  serve(endpoints.register, async ({ body: { language, ...form }, request, reply }) => {
    const { id, cookies } = await signUp(identity, form, callerOf(request), languageOf(request, language));
    setCookies(reply, cookies);
    return { id, userId: id, success: true } as const;
  });
  serve(endpoints.login, async ({ body, request, reply }) => answerLogin(reply, await logIn(identity, body, callerOf(request))));
  serve(endpoints.loginWithGoogle, async ({ body, request, reply }) =>
    answerLogin(reply, await logInWithGoogle(identity, body.credential, callerOf(request))),
  );
  serve(endpoints.loginOptions, () => ({ googleClientId: config.google?.clientId ?? null }));
  serve(endpoints.refresh, async ({ request, reply }) => withCookies(reply, await renewLogin(identity, callerOf(request))));
  serve(endpoints.logout, async ({ request, reply }) => {
    setCookies(reply, await logOut(identity, callerOf(request)));
    return { success: true } as const;
  });
  serve(endpoints.verifyEmail, async ({ body, request, reply }) => {
    setCookies(reply, await verifyEmail(identity, body, callerOf(request)));
    return { success: true } as const;
  });
  serve(endpoints.resendCode, async ({ body: { email, language }, request, reply }) => {
    setCookies(reply, await sendCode(identity, email, 'verify', callerOf(request), languageOf(request, language)));
    return { message: say.code.resent };
  });
  serve(endpoints.forgotPassword, async ({ body: { email, language }, request, reply }) => {
    setCookies(reply, await sendCode(identity, email, 'reset', callerOf(request), languageOf(request, language)));
    return { message: say.reset.sent };
  });
  serve(endpoints.resetPassword, async ({ body, request, reply }) => {
    setCookies(reply, await resetPassword(identity, body, callerOf(request)));
    return { success: true } as const;
  });

  settingsRoutes(serve, identity);
  secondStepRoutes(serve, identity);

  serve(endpoints.readName, async ({ params: { userId } }) => {
    const name = await findName(database, userId);
    if (name === undefined) throw new Problem('unauthenticated', say.login.ended); // the account is gone, its token not yet
    return { name };
  });
}

/** A form on another site could otherwise log someone in or out with the cookie that their browser adds. */
function refuseOtherSites(app: FastifyInstance, siteOrigin: string | undefined) {
  app.addHook('onRequest', async ({ method, headers, host, routeOptions: { url } }) => {
    // The address of the route, not of the request: the router also takes /api/%61uth for /api/auth.
    if (method === 'GET' || !Object.values(cookiePaths).some((path) => url?.startsWith(`${path}/`))) return;
    const fetchSite = headers['sec-fetch-site'];
    const coming = { origin: headers.origin, fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined, host };
    if (!isFromOwnPages(coming, siteOrigin)) throw new Problem('forbidden', say.crossSite);
  });
}

export const languageOf = (request: FastifyRequest, asked: Language | undefined) =>
  chooseLanguage(asked, request.headers['accept-language']);
