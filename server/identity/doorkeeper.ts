import type { FastifyRequest } from 'fastify';
import { errors, type JWTPayload } from 'jose';
import { platformMessages } from '#contract/problem.ts';
import { Problem } from '#server/platform/problem.ts';

/** `login`: which of the person's logins the token is from. What lasts longer than the token ends with it. */
export type Person = { readonly id: number; readonly login: number };

/** Says who a request comes from, by its access token alone. */
export type Doorkeeper = {
  /** The person; a Problem 401 that tells a missing, an expired and a forged token apart. */
  person(request: FastifyRequest): Promise<Person>;
  /** Nobody only when the request carries no Authorization at all; a bad token is still a 401. */
  personIfAny(request: FastifyRequest): Promise<Person | undefined>;
};

export function makeDoorkeeper(readToken: (token: string) => Promise<JWTPayload>): Doorkeeper {
  async function personIfAny(request: FastifyRequest): Promise<Person | undefined> {
    const { authorization } = request.headers;
    if (authorization === undefined) return undefined;
    const token = /^Bearer +([^\s]+)$/i.exec(authorization)?.[1];
    if (token === undefined) throw new Problem('unauthenticated', platformMessages.tokenForged);
    const { sub, sid } = await readClaims(token);
    const [id, login] = [Number(sub), Number(sid)];
    if (!isRowId(id) || !isRowId(login)) throw new Problem('unauthenticated', platformMessages.tokenForged);
    return { id, login };
  }

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
    personIfAny,
    async person(request) {
      const person = await personIfAny(request);
      if (!person) throw new Problem('unauthenticated', platformMessages.unauthenticated);
      return person;
    },
  };
}

const isRowId = (id: number) => Number.isSafeInteger(id) && id >= 1;
