import { createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { assessmentMessages } from '#contract/assessments.ts';
import { Problem } from '#server/platform/problem.ts';

/** Signs and reads the token of a sitting. It names one sitting and nobody; whoever holds it may answer in that sitting, on any device. */
export type SittingTokens = { sign(sittingId: number, now: Date): Promise<string>; read(token: string, now: Date): Promise<number> };

const AUDIENCE = 'sitting';
const LIFETIME_S = 30 * 24 * 60 * 60;

export function makeSittingTokens(secret: string): SittingTokens {
  const key = createSecretKey(Buffer.from(`${secret}:${AUDIENCE}`));
  return {
    sign: (sittingId, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(sittingId))
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFETIME_S)
        .sign(key);
    },
    read: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, { audience: AUDIENCE, algorithms: ['HS256'], currentDate: now });
        return Number(payload.sub);
      } catch (error) {
        const isExpired = error instanceof errors.JWTExpired;
        throw new Problem('unauthenticated', isExpired ? assessmentMessages.sittingTokenExpired : assessmentMessages.sittingTokenForged);
      }
    },
  };
}
