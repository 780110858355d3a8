import type { FastifyRequest } from 'fastify';
import { errors } from 'jose';
import { platformMessages } from '#contract/problem.ts';
import { Problem } from '#server/platform/problem.ts';

export type Person = { readonly id: number };

/** Says who a request comes from, by its access token alone. */
export type Doorkeeper = {
  /** The person; a Problem 401 that tells a missing, an expired and a forged token apart. */
  person(request: FastifyRequest): Promise<Person>;
  /** Nobody only when the request carries no Authorization at all; a bad token is still a 401. */
  personIfAny(request: FastifyRequest): Promise<Person | undefined>;
};

export function makeDoorkeeper(readToken: (token: string) => Promise<string | undefined>): Doorkeeper {
  async function personIfAny(request: FastifyRequest): Promise<Person | undefined> {
    const { authorization } = request.headers;
    if (authorization === undefined) return undefined;
    const token = /^Bearer +([^\s]+)$/i.exec(authorization)?.[1];
    if (token === undefined) throw new Problem('unauthenticated', platformMessages.tokenForged);
    const id = Number(await readSubject(token));
    if (!Number.isSafeInteger(id) || id < 1) throw new Problem('unauthenticated', platformMessages.tokenForged);
    return { id };
  }

  async function readSubject(token: string): Promise<string | undefined> {
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
