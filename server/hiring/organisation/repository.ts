import type { OrganisationProfile, Retention, StagePlan } from '#contract/hiring/organisation.ts';
import type { Database } from '#server/platform/database.ts';

/** In the scope of the organisation, as all here. */
export async function findOrganisation(transaction: Database, orgId: number) {
  const organisation = await transaction
    .selectFrom('hiring.organisation')
    .select(['name', 'about', 'website', 'timeZone', 'keepRejectedDays', 'keepHiredDays'])
    .where('orgId', '=', orgId)
    .executeTakeFirstOrThrow();
  const stages = await transaction
    .selectFrom('hiring.stageTemplate')
    .select(['name', 'deadlineDays'])
    .where('orgId', '=', orgId)
    .orderBy('position')
    .execute();
  return { ...organisation, stages };
}

export async function updateOrganisation(transaction: Database, orgId: number, changes: OrganisationProfile | Retention): Promise<void> {
  await transaction.updateTable('hiring.organisation').set(changes).where('orgId', '=', orgId).execute();
}

export async function replaceStages(transaction: Database, orgId: number, stages: readonly StagePlan[]): Promise<void> {
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

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Erases applications whose time is over since the decision, and candidates of whom nothing is left. What hangs on them goes with them. In
 * the scope of the platform.
 */
export async function erasePastApplications(transaction: Database, now: Date): Promise<void> {
  const organisations = await transaction
    .selectFrom('hiring.organisation')
    .select(['orgId', 'keepRejectedDays', 'keepHiredDays'])
    .execute();
  for (const { orgId, keepRejectedDays, keepHiredDays } of organisations) {
    const erased = await transaction
      .deleteFrom('hiring.application')
      .where('orgId', '=', orgId)
      .where(({ and, eb, or }) =>
        or([
          and([eb('status', 'in', ['rejected', 'withdrawn']), eb('decidedAt', '<=', new Date(now.getTime() - keepRejectedDays * DAY_MS))]),
          and([eb('status', '=', 'hired'), eb('decidedAt', '<=', new Date(now.getTime() - keepHiredDays * DAY_MS))]),
        ]),
      )
      .returning('candidateId')
      .execute();
    if (erased.length === 0) continue;
    await transaction
      .deleteFrom('hiring.candidate as candidate')
      .where('candidate.orgId', '=', orgId)
      .where('candidate.id', 'in', [...new Set(erased.map(({ candidateId }) => candidateId))])
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('hiring.application as application')
              .select('application.id')
              .whereRef('application.orgId', '=', 'candidate.orgId')
              .whereRef('application.candidateId', '=', 'candidate.id'),
          ),
        ),
      )
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('hiring.candidate as merged')
              .select('merged.id')
              .whereRef('merged.orgId', '=', 'candidate.orgId')
              .whereRef('merged.mergedInto', '=', 'candidate.id'),
          ),
        ),
      )
      .execute();
  }
}
