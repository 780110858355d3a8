import { errors, jwtVerify, SignJWT } from 'jose';
import { assessmentMessages } from '#contract/assessments.ts';
import { deriveKey } from '#server/platform/derived-key.ts';
import { Problem } from '#server/platform/problem.ts';
import { DAY_S } from '#server/platform/time.ts';

/** The sitting, and the login that opened it; a guest has none. */
export type SittingTicket = { readonly sittingId: number; readonly login: number | null };
/** Signs and reads the token of a sitting. Whoever holds it may answer in that one sitting, on any device, until that login ends. */
export type SittingTokens = {
  sign(ticket: SittingTicket, now: Date): Promise<string>;
  read(token: string, now: Date): Promise<SittingTicket>;
};

const AUDIENCE = 'sitting';
const LIFETIME_S = 30 * DAY_S;
/** As long as their answers are kept. */
export const GUEST_LIFETIME_S = DAY_S;
/** Logins count from 1. */
const NO_LOGIN = 0;

export function makeSittingTokens(secret: string): SittingTokens {
  const key = deriveKey(secret, 'sittings');
  return {
    sign: ({ sittingId, login }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: login ?? NO_LOGIN })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(sittingId))
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + (login === null ? GUEST_LIFETIME_S : LIFETIME_S))
        .sign(key);
    },
    read: async (token, now) => {
      try {
        const checks = { audience: AUDIENCE, algorithms: ['HS256'], currentDate: now, requiredClaims: ['sub', 'sid'] };
        const { sub, sid } = (await jwtVerify(token, key, checks)).payload;
        return { sittingId: Number(sub), login: Number(sid) === NO_LOGIN ? null : Number(sid) };
      } catch (error) {
        const isExpired = error instanceof errors.JWTExpired;
        throw new Problem('unauthenticated', isExpired ? assessmentMessages.sittingTokenExpired : assessmentMessages.sittingTokenForged);
      }
    },
  };
}
