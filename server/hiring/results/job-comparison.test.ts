import { describe, expect, test } from 'vitest';
import type { Comparison } from '#contract/hiring/comparison.ts';
import { seedDemoSittings } from '#server/assessments/demo.ts';
import { testApp } from '#testing/app.ts';
import { makeEmployersOf } from '#testing/employers.ts';
import { insertApplication, insertOpenJob } from '#testing/jobs-and-applications.ts';
import { makeSharingOf } from '#testing/shared-results.ts';
import { inScope } from '../scope.ts';

const time = new Date();
const site = await testApp({ now: () => time });
const { database } = site;
const { foundOrganisation } = makeEmployersOf(site, () => time);
const { owner, add } = await foundOrganisation();
const stranger = (await foundOrganisation('Orchard Pumps')).owner;
const job = await insertOpenJob(site, owner, time);
const { ask, share } = makeSharingOf(site, { owner, job, now: () => time });
const asha = await site.signUp();
await seedDemoSittings(database, asha.id, time);

describe('what is shared beside what the job looks for', () => {
  const houses = [
    { house: 1, weight: 2, minimum: 2, duty: 'Leads a crew of three' },
    { house: 4, weight: 1, minimum: 4.9, duty: 'Keeps calm with customers' },
  ];

  test('is told house by house, in bands, with no name while the screening is blind; what is not shared counts for nothing', async () => {
    const looking = await insertOpenJob(site, owner, time);
    const { orgId } = owner;
    await inScope(database, { organisation: orgId }, async (transaction) => {
      const stage = looking.stages[2]!.id;
      await transaction.updateTable('hiring.job').set({ blindUntil: stage }).where('id', '=', looking.id).execute();
      await transaction
        .insertInto('hiring.jobTarget')
        .values({ orgId, jobId: looking.id, version: 1, houses: JSON.stringify(houses), madeBy: owner.id, madeAt: time, lockedAt: null })
        .execute();
    });
    const applied = async (name: string) => (await insertApplication(site, { job: looking, at: time, personId: asha.id, name })).id;
    const [whole, same, part, nothing] = [await applied('One'), await applied('Two'), await applied('Three'), await applied('Four')];
    await share(whole, asha.headers, { houses: [1, 4, 9], days: 30 });
    await share(same, asha.headers, { houses: [1, 4], days: 30 });
    await share(part, asha.headers, { houses: [4], days: 30 });
    const address = `/api/hiring/jobs/${looking.id}/comparison`;
    const comparison = (await ask('GET', address, owner.headers)).json<Comparison>();
    expect(comparison.target).toEqual(houses);
    expect(comparison.bands).toHaveLength(1);
    expect(comparison.bands[0]!.members).toMatchObject([
      { applicationId: whole, name: null, isTiedAbove: false },
      { applicationId: same, name: null },
    ]);
    const [first, second] = comparison.bands[0]!.members;
    expect(first!.composite).toEqual(second!.composite); // a further house that is shared changes nothing
    expect(first!.meetings.map(({ house, verdict }) => [house, verdict])).toEqual([
      [1, expect.stringMatching(/^(likely-meets|uncertain|likely-below)$/)],
      [4, 'likely-below'],
    ]);
    expect(comparison.apart).toMatchObject([
      { applicationId: part, meetings: [{ verdict: 'not-shared', probability: null }, { verdict: 'likely-below' }] },
    ]);
    expect(JSON.stringify(comparison)).not.toContain(String(nothing));
    const single = (await ask('GET', `/api/hiring/applications/${whole}/results`, owner.headers)).json();
    expect(single).toMatchObject({ meetings: first!.meetings, composite: first!.composite });
    const statuses = [];
    for (const headers of [stranger.headers, (await add('interviewer')).headers, (await add('hiring-manager')).headers, asha.headers, {}])
      statuses.push((await ask('GET', address, headers)).statusCode);
    expect(statuses).toEqual([404, 404, 404, 401, 401]);
  });

  test('is empty where the job looks for nothing', async () => {
    expect((await ask('GET', `/api/hiring/jobs/${job.id}/comparison`, owner.headers)).json()).toEqual({ target: [], bands: [], apart: [] });
  });
});
