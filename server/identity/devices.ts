import { createHash, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { deriveKey } from '#server/platform/derived-key.ts';
import { DAY_S } from '#server/platform/time.ts';
import type { Audience } from './access-tokens.ts';

const Claims = z.object({ jti: z.string(), known: z.array(z.string()), asked: z.record(z.string(), z.number()) });

/**
 * A browser, as its cookie tells it. `known`: the accounts that it has opened (signed up, logged in, or proved with a code). `asked`: the
 * codes that it has asked for, each with the second until which it may try it. Both name an account by a hash of its e-mail.
 */
export type Device = { readonly id: string; readonly known: readonly string[]; readonly asked: Readonly<Record<string, number>> };
export type Devices = {
  /** A new one when there is no cookie, or none of ours. */
  read(headers: Headers): Promise<Device>;
  cookieOf(device: Device): Promise<string>;
};

type Settings = {
  readonly secret: string;
  readonly isSecure: boolean;
  readonly audience: Audience;
  readonly path: string;
  readonly now: () => Date;
};

const AUDIENCE = 'device';
const LIFETIME_S = 365 * DAY_S;
/** Enough for a family's computer; a cookie has little room. */
const MAX_ACCOUNTS = 5;

export function makeDevices({ secret, isSecure, audience, path, now }: Settings): Devices {
  const key = deriveKey(secret, 'devices');
  const name = `${isSecure ? '__Secure-' : ''}${audience}.device`;
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    async read(headers) {
      const value = headers
        .get('cookie')
        ?.split(/; */)
        .find((one) => one.startsWith(`${name}=`))
        ?.slice(name.length + 1);
      try {
        const checks = { audience: AUDIENCE, algorithms: ['HS256'], currentDate: now() };
        const { jti, known, asked } = Claims.parse((await jwtVerify(value ?? '', key, checks)).payload);
        return { id: jti, known, asked };
      } catch (error) {
        if (!(error instanceof errors.JOSEError) && !(error instanceof z.ZodError)) throw error;
        return { id: randomBytes(16).toString('base64url'), known: [], asked: {} };
      }
    },
    async cookieOf({ id, known, asked }) {
      const open = Object.entries(asked).filter(([, until]) => until > seconds());
      const value = await new SignJWT({
        known: known.slice(0, MAX_ACCOUNTS),
        asked: Object.fromEntries(open.toSorted(([, one], [, other]) => other - one).slice(0, MAX_ACCOUNTS)),
      })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(id)
        .setAudience(AUDIENCE)
        .setExpirationTime(seconds() + LIFETIME_S)
        .sign(key);
      return `${name}=${value}; Max-Age=${LIFETIME_S}; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    },
  };
}

export const isKnown = ({ known }: Device, email: string): boolean => known.includes(nameOf(email));
export const withKnown = (device: Device, email: string): Device => ({
  ...device,
  known: [nameOf(email), ...device.known.filter((one) => one !== nameOf(email))],
});

/** Until when the device may try the code that it asked for; undefined when it has not asked, or too long ago. */
export function askedUntil({ asked }: Device, purpose: string, email: string, now: Date): number | undefined {
  const until = asked[nameOf(`${purpose} ${email}`)];
  return until !== undefined && until * 1000 > now.getTime() ? until : undefined;
}
export const withAsked = (device: Device, purpose: string, email: string, until: Date): Device => ({
  ...device,
  asked: { ...device.asked, [nameOf(`${purpose} ${email}`)]: Math.floor(until.getTime() / 1000) },
});

/** What is kept of a browser that a person trusts. */
export const fingerprintOf = ({ id }: Device): string => createHash('sha256').update(`trusted ${id}`).digest('base64url');

const nameOf = (subject: string) => createHash('sha256').update(subject.toLowerCase()).digest('base64url').slice(0, 16);
