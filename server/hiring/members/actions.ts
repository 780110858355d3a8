import { hiringMessages } from '#contract/hiring/messages.ts';
import type { MemberList } from '#contract/hiring/organisation.ts';
import { organisationMessages as say } from '#contract/hiring/organisation-messages.ts';
import type { Role } from '#contract/hiring/roles.ts';
import { type Caller, originOf } from '#server/identity/caller.ts';
import { endLogins } from '#server/identity/repository.ts';
import type { Database } from '#server/platform/database.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { daysAfter } from '#server/platform/time.ts';
import type { Employers } from '../accounts/employers.ts';
import { findMyself } from '../accounts/repository.ts';
import { writeAudit } from '../repository.ts';
import { type Member, mayManageOrganisation } from '../rules.ts';
import { inScope, inScopeWithJobs, withinScope } from '../scope.ts';
import { memberInvitationMailJob } from './jobs.ts';
import {
  deleteInvitation,
  holdMembers,
  insertInvitation,
  listInvitations,
  listMembers,
  markLeft,
  updateName,
  updateRole,
} from './repository.ts';
import { INVITATION_DAYS, isLastOwner } from './rules.ts';

export const readMembers = ({ database, now }: Employers, member: Member): Promise<MemberList> =>
  inScope(database, { organisation: member.orgId }, (transaction) => asSeenBy(transaction, member, now()));

async function asSeenBy(transaction: Database, member: Member, now: Date): Promise<MemberList> {
  const members = await listMembers(transaction, member.orgId);
  const invitations = mayManageOrganisation(member) ? await listInvitations(transaction, member.orgId) : [];
  return {
    members: members.map(({ id, accountId: _, joinedAt, ...rest }) => ({
      memberId: id,
      ...rest,
      joinedAt: joinedAt.toISOString(),
      isYou: id === member.id,
    })),
    invitations: invitations.map(({ id, expiresAt, ...rest }) => ({
      invitationId: id,
      ...rest,
      expiresAt: expiresAt.toISOString(),
      isOver: expiresAt <= now,
    })),
  };
}

type Wanted = { readonly email: string; readonly role: Role };

export async function inviteMember(
  employers: Employers,
  member: Member,
  { email: typed, role }: Wanted,
  caller: Caller,
): Promise<MemberList> {
  allow(mayManageOrganisation(member), hiringMessages.notAllowed);
  const { config, database, jobs, limiter, now } = employers;
  const { orgId, id: memberId } = member;
  const email = typed.toLowerCase();
  allow((await findMyself(database, member)).isEmailVerified, say.verifyFirst);
  await limiter.count('memberInvitations', String(orgId));
  const at = now();
  return inScopeWithJobs(jobs, { organisation: orgId }, async (transaction, add) => {
    const members = await listMembers(transaction, orgId);
    if (members.some((one) => one.email === email)) throw new Problem('conflict', say.alreadyMember, { email: say.alreadyMember });
    const invitation = await insertInvitation(transaction, {
      ...{ orgId, email, role, language: caller.language, invitedBy: memberId },
      ...{ invitedAt: at, expiresAt: daysAfter(at, INVITATION_DAYS) },
    });
    await writeAudit(transaction, { orgId, memberId, kind: 'member-invited', subject: email, details: { role }, at });
    await add(memberInvitationMailJob, { invitation, origin: originOf(config, caller) });
    return asSeenBy(transaction, member, at);
  });
}

export async function withdrawInvitation({ database, now }: Employers, member: Member, invitation: number): Promise<MemberList> {
  allow(mayManageOrganisation(member), hiringMessages.notAllowed);
  const { orgId, id: memberId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const email = await deleteInvitation(transaction, orgId, invitation);
    if (email === undefined) throw new Problem('not-found', hiringMessages.notFound);
    await writeAudit(transaction, { orgId, memberId, kind: 'invitation-withdrawn', subject: email, at: now() });
    return asSeenBy(transaction, member, now());
  });
}

export async function changeRole({ database, now }: Employers, member: Member, id: number, role: Role): Promise<MemberList> {
  allow(mayManageOrganisation(member), hiringMessages.notAllowed);
  const { orgId, id: memberId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const members = await holdMembers(transaction, orgId);
    const changed = members.find((one) => one.id === id);
    if (!changed) throw new Problem('not-found', hiringMessages.notFound);
    if (role !== 'owner' && isLastOwner(members, id)) throw new Problem('conflict', say.lastOwner);
    if (id === memberId) throw new Problem('conflict', say.ownRole);
    await updateRole(transaction, orgId, id, role);
    const details = { from: changed.role, to: role };
    await writeAudit(transaction, { orgId, memberId, kind: 'role-changed', subject: changed.name, details, at: now() });
    return asSeenBy(transaction, member, now());
  });
}

export async function removeMember(employers: Employers, member: Member, id: number): Promise<MemberList> {
  allow(mayManageOrganisation(member), hiringMessages.notAllowed);
  await takeOut(employers, member, id, 'member-removed');
  return readMembers(employers, member);
}

export const leaveOrganisation = (employers: Employers, member: Member): Promise<void> =>
  takeOut(employers, member, member.id, 'member-left');

/** What they did stays under their name; their logins end in the same moment. */
async function takeOut({ database, now }: Employers, { orgId, id: memberId }: Member, id: number, kind: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const leaver = await withinScope(transaction, { organisation: orgId }, async () => {
      const members = await holdMembers(transaction, orgId);
      const found = members.find((one) => one.id === id);
      if (!found) throw new Problem('not-found', hiringMessages.notFound);
      if (isLastOwner(members, id)) throw new Problem('conflict', say.lastOwner);
      await markLeft(transaction, orgId, id, now());
      await writeAudit(transaction, { orgId, memberId, kind, subject: found.name, at: now() });
      return found;
    });
    await endLogins(transaction, 'employers', leaver.accountId);
  });
}

export const changeOwnName = ({ database, now }: Employers, member: Member, name: string): Promise<MemberList> =>
  inScope(database, { organisation: member.orgId }, async (transaction) => {
    await updateName(transaction, member.orgId, member.id, name);
    return asSeenBy(transaction, member, now());
  });
