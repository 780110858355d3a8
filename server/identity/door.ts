import type { JWTPayload } from 'jose';
import { identityMessages } from '#contract/identity-messages.ts';
import type { Door, Proof } from '#server/platform/doors.ts';
import { Problem } from '#server/platform/problem.ts';
import { makeTokenDoor } from './token-door.ts';

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

/** Says who a request comes from, by its access token alone. */
export const makePersonDoor = (readToken: (token: string) => Promise<JWTPayload>): Door<'person'> => makeTokenDoor(accessToken, readToken);

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
