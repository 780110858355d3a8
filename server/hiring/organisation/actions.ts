import { jobMessages as say } from '#contract/hiring/job-messages.ts';
import { hiringMessages } from '#contract/hiring/messages.ts';
import type { AuditPage, Organisation, OrganisationProfile, Retention, Stages } from '#contract/hiring/organisation.ts';
import type { Database } from '#server/platform/database.ts';
import { allow, Problem } from '#server/platform/problem.ts';
import type { Employers } from '../accounts/employers.ts';
import { writeAudit } from '../repository.ts';
import { type Member, mayManageOrganisation } from '../rules.ts';
import { inScope } from '../scope.ts';
import { findOrganisation, listAudit, raiseVersion, replaceStages, updateOrganisation } from './repository.ts';

export type Desk = Pick<Employers, 'database' | 'now'>;

export const readOrganisation = ({ database }: Desk, member: Member): Promise<Organisation> =>
  inScope(database, { organisation: member.orgId }, (transaction) => asSeenBy(transaction, member));

const asSeenBy = async (transaction: Database, member: Member): Promise<Organisation> => ({
  ...(await findOrganisation(transaction, member.orgId)),
  mayChange: mayManageOrganisation(member),
});

type Part = keyof Organisation['versions'];

/** Changes a part of the settings that is still as it was read, and writes down who did. */
async function change(
  { database, now }: Desk,
  member: Member,
  { part, version }: { readonly part: Part; readonly version: number },
  details: Record<string, unknown>,
  work: (transaction: Database) => Promise<void>,
): Promise<Organisation> {
  allow(mayManageOrganisation(member), hiringMessages.notAllowed);
  const { orgId, id: memberId } = member;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    if (!(await raiseVersion(transaction, orgId, part, version))) throw new Problem('conflict', hiringMessages.staleVersion);
    await work(transaction);
    await writeAudit(transaction, { orgId, memberId, kind: kinds[part], details, at: now() });
    return asSeenBy(transaction, member);
  });
}

const kinds: Record<Part, string> = { profile: 'organisation-changed', stages: 'stages-changed', retention: 'retention-changed' };

type Read = { readonly version: number };

export const changeOrganisation = (desk: Desk, member: Member, { version, ...profile }: OrganisationProfile & Read) =>
  change(desk, member, { part: 'profile', version }, { name: profile.name }, (transaction) =>
    updateOrganisation(transaction, member.orgId, profile),
  );

export const changeStages = (desk: Desk, member: Member, { version, stages, blindUntil }: Stages & Read) =>
  change(desk, member, { part: 'stages', version }, { stages: stages.map(({ name }) => name).join(', ') }, async (transaction) => {
    if (blindUntil !== null && blindUntil >= stages.length) throw new Problem('malformed', say.blindUntil, { blindUntil: say.blindUntil });
    await replaceStages(transaction, member.orgId, stages);
    await updateOrganisation(transaction, member.orgId, { blindUntil });
  });

export const changeRetention = (desk: Desk, member: Member, { version, ...retention }: Retention & Read) =>
  change(desk, member, { part: 'retention', version }, { ...retention }, (transaction) =>
    updateOrganisation(transaction, member.orgId, retention),
  );

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
