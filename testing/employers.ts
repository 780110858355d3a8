import type { Role } from '#contract/hiring/roles.ts';
import { insertMember, insertOrganisation } from '#server/hiring/accounts/repository.ts';
import { inScope } from '#server/hiring/scope.ts';
import { ACCESS_TOKEN_SECONDS } from '#server/identity/access-tokens.ts';
import { makeAuth } from '#server/identity/auth.ts';
import type { TestApp } from './app.ts';

export type TestMember = {
  readonly id: number;
  readonly orgId: number;
  readonly accountId: number;
  readonly role: Role;
  readonly email: string;
  readonly token: string;
  readonly headers: { readonly authorization: string };
};

let made = 0;

/** Organisations with members who are logged in, straight in the database; sign-up and login have tests of their own. */
export function makeEmployersOf({ database, config }: Pick<TestApp, 'database' | 'config'>, now: () => Date) {
  const auth = makeAuth({ database, audience: 'employers', config });

  async function addMember(orgId: number, role: Role, name = 'Meera Shah'): Promise<TestMember> {
    made += 1;
    const email = `member${made}x${process.pid}@firm.example`;
    const { id: accountId } = await database
      .insertInto('employers.person')
      .values({ name, email, emailVerified: true, language: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = await inScope(database, 'platform', (transaction) =>
      insertMember(transaction, { orgId, accountId, role, name, email, at: now() }),
    );
    const session = await (await auth.$context).internalAdapter.createSession(String(accountId));
    const issued = Math.floor(now().getTime() / 1000);
    const payload = { sub: String(accountId), sid: Number(session.id), iat: issued, exp: issued + ACCESS_TOKEN_SECONDS };
    const { token } = await auth.api.signJWT({ body: { payload } });
    return { id, orgId, accountId, role, email, token, headers: { authorization: `Bearer ${token}` } };
  }

  /** An organisation with its owner. A verified one publishes jobs without waiting for the platform. */
  async function foundOrganisation(name = 'Harbour Tea', { isVerified = true } = {}) {
    const orgId = await inScope(database, 'platform', async (transaction) => {
      const id = await insertOrganisation(transaction, { name, mobileNumber: '9820012345', at: now() });
      if (isVerified) await transaction.updateTable('hiring.organisation').set({ verifiedAt: now() }).where('orgId', '=', id).execute();
      return id;
    });
    const owner = await addMember(orgId, 'owner');
    return { orgId, owner, add: (role: Role, memberName?: string) => addMember(orgId, role, memberName) };
  }

  return { foundOrganisation };
}
