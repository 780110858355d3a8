import { errors, type JWTPayload } from 'jose';
import { platformMessages } from '#contract/problem.ts';
import type { OpenDoor, Proof } from '#server/platform/doors.ts';
import { Problem } from '#server/platform/problem.ts';

/** Whose token it is, and which of their logins it is from. */
type Claimed = { readonly id: number; readonly login: number };

/** Says who a request comes from, by its access token alone. A missing, an expired and a forged token are told apart. */
export function makeTokenDoor(proof: Proof, readToken: (token: string) => Promise<JWTPayload>) {
  async function readClaims(token: string): Promise<JWTPayload> {
    try {
      return await readToken(token);
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Problem('unauthenticated', platformMessages.tokenExpired);
      if (error instanceof errors.JOSEError) throw new Problem('unauthenticated', platformMessages.tokenForged);
      throw error; // the keys could not be read: that is ours, not the caller's
    }
  }

  const open = async ({ headers: { authorization } }: Parameters<OpenDoor<'anyone'>>[0]): Promise<Claimed> => {
    if (authorization === undefined) throw new Problem('unauthenticated', platformMessages.unauthenticated);
    const token = /^Bearer +([^\s]+)$/i.exec(authorization)?.[1];
    if (token === undefined) throw new Problem('unauthenticated', platformMessages.tokenForged);
    const { sub, sid } = await readClaims(token);
    const [id, login] = [Number(sub), Number(sid)];
    if (!isRowId(id) || !isRowId(login)) throw new Problem('unauthenticated', platformMessages.tokenForged);
    return { id, login };
  };
  return { proof, open };
}

const isRowId = (id: number) => Number.isSafeInteger(id) && id >= 1;
