import type { JWTPayload } from 'jose';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { makeTokenDoor } from '#server/identity/token-door.ts';
import type { Door } from '#server/platform/doors.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Member } from '../rules.ts';

declare module '#server/platform/doors.ts' {
  interface Visitors {
    /** Whoever is logged in as an employer, and belongs to an organisation. What their role allows is decided beside the load. */
    member: { path: unknown; visitor: Member & { readonly login: number } };
  }
}

const employerAccessToken = {
  name: 'employerAccessToken',
  scheme: { type: 'http', scheme: 'bearer', description: 'The accessToken of POST /api/employer/login; it lives 15 minutes.' },
} as const;

type Needs = {
  readonly readToken: (token: string) => Promise<JWTPayload>;
  /** Looked up at each request: a role that was taken away, and a login that was ended, end at once. */
  readonly findMember: (accountId: number, login: number) => Promise<Member | undefined>;
};

export function makeMemberDoor({ readToken, findMember }: Needs): Door<'member'> {
  const tokenDoor = makeTokenDoor(employerAccessToken, readToken);
  return {
    proof: employerAccessToken,
    open: async (request) => {
      const { id, login } = await tokenDoor.open(request);
      const member = await findMember(id, login);
      if (!member) throw new Problem('unauthenticated', hiringMessages.loginEnded);
      return { ...member, login };
    },
  };
}
