import type { Insertable } from 'kysely';
import { recordApplicationEvent } from '#server/hiring/repository.ts';
import { inScope } from '#server/hiring/scope.ts';
import type { ApplicationSource, JobTable } from '#server/hiring/tables.ts';
import type { TestApp } from './app.ts';
import type { TestMember } from './employers.ts';

type Site = Pick<TestApp, 'database'>;

/** An open job of a member's organisation with four stages, straight in the database; `changes` are columns of the job. */
export async function insertOpenJob({ database }: Site, owner: TestMember, at: Date, changes: Partial<Insertable<JobTable>> = {}) {
  const { orgId } = owner;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const job = await transaction
      .insertInto('hiring.job')
      .values({
        ...{ orgId, createdBy: owner.id, title: 'Pump fitter', description: '<p>Fit pumps.</p>', place: 'Kochi', state: 'open' as const },
        ...{ publishedAt: at, createdAt: at, updatedAt: at },
        ...changes,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const stages = await transaction
      .insertInto('hiring.stage')
      .values(
        ['Applied', 'Screening', 'Interview', 'Offer'].map((name, index) => ({
          orgId,
          jobId: job.id,
          position: index + 1,
          name,
          deadlineDays: 7,
        })),
      )
      .returning(['id', 'name'])
      .execute();
    return { id: job.id, orgId, stages };
  });
}

type NewApplication = {
  readonly job: Awaited<ReturnType<typeof insertOpenJob>>;
  readonly at: Date;
  readonly personId?: number;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly source?: ApplicationSource;
};

let made = 0;

/** Somebody has applied for the job, and waits in its first stage. */
export async function insertApplication(
  { database }: Site,
  { job, at, personId, name = 'Kavya Nair', email, phone = '', source = 'board' }: NewApplication,
) {
  const { orgId } = job;
  made += 1;
  const address = email ?? `candidate${made}@example.org`;
  return inScope(database, { organisation: orgId }, async (transaction) => {
    const candidate = await transaction
      .insertInto('hiring.candidate')
      .values({ orgId, name, email: address, phone, personId: personId ?? null, createdAt: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const stageId = job.stages[0]!.id;
    const application = await transaction
      .insertInto('hiring.application')
      .values({
        orgId,
        jobId: job.id,
        candidateId: candidate.id,
        personId: personId ?? null,
        stageId,
        stageSince: at,
        source,
        appliedAt: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordApplicationEvent(transaction, {
      orgId,
      applicationId: application.id,
      jobId: job.id,
      kind: 'applied',
      toStage: stageId,
      at,
    });
    return { id: application.id, candidateId: candidate.id, orgId, jobId: job.id, email: address };
  });
}
