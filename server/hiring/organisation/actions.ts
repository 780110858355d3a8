import { hiringMessages } from '#contract/hiring/messages.ts';
import type { AuditPage, Organisation, OrganisationProfile, Retention, StagePlan } from '#contract/hiring/organisation.ts';
import type { Database } from '#server/platform/database.ts';
import { allow } from '#server/platform/problem.ts';
import type { Employers } from '../accounts/employers.ts';
import { writeAudit } from '../repository.ts';
import { type Member, mayManageOrganisation } from '../rules.ts';
import { inScope } from '../scope.ts';
import { findOrganisation, listAudit, replaceStages, updateOrganisation } from './repository.ts';

export type Desk = Pick<Employers, 'database' | 'now'>;

export const readOrganisation = ({ database }: Desk, member: Member): Promise<Organisation> =>
  inScope(database, { organisation: member.orgId }, (transaction) => asSeenBy(transaction, member));

const asSeenBy = async (transaction: Database, member: Member): Promise<Organisation> => ({
  ...(await findOrganisation(transaction, member.orgId)),
  mayChange: mayManageOrganisation(member),
});

/** Changes the settings, and writes down who did. */
async function change(
  { database, now }: Desk,
  member: Member,
  kind: string,
  details: Record<string, unknown>,
  work: (transaction: Database) => Promise<void>,
): Promise<Organisation> {
  allow(mayManageOrganisation(member), hiringMessages.notAllowed);
  const { orgId, id: memberId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    await work(transaction);
    await writeAudit(transaction, { orgId, memberId, kind, details, at: now() });
    return asSeenBy(transaction, member);
  });
}

export const changeOrganisation = (desk: Desk, member: Member, profile: OrganisationProfile) =>
  change(desk, member, 'organisation-changed', { name: profile.name }, (transaction) =>
    updateOrganisation(transaction, member.orgId, profile),
  );

export const changeStages = (desk: Desk, member: Member, stages: readonly StagePlan[]) =>
  change(desk, member, 'stages-changed', { stages: stages.map(({ name }) => name).join(', ') }, (transaction) =>
    replaceStages(transaction, member.orgId, stages),
  );

export const changeRetention = (desk: Desk, member: Member, retention: Retention) =>
  change(desk, member, 'retention-changed', { ...retention }, (transaction) => updateOrganisation(transaction, member.orgId, retention));

const EVENTS_AT_ONCE = 50;

export async function readAudit({ database }: Desk, member: Member, before: number | undefined): Promise<AuditPage> {
  allow(mayManageOrganisation(member), hiringMessages.notAllowed);
  const found = await inScope(database, { organisation: member.orgId }, (transaction) =>
    listAudit(transaction, member.orgId, { before, atMost: EVENTS_AT_ONCE }),
  );
  const events = found.slice(0, EVENTS_AT_ONCE).map(({ id, at, ...event }) => ({
    ...event,
    eventId: Number(id),
    details: event.details as Record<string, unknown>,
    at: at.toISOString(),
  }));
  return { events, next: found.length > EVENTS_AT_ONCE ? events.at(-1)!.eventId : null };
}
