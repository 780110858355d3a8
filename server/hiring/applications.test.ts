import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { inScope } from './scope.ts';

const site = await testApp();
const { database } = site;
const at = new Date();
const { owner } = await makeEmployersOf(site, () => at).foundOrganisation();

test('a person sees their own applications, in whatever organisation, and no other', async () => {
  const job = await insertOpenJob(site, owner, at);
  const [asha, ravi] = [await site.signUp(), await site.signUp('Ravi Rao')];
  const mine = await insertApplication(site, { job, at, personId: asha.id });
  await insertApplication(site, { job, at, personId: ravi.id });
  const seen = await inScope(database, { person: asha.id }, (transaction) =>
    transaction.selectFrom('hiring.application').select('id').execute(),
  );
  expect(seen).toEqual([{ id: mine.id }]);
});

test('nobody rewrites what became of an application', async () => {
  const job = await insertOpenJob(site, owner, at);
  const { id, orgId } = await insertApplication(site, { job, at });
  const rewrite = inScope(database, { organisation: orgId }, (transaction) =>
    transaction.updateTable('hiring.applicationEvent').set({ reason: 'none' }).where('applicationId', '=', id).execute(),
  );
  await expect(rewrite).rejects.toThrow(/never changed/);
});
