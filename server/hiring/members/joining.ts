import type { InvitationView } from '#contract/hiring/organisation.ts';
import { organisationMessages as say } from '#contract/hiring/organisation-messages.ts';
import { hashPassword } from '#server/identity/actions.ts';
import type { Caller, StepAsked } from '#server/identity/caller.ts';
import { isUniqueViolation } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { checkEmployerPassword, type EmployerLoggedIn, openEmployerSession } from '../accounts/actions.ts';
import type { Employers } from '../accounts/employers.ts';
import { findEmployerByEmail, insertEmployer, insertMember, isMember, markEmployerVerified } from '../accounts/repository.ts';
import { writeAudit } from '../repository.ts';
import { inScope, withinScope } from '../scope.ts';
import { readInvitationCode } from './codes.ts';
import { deleteInvitation, findInvitation, returnMember } from './repository.ts';

const over = () => new Problem('gone', say.invitationOver);

async function findByCode({ config, database, limiter, now }: Employers, code: string, { address }: Caller) {
  await limiter.count('triesFromAddress', address);
  const id = readInvitationCode(code, config.secret);
  const invitation =
    id === undefined ? undefined : await inScope(database, 'platform', (transaction) => findInvitation(transaction, id, now()));
  if (!invitation) throw over();
  await limiter.giveBack('triesFromAddress', address);
  return invitation;
}

export async function lookAtInvitation(employers: Employers, code: string, caller: Caller): Promise<InvitationView> {
  const { organisation, invitedBy, email, role } = await findByCode(employers, code, caller);
  return { organisation, invitedBy, email, role, hasAccount: (await findEmployerByEmail(employers.database, email)) !== undefined };
}

type Joining = { readonly code: string; readonly name?: string | undefined; readonly password: string };

/** The code came by mail, so the mailbox is theirs. The password shows that an account that is there is theirs too. */
export async function acceptInvitation(
  employers: Employers,
  { code, name, password }: Joining,
  caller: Caller,
): Promise<EmployerLoggedIn | StepAsked> {
  const { database, now } = employers;
  const { id, orgId, email, role, language } = await findByCode(employers, code, caller);
  const account = await findEmployerByEmail(database, email);
  if (account) {
    await checkEmployerPassword(employers, { email, password }, caller, say.wrongPassword);
    if (await isMember(database, account.id)) {
      await findByCode(employers, code, caller); // another form, sent at the same moment, may have used it since: then it is over
      throw new Problem('conflict', say.elsewhere);
    }
  } else if (!name) throw new Problem('malformed', say.nameNeeded, { name: say.nameNeeded });
  const passwordHash = account ? '' : await hashPassword(employers, password, caller);
  const at = now();
  const accountId = await database
    .transaction()
    .execute(async (transaction) => {
      const joined =
        account?.id ?? (await insertEmployer(transaction, { name: name!, email, passwordHash, language, isVerified: true, at }));
      await markEmployerVerified(transaction, email, at);
      await withinScope(transaction, 'platform', async () => {
        if ((await deleteInvitation(transaction, orgId, id)) === undefined) throw over(); // used, or taken back, in this moment
        const shown = account?.name ?? name!;
        const memberId =
          (await returnMember(transaction, { orgId, accountId: joined, role })) ??
          (await insertMember(transaction, { orgId, accountId: joined, role, name: shown, email, at }));
        await writeAudit(transaction, { orgId, memberId, kind: 'member-joined', subject: shown, details: { role }, at });
      });
      return joined;
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? over() : error; // two forms at the same moment
    });
  return openEmployerSession(employers, accountId, caller);
}
