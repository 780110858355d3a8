import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/hiring/accounts.ts';
import { identityMessages } from '#contract/identity-messages.ts';
import { forgetUnreadableKeys } from '#server/identity/access-signer.ts';
import { answerLogin, callerOf, setCookies, withCookies } from '#server/identity/replies.ts';
import { languageOf } from '#server/identity/routes.ts';
import type { Serve } from '#server/platform/serve.ts';
import {
  logInEmployer,
  logOutEmployer,
  renewEmployerLogin,
  resetEmployerPassword,
  sendEmployerCode,
  signUpEmployer,
  verifyEmployerEmail,
} from './actions.ts';
import type { Employers } from './employers.ts';
import { findMyself } from './repository.ts';

const done = { success: true } as const;

export function employerRoutes(app: FastifyInstance, serve: Serve, employers: Employers): void {
  const { auth, database } = employers;
  // a key before the first login: two logins at the same moment would each make one
  app.addHook('onReady', async () => {
    await forgetUnreadableKeys({ auth, audience: 'employers', database });
    await auth.api.getJwks();
  });

  serve(endpoints.employerSignup, async ({ body: { language, ...form }, request, reply }) => {
    setCookies(reply, await signUpEmployer(employers, form, callerOf(request), languageOf(request, language)));
    return done;
  });
  serve(endpoints.employerLogin, async ({ body, request, reply }) =>
    answerLogin(reply, await logInEmployer(employers, body, callerOf(request))),
  );
  serve(endpoints.employerRefresh, async ({ request, reply }) =>
    withCookies(reply, await renewEmployerLogin(employers, callerOf(request))),
  );
  serve(endpoints.employerLogout, async ({ request, reply }) => {
    setCookies(reply, await logOutEmployer(employers, callerOf(request)));
    return done;
  });
  serve(endpoints.employerVerifyEmail, async ({ body, request, reply }) => {
    setCookies(reply, await verifyEmployerEmail(employers, body, callerOf(request)));
    return done;
  });
  serve(endpoints.employerResendCode, async ({ body: { email, language }, request, reply }) => {
    setCookies(reply, await sendEmployerCode(employers, email, 'employer-verify', callerOf(request), languageOf(request, language)));
    return { message: identityMessages.code.resent };
  });
  serve(endpoints.employerForgotPassword, async ({ body: { email, language }, request, reply }) => {
    setCookies(reply, await sendEmployerCode(employers, email, 'employer-reset', callerOf(request), languageOf(request, language)));
    return { message: identityMessages.reset.sent };
  });
  serve(endpoints.employerResetPassword, async ({ body, request, reply }) => {
    setCookies(reply, await resetEmployerPassword(employers, body, callerOf(request)));
    return done;
  });
  serve(endpoints.readMyself, ({ visitor }) => findMyself(database, visitor));
}
