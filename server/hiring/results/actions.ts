import { sharingNotice } from '#content/notices/script-sharing.ts';
import type { Comparison } from '#contract/hiring/comparison.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import { type OwnSharing, resultMessages, type SharedResults } from '#contract/hiring/results.ts';
import type { Language } from '#contract/language.ts';
import type { Employers } from '#server/hiring/accounts/employers.ts';
import { type Profile, profileOf } from '#server/measurement/actions.ts';
import type { Database } from '#server/platform/database.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import { daysAfter } from '#server/platform/time.ts';
import { findKnown } from '#server/privacy/repository.ts';
import type { TargetHouse } from '../jobs/tables.ts';
import { notifyMember, tellPages, writeAudit } from '../repository.ts';
import { type Member, maySeeApplication, maySeeResults, mayWorkOnJob } from '../rules.ts';
import { inScope } from '../scope.ts';
import { bandsOf, compositeOf, meetingOf } from './comparison.ts';
import {
  closeGrant,
  findApplicationForMember,
  findJobOwners,
  findOpenGrant,
  findOwnApplication,
  findTarget,
  forgetUnreadOfResults,
  insertGrant,
  listGrantsOf,
  listMembersToTell,
  listOpenApplications,
  listOpenGrants,
} from './repository.ts';
import { type MaySharing, maySharing, refusals } from './rules.ts';
import { type Snapshot, shareableHouses, takeSnapshot, tellShared } from './snapshot.ts';

export type Results = Pick<Employers, 'database' | 'now'>;

type Own = { readonly personId: number; readonly applicationId: number };
type Wanted = { readonly houses: readonly number[]; readonly days: number };
type Application = NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>;
type Standing = {
  readonly application: Application;
  readonly profile: Profile;
  readonly shareable: readonly number[];
  readonly may: MaySharing;
};

/** What one needs to know before anything is shared. The profile is loaded outside the wall: hiring's role does not see it. */
async function stand({ database, now }: Results, { personId, applicationId }: Own): Promise<Standing> {
  const application = await inScope(database, { person: personId }, (transaction) =>
    findOwnApplication(transaction, personId, applicationId),
  );
  if (!application) throw new Problem('not-found', hiringMessages.notFound);
  const known = await findKnown(database, personId);
  const profile = await profileOf(database, personId, now());
  const shareable = shareableHouses(profile);
  const may = maySharing({ known, status: application.status, shareable: shareable.length, now: now() });
  return { application, profile, shareable, may };
}

export async function readOwnSharing(results: Results, own: Own): Promise<OwnSharing> {
  const { application, shareable, may } = await stand(results, own);
  const shared = await readShared(results, application, own.applicationId);
  return { may, shareable: [...shareable], shared, notice: sharingNotice.version };
}

/** An employer sees results while they decide, and no longer. */
async function readShared(results: Results, { orgId, status }: Pick<Application, 'orgId' | 'status'>, applicationId: number) {
  const grant = status === 'active' ? await readGrant(results, orgId, applicationId) : undefined;
  return grant ? tell(grant) : null;
}

async function readGrant({ database, now }: Results, orgId: number, applicationId: number) {
  const grant = await inScope(database, { organisation: orgId }, (transaction) => findOpenGrant(transaction, orgId, applicationId, now()));
  return grant?.snapshot ? { ...grant, snapshot: grant.snapshot } : undefined;
}

type Grant = { readonly snapshot: Snapshot; readonly grantedAt: Date; readonly endsAt: Date };
const tell = ({ snapshot, grantedAt, endsAt }: Grant): SharedResults => tellShared(snapshot, { sharedAt: grantedAt, endsAt });

export async function previewSharing(results: Results, own: Own, wanted: Wanted): Promise<SharedResults> {
  const now = results.now();
  const { snapshot } = await prepare(results, own, wanted);
  return tellShared(snapshot, { sharedAt: now, endsAt: daysAfter(now, wanted.days) });
}

async function prepare(results: Results, own: Own, { houses }: Wanted) {
  const { application, profile, shareable, may } = await stand(results, own);
  if (may !== 'share') throw new Problem(refusals[may].code, refusals[may].message);
  if (!houses.every((house) => shareable.includes(house))) throw new Problem('unprocessable', resultMessages.nothingYet);
  return { application, snapshot: takeSnapshot(profile, houses) };
}

type Agreed = { readonly notice: string; readonly language: Language };

/** Keeps a copy for the employer instead of the one before. Both are written down: nobody can say later that nothing was shown. */
export async function shareResults(results: Results, own: Own, wanted: Wanted, { notice, language }: Agreed): Promise<OwnSharing> {
  const { database, now } = results;
  if (notice !== sharingNotice.version) throw new Problem('unprocessable', resultMessages.oldNotice);
  const { application, snapshot } = await prepare(results, own, wanted);
  const { orgId } = application;
  const { personId, applicationId } = own;
  const at = now();
  const endsAt = daysAfter(at, wanted.days);
  await inScope(database, { organisation: orgId }, async (transaction) => {
    await closeGrant(transaction, { orgId, applicationId, as: 'replaced', at });
    const houses = snapshot.houses.map(({ house }) => house);
    const id = await insertGrant(transaction, {
      ...{ orgId, applicationId, personId, houses, snapshot, notice, language },
      ...{ grantedAt: at, endsAt },
    });
    const details = { grant: id, houses, endsAt: endsAt.toISOString(), notice, language };
    await writeAudit(transaction, { orgId, memberId: null, kind: 'results-shared', subject: `application ${applicationId}`, details, at });
    await tellPages(transaction, { orgId, what: 'application', subjectId: applicationId, at });
    await tellMembers(transaction, application, applicationId, 'results-shared', at);
  });
  return readOwnSharing(results, own);
}

export async function revokeResults(results: Results, own: Own): Promise<OwnSharing> {
  const { database, now } = results;
  const { application } = await stand(results, own);
  const { orgId } = application;
  const { applicationId } = own;
  const at = now();
  await inScope(database, { organisation: orgId }, async (transaction) => {
    const grant = await closeGrant(transaction, { orgId, applicationId, as: 'revoked', at });
    if (grant === undefined) return;
    const subject = `application ${applicationId}`;
    await writeAudit(transaction, { orgId, memberId: null, kind: 'results-revoked', subject, details: { grant }, at });
    await tellPages(transaction, { orgId, what: 'application', subjectId: applicationId, at });
    await tellMembers(transaction, application, applicationId, 'results-revoked', at);
  });
  return readOwnSharing(results, own);
}

/** A line in the bell of each member who may see the results; it names nobody, since the job may be blind. The newest line takes the place of one that is not read. */
async function tellMembers(
  transaction: Database,
  { orgId, jobId }: Application,
  applicationId: number,
  kind: 'results-shared' | 'results-revoked',
  at: Date,
): Promise<void> {
  const job = await findJobOwners(transaction, orgId, jobId);
  if (!job) return;
  await forgetUnreadOfResults(transaction, orgId, applicationId);
  const told = { orgId, kind, facts: { job: job.title, applicationId }, path: `/home/employer/candidates/${applicationId}`, at };
  for (const { assigned, ...member } of await listMembersToTell(transaction, orgId, applicationId))
    if (maySeeResults(member, job, assigned === null ? undefined : { seesResults: assigned }))
      await notifyMember(transaction, { ...told, memberId: member.id });
}

/** What a member may see of an application: nothing is said of one that they may not see at all. */
async function admitToResults({ database }: Results, member: Member, applicationId: number) {
  const { orgId } = member;
  const application = await inScope(database, { organisation: orgId }, (transaction) =>
    findApplicationForMember(transaction, orgId, applicationId, member.id),
  );
  if (!application || !maySeeApplication(member, application, application.assignment))
    throw new Problem('not-found', hiringMessages.notFound);
  allow(maySeeResults(member, application, application.assignment), hiringMessages.notAllowed);
  return application;
}

export async function readSharedResults(results: Results, member: Member, applicationId: number) {
  const { orgId } = member;
  const { status, jobId } = await admitToResults(results, member, applicationId);
  const grant = status === 'active' ? await readGrant(results, orgId, applicationId) : undefined;
  if (!grant) return { shared: null, meetings: [], composite: null };
  const target = await inScope(results.database, { organisation: orgId }, (transaction) => findTarget(transaction, orgId, jobId));
  const { snapshot } = grant;
  return { shared: tell(grant), ...compare(target, snapshot), composite: compositeOf(target, snapshot) ?? null };
}

const compare = (target: readonly TargetHouse[], { houses }: Snapshot) => ({
  meetings: target.map((looked) => meetingOf(looked, houses)),
});

/** Those who share all that the job looks for, in bands; whoever shares some of it stands apart, and whoever shares nothing is not there. */
export async function readComparison({ database, now }: Results, member: Member, jobId: number): Promise<Comparison> {
  const { target, grants } = await inScope(database, { organisation: member.orgId }, async (transaction) => {
    const job = await findJobOwners(transaction, member.orgId, jobId);
    if (!job || !mayWorkOnJob(member, job)) throw new Problem('not-found', hiringMessages.notFound);
    const target = await findTarget(transaction, member.orgId, jobId);
    return { target, grants: target.length === 0 ? [] : await listOpenGrants(transaction, member, jobId, now()) };
  });
  const compared = grants.flatMap(({ snapshot, ...who }) =>
    snapshot ? [{ ...who, order: who.applicationId, ...compare(target, snapshot), composite: compositeOf(target, snapshot) }] : [],
  );
  return {
    target: [...target],
    bands: bandsOf(compared.flatMap(({ composite, ...one }) => (composite ? [{ ...one, composite }] : []))).map(({ members }) => ({
      members: [...members],
    })),
    apart: compared.filter(({ composite, meetings }) => !composite && meetings.some(({ verdict }) => verdict !== 'not-shared')),
  };
}

/** For whoever takes along all that is kept of them. */
export async function readSharingRecord(database: Results['database'], personId: number) {
  const rows = await inScope(database, { person: personId }, (transaction) => listGrantsOf(transaction, personId));
  return rows.map(({ grantedAt, endsAt, closedAt, ...row }) => ({
    ...row,
    grantedAt: grantedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }));
}

export async function readOwnSharings({ database }: Results, personId: number) {
  return { applications: await inScope(database, 'platform', (transaction) => listOpenApplications(transaction, personId)) };
}
