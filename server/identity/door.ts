import { errors, type JWTPayload } from 'jose';
import { identityMessages } from '#contract/identity-messages.ts';
import { platformMessages } from '#contract/problem.ts';
import type { Door, Proof } from '#server/platform/doors.ts';
import { Problem } from '#server/platform/problem.ts';

/** `login`: which of the person's logins the token is from. What lasts longer than the token ends with it. */
export type Person = { readonly id: number; readonly login: number };

declare module '#server/platform/doors.ts' {
  interface Visitors {
    /** Whoever is logged in. */
    person: { path: unknown; visitor: Person };
    /** Whoever is logged in, and whose login has not ended: it is looked up, since a token outlives its login by some minutes. */
    account: { path: unknown; visitor: Person };
  }
}

const accessToken: Proof = {
  name: 'accessToken',
  scheme: { type: 'http', scheme: 'bearer', description: 'The accessToken of POST /api/auth/login; it lives 15 minutes.' },
};

/** Says who a request comes from, by its access token alone. A missing, an expired and a forged token are told apart. */
export function makePersonDoor(readToken: (token: string) => Promise<JWTPayload>): Door<'person'> {
  async function readClaims(token: string): Promise<JWTPayload> {
    try {
      return await readToken(token);
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Problem('unauthenticated', platformMessages.tokenExpired);
      if (error instanceof errors.JOSEError) throw new Problem('unauthenticated', platformMessages.tokenForged);
      throw error; // the keys could not be read: that is ours, not the caller's
    }
  }

  return {
    proof: accessToken,
    open: async ({ headers: { authorization } }) => {
      if (authorization === undefined) throw new Problem('unauthenticated', platformMessages.unauthenticated);
      const token = /^Bearer +([^\s]+)$/i.exec(authorization)?.[1];
      if (token === undefined) throw new Problem('unauthenticated', platformMessages.tokenForged);
      const { sub, sid } = await readClaims(token);
      const [id, login] = [Number(sub), Number(sid)];
      if (!isRowId(id) || !isRowId(login)) throw new Problem('unauthenticated', platformMessages.tokenForged);
      return { id, login };
    },
  };
}

/** For what changes an account: a device that was signed out, or lost, can do nothing there from that moment. */
export function makeAccountDoor(personDoor: Door<'person'>, isLoggedIn: (person: Person) => Promise<boolean>): Door<'account'> {
  return {
    ...personDoor,
    open: async (request, path) => {
      const person = await personDoor.open(request, path);
      if (!(await isLoggedIn(person))) throw new Problem('unauthenticated', identityMessages.login.ended);
      return person;
    },
  };
}

const isRowId = (id: number) => Number.isSafeInteger(id) && id >= 1;
