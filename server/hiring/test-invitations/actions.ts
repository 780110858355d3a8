import { isTestSlug } from '#content/catalogue.ts';
import { assessmentMessages } from '#contract/assessments.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { type OwnInvitations, type SentInvitations, testInvitationMessages as say } from '#contract/hiring/test-invitations.ts';
import type { Employers } from '#server/hiring/accounts/employers.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { HOUR_MS } from '#server/platform/time.ts';
import { writeAudit } from '../repository.ts';
import { findApplicationForMember } from '../results/repository.ts';
import { type Member, maySeeApplication, mayWorkOnJob } from '../rules.ts';
import { inScope, inScopeWithJobs } from '../scope.ts';
import { testInvitationMailJob } from './mail-job.ts';
import {
  declineInvitation,
  insertInvitation,
  listInvitationsEver,
  listOwnInvitations,
  listSentInvitations,
  lockApplication,
} from './repository.ts';

type Needs = Pick<Employers, 'database' | 'jobs' | 'now'>;

const MAX_INVITATIONS = 3;
/** A second press on the button, or a second member with the same thought. */
const SAME_MS = HOUR_MS;

async function admit({ database }: Needs, member: Member, applicationId: number) {
  const application = await inScope(database, { organisation: member.orgId }, (transaction) =>
    findApplicationForMember(transaction, member.orgId, applicationId, member.id),
  );
  if (!application || !maySeeApplication(member, application, application.assignment))
    throw new Problem('not-found', hiringMessages.notFound);
  return application;
}

export async function readSentInvitations(needs: Needs, member: Member, applicationId: number): Promise<SentInvitations> {
  const application = await admit(needs, member, applicationId);
  const rows = await inScope(needs.database, { organisation: member.orgId }, (transaction) =>
    listSentInvitations(transaction, member.orgId, applicationId),
  );
  return {
    mayInvite:
      mayWorkOnJob(member, application) &&
      application.status === 'active' &&
      application.personId !== null &&
      rows.length < MAX_INVITATIONS,
    invitations: rows.map(({ invitedAt, ...row }) => ({ ...row, invitedAt: invitedAt.toISOString() })),
  };
}

type Invitation = { readonly applicationId: number; readonly tests: readonly string[]; readonly origin: string };

export async function inviteToTests(needs: Needs, member: Member, { applicationId, tests, origin }: Invitation): Promise<SentInvitations> {
  const application = await admit(needs, member, applicationId);
  allow(mayWorkOnJob(member, application), hiringMessages.notAllowed);
  const { personId, status } = application;
  if (!tests.every(isTestSlug)) throw new Problem('unprocessable', assessmentMessages.noSuchTest);
  if (personId === null) throw new Problem('unprocessable', say.noAccount);
  if (status !== 'active') throw new Problem('conflict', say.decided);
  const { orgId } = member;
  const at = needs.now();
  await inScopeWithJobs(needs.jobs, { organisation: orgId }, async (transaction, add) => {
    await lockApplication(transaction, orgId, applicationId);
    const before = await listSentInvitations(transaction, orgId, applicationId);
    const wanted = [...new Set(tests)].sort();
    const isSame = ({ tests: asked, invitedAt }: (typeof before)[number]) =>
      at.getTime() - invitedAt.getTime() < SAME_MS && asked.toSorted().join() === wanted.join();
    if (before.some(isSame)) return;
    if (before.length >= MAX_INVITATIONS) throw new Problem('too-many', say.enough);
    const invitationId = await insertInvitation(transaction, {
      ...{ orgId, applicationId, personId, tests: wanted },
      ...{ invitedBy: member.id, invitedAt: at },
    });
    const subject = `application ${applicationId}`;
    await writeAudit(transaction, { orgId, memberId: member.id, kind: 'invited-to-tests', subject, details: { tests: wanted }, at });
    await add(testInvitationMailJob, { invitationId, personId, origin });
  });
  return readSentInvitations(needs, member, applicationId);
}

export async function readOwnInvitations({ database }: Needs, personId: number): Promise<OwnInvitations> {
  const rows = await inScope(database, 'platform', (transaction) => listOwnInvitations(transaction, personId));
  return {
    invitations: rows.map(({ id, invitedAt, applicationId, organisation, jobTitle, tests }) => ({
      ...{ invitationId: id, applicationId, organisation, jobTitle, tests },
      invitedAt: invitedAt.toISOString(),
    })),
  };
}

/** For whoever takes along all that is kept of them. */
export async function readInvitationRecord(database: Needs['database'], personId: number) {
  const rows = await inScope(database, { person: personId }, (transaction) => listInvitationsEver(transaction, personId));
  return rows.map(({ tests, invitedAt, declinedAt, ...row }) => ({
    ...row,
    tests: [...tests],
    invitedAt: invitedAt.toISOString(),
    declinedAt: declinedAt?.toISOString() ?? null,
  }));
}

/** Put aside for good, and nobody is told: what an employer sees is the same as before. */
export async function decline(needs: Needs, personId: number, invitationId: number): Promise<OwnInvitations> {
  await inScope(needs.database, { person: personId }, (transaction) => declineInvitation(transaction, personId, invitationId, needs.now()));
  return readOwnInvitations(needs, personId);
}
