import { errors, jwtVerify, SignJWT } from 'jose';
import { assessmentMessages } from '#contract/assessments.ts';
import { deriveKey } from '#server/platform/derived-key.ts';
import { Problem } from '#server/platform/problem.ts';

/** The sitting, and the login that opened it. */
export type SittingTicket = { readonly sittingId: number; readonly login: number };
/** Signs and reads the token of a sitting. Whoever holds it may answer in that one sitting, on any device, until that login ends. */
export type SittingTokens = {
  sign(ticket: SittingTicket, now: Date): Promise<string>;
  read(token: string, now: Date): Promise<SittingTicket>;
};

const AUDIENCE = 'sitting';
const LIFETIME_S = 30 * 24 * 60 * 60;

export function makeSittingTokens(secret: string): SittingTokens {
  const key = deriveKey(secret, 'sittings');
  return {
    sign: ({ sittingId, login }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: login })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(sittingId))
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_S)
        .sign(key);
    },
    read: async (token, now) => {
      try {
        const checks = { audience: AUDIENCE, algorithms: ['HS256'], currentDate: now, requiredClaims: ['sub', 'sid'] };
        const { sub, sid } = (await jwtVerify(token, key, checks)).payload;
        return { sittingId: Number(sub), login: Number(sid) };
      } catch (error) {
        const isExpired = error instanceof errors.JWTExpired;
        throw new Problem('unauthenticated', isExpired ? assessmentMessages.sittingTokenExpired : assessmentMessages.sittingTokenForged);
      }
    },
  };
}
