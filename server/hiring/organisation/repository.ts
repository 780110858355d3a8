import { sql } from 'kysely';
import type { OrganisationProfile, Retention, Stages } from '#contract/hiring/organisation.ts';
import type { Database } from '#server/platform/database.ts';

/** In the scope of the organisation, as all here. */
export async function findOrganisation(transaction: Database, orgId: number) {
  const organisation = await transaction
    .selectFrom('hiring.organisation')
    .select(['name', 'about', 'website', 'timeZone', 'keepRejectedDays', 'keepHiredDays', 'blindUntil'])
    .select(['profileVersion', 'stagesVersion', 'retentionVersion'])
    .where('orgId', '=', orgId)
    .executeTakeFirstOrThrow();
  const stages = await transaction
    .selectFrom('hiring.stageTemplate')
    .select(['name', 'deadlineDays'])
    .where('orgId', '=', orgId)
    .orderBy('position')
    .execute();
  const { profileVersion, stagesVersion, retentionVersion, ...settings } = organisation;
  return { ...settings, stages, versions: { profile: profileVersion, stages: stagesVersion, retention: retentionVersion } };
}

/** False where somebody else has changed this part meanwhile; two who save at once come one after the other. */
export async function raiseVersion(
  transaction: Database,
  orgId: number,
  part: 'profile' | 'stages' | 'retention',
  version: number,
): Promise<boolean> {
  const column = sql.ref(`${part}Version`);
  const { numAffectedRows } = await sql`
    update hiring.organisation set ${column} = ${column} + 1 where org_id = ${orgId} and ${column} = ${version}`.execute(transaction);
  return numAffectedRows === 1n;
}

export async function updateOrganisation(
  transaction: Database,
  orgId: number,
  changes: OrganisationProfile | Retention | Pick<Stages, 'blindUntil'>,
): Promise<void> {
  await transaction.updateTable('hiring.organisation').set(changes).where('orgId', '=', orgId).execute();
}

export async function replaceStages(transaction: Database, orgId: number, stages: Stages['stages']): Promise<void> {
  await transaction.deleteFrom('hiring.stageTemplate').where('orgId', '=', orgId).execute();
  await transaction
    .insertInto('hiring.stageTemplate')
    .values(stages.map((stage, index) => ({ orgId, position: index + 1, ...stage })))
    .execute();
}

/** The newest first; one more than `atMost` tells that there are older ones. */
export function listAudit(transaction: Database, orgId: number, { before, atMost }: { before: number | undefined; atMost: number }) {
  return transaction
    .selectFrom('hiring.auditEvent as event')
    .leftJoin('hiring.member as member', (join) => join.onRef('member.orgId', '=', 'event.orgId').onRef('member.id', '=', 'event.memberId'))
    .select(['event.id', 'event.kind', 'event.subject', 'event.details', 'event.at', 'member.name as by'])
    .where('event.orgId', '=', orgId)
    .$if(before !== undefined, (query) => query.where('event.id', '<', String(before) as never))
    .orderBy('event.id', 'desc')
    .limit(atMost + 1)
    .execute();
}
