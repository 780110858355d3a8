import { randomInt } from 'node:crypto';
import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { jwt } from 'better-auth/plugins';
import { z } from 'zod';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';
import { deriveKey } from '#server/platform/derived-key.ts';
import { DAY_S } from '#server/platform/time.ts';
import { ACCESS_TOKEN_SECONDS, ALGORITHM, type Audience, ISSUER } from './access-tokens.ts';
import { KEY_GRACE_SECONDS } from './repository.ts';

type Settings = {
  readonly database: Database;
  readonly audience: Audience;
  readonly config: Pick<Config, 'origin' | 'secret' | 'google'>;
};

/** Cookies go only to the addresses that renew or end a login. */
export const cookiePaths: Readonly<Record<Audience, string>> = { people: '/api/auth', employers: '/api/employer' };
/** Whether visitors come over https: cookies then travel on nothing else. */
export const isHttps = ({ origin }: Pick<Config, 'origin'>): boolean => origin?.startsWith('https:') ?? false;
const KEY_SECONDS = 30 * DAY_S;

/**
 * better-auth for one audience; its tables live in a schema of the audience's name. It keeps passwords, sessions and keys, and is
 * never mounted: our own routes call it, so its own addresses, origin check and rate limit (in memory, or per address alone) are not in use.
 * No hook here may query: inside a transaction of PGlite a query on the outer handle waits for ever.
 */
const authOptions = ({ database, audience, config }: Settings) => {
  const isSecure = isHttps(config);
  return {
    appName: 'Bhava',
    secret: deriveKey(config.secret, `accounts of ${audience}`).toString('base64url'),
    baseURL: config.origin ?? 'http://localhost',
    basePath: cookiePaths[audience],
    database: { db: database as never, type: 'postgres', schemaName: audience, transaction: true },
    user: {
      modelName: 'person', // `user` is a reserved word in SQL
      additionalFields: {
        username: { type: 'string', required: false, unique: true, input: false },
        displayUsername: { type: 'string', required: false, input: false },
        termsAgreedAt: { type: 'date', required: false, input: false },
        language: { type: 'string', required: false, input: false },
      },
    },
    emailAndPassword: { enabled: true, disableSignUp: true },
    session: { expiresIn: 30 * DAY_S, updateAge: DAY_S },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: audience,
      useSecureCookies: isSecure,
      defaultCookieAttributes: { path: cookiePaths[audience], httpOnly: true, sameSite: 'lax', secure: isSecure },
      // our own steps make its tables; to compare them at each start takes three looks at all columns, and the log that says so is off
      database: { generateId: 'serial', validateSchema: false },
      ipAddress: { disableIpTracking: true },
    },
    databaseHooks: { user: { create: { before: async (user) => ({ data: { ...user, ...fillIn(user) } }) } } },
    ...(config.google && audience === 'people' ? { socialProviders: { google: googleProvider(config.google) } } : {}),
    telemetry: { enabled: false },
    logger: { disabled: true }, // it logs each wrong password as a warning; what matters comes back as an answer
    plugins: [
      sessionOpener,
      jwt({
        // Private keys are kept encrypted (XChaCha20-Poly1305, the library's default).
        jwks: { keyPairConfig: { alg: ALGORITHM, crv: 'Ed25519' }, rotationInterval: KEY_SECONDS, gracePeriod: KEY_GRACE_SECONDS },
        jwt: { issuer: ISSUER, audience, expirationTime: `${ACCESS_TOKEN_SECONDS}s` },
      }),
    ],
  } satisfies BetterAuthOptions;
};

/** A session for somebody who has shown in another way than by a password who they are; only our own code can ask for it. */
const sessionOpener = {
  id: 'session-opener',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly({ method: 'POST', body: z.object({ personId: z.string() }) }, async (context) => {
      const { internalAdapter } = context.context;
      const user = await internalAdapter.findUserById(context.body.personId);
      if (!user) throw new Error('the person is gone');
      const session = await internalAdapter.createSession(user.id);
      await setSessionCookie(context, { session, user });
      return context.json({ token: session.token, user });
    }),
  },
} satisfies BetterAuthPlugin;

const googleProvider = ({ clientId, clientSecret }: NonNullable<Config['google']>) => ({
  clientId,
  ...(clientSecret ? { clientSecret } : {}),
  mapProfileToUser: () => ({ termsAgreedAt: new Date() }), // the page says above the button: "By continuing you agree"
});

/**
 * People who come through Google have no username yet, and perhaps no name: both are made from the e-mail. Eight random digits make it
 * theirs.
 */
export function fillIn({ name, email, username }: Record<string, unknown>) {
  const [mailbox = ''] = String(email).split('@');
  const letters = mailbox.toLowerCase().replaceAll(/[^a-z]/g, '');
  const made = `${letters.slice(0, 7) || 'person'}${String(randomInt(100_000_000)).padStart(8, '0')}`;
  return { name: String(name || mailbox), ...(username ? {} : { username: made, displayUsername: made }) };
}

export const makeAuth = (settings: Settings) => betterAuth(authOptions(settings));
export type Auth = ReturnType<typeof makeAuth>;
