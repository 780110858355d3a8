import { type SqlBool, sql } from 'kysely';
import type { Database } from '#server/platform/database.ts';

/** A stage is empty when nobody stands in it and nobody ever did: what happened in it keeps its place. */
export const listStages = (database: Database, orgId: number, jobId: number) =>
  database
    .selectFrom('hiring.stage as stage')
    .select(({ exists, not, selectFrom, or }) => [
      'stage.id as stageId',
      'stage.name',
      'stage.deadlineDays',
      selectFrom('hiring.application as standing')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('standing.orgId', '=', 'stage.orgId')
        .whereRef('standing.jobId', '=', 'stage.jobId')
        .whereRef('standing.stageId', '=', 'stage.id')
        .where('standing.status', '=', 'active')
        .$asScalar()
        .as('applications'),
      not(
        or([
          exists(
            selectFrom('hiring.application as anyone')
              .select('anyone.id')
              .whereRef('anyone.orgId', '=', 'stage.orgId')
              .whereRef('anyone.jobId', '=', 'stage.jobId')
              .whereRef('anyone.stageId', '=', 'stage.id'),
          ),
          exists(
            selectFrom('hiring.applicationEvent as event')
              .select('event.id')
              .whereRef('event.orgId', '=', 'stage.orgId')
              .whereRef('event.jobId', '=', 'stage.jobId')
              .where(sql<SqlBool>`(event.from_stage = stage.id or event.to_stage = stage.id)`),
          ),
        ]),
      ).as('isEmpty'),
    ])
    .where('stage.orgId', '=', orgId)
    .where('stage.jobId', '=', jobId)
    .orderBy('stage.position')
    .execute();

type NewStage = { readonly name: string; readonly deadlineDays: number | null };

export const listTemplate = (database: Database, orgId: number): Promise<NewStage[]> =>
  database.selectFrom('hiring.stageTemplate').select(['name', 'deadlineDays']).where('orgId', '=', orgId).orderBy('position').execute();

/** Gives their numbers, in the same order. */
export async function insertStages(
  database: Database,
  orgId: number,
  jobId: number,
  stages: readonly (NewStage & { readonly position: number })[],
): Promise<number[]> {
  const numbers: number[] = [];
  for (const { name, deadlineDays, position } of stages) {
    const row = { orgId, jobId, name, deadlineDays, position };
    const { id } = await database.insertInto('hiring.stage').values(row).returning('id').executeTakeFirstOrThrow();
    numbers.push(id);
  }
  return numbers;
}

export async function deleteStages(database: Database, orgId: number, jobId: number, stageIds: readonly number[]): Promise<void> {
  if (stageIds.length === 0) return;
  await database.deleteFrom('hiring.stage').where('orgId', '=', orgId).where('jobId', '=', jobId).where('id', 'in', stageIds).execute();
}

/** Out of the way first, since no two stages may stand at the same place for a moment. */
export async function moveStagesAside(database: Database, orgId: number, jobId: number): Promise<void> {
  await database
    .updateTable('hiring.stage')
    .set({ position: sql`-position` })
    .where('orgId', '=', orgId)
    .where('jobId', '=', jobId)
    .execute();
}

type Stage = NewStage & { readonly stageId: number; readonly position: number };
export async function updateStage(database: Database, orgId: number, { stageId, ...stage }: Stage): Promise<void> {
  await database.updateTable('hiring.stage').set(stage).where('orgId', '=', orgId).where('id', '=', stageId).execute();
}
