import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { inScope } from '../scope.ts';

const site = await testApp();
const { database } = site;
const at = new Date();
const { owner, orgId } = await makeEmployersOf(site, () => at).foundOrganisation();

test('the first application locks what the job looks for, also one that a person writes', async () => {
  const job = await insertOpenJob(site, owner, at);
  const { id: personId } = await site.signUp();
  await inScope(database, { organisation: orgId }, (transaction) =>
    transaction
      .insertInto('hiring.jobTarget')
      .values({ orgId, jobId: job.id, version: 1, houses: '[]', madeBy: owner.id, madeAt: at, lockedAt: null })
      .execute(),
  );
  const lockedAt = async () =>
    inScope(database, { organisation: orgId }, (transaction) =>
      transaction.selectFrom('hiring.jobTarget').select('lockedAt').where('jobId', '=', job.id).executeTakeFirstOrThrow(),
    );
  expect(await lockedAt()).toEqual({ lockedAt: null });
  const candidate = await insertApplication(site, { job: await insertOpenJob(site, owner, at), at, personId });
  await inScope(database, { person: personId }, async (transaction) => {
    await transaction
      .insertInto('hiring.application')
      .values({
        ...{ orgId, jobId: job.id, candidateId: candidate.candidateId, personId, stageId: job.stages[0]!.id },
        ...{ stageSince: at, source: 'board', appliedAt: at },
      })
      .execute();
    expect(await transaction.selectFrom('hiring.jobTarget').selectAll().execute()).toEqual([]); // the person still sees none
  });
  expect(await lockedAt()).toEqual({ lockedAt: at });
});
