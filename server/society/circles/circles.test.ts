import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CIRCLE_INVITATIONS_A_DAY, MAX_CIRCLE_SIZE, MAX_HOSTED_CIRCLES, circleMessages as say } from '#contract/society/circle-words.ts';
import type { Circle, CircleList, OwnCircles } from '#contract/society/circles.ts';
import { introductionMessages } from '#contract/society/introduction-words.ts';
import { memberPageMessages } from '#contract/society/member-page-messages.ts';
import type { Add } from '#server/platform/job.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { testApp } from '#testing/app.ts';
import { makeCirclesOf, type Shown } from '#testing/circles.ts';
import type { TestPerson } from '#testing/people.ts';
import { putMembership } from '#testing/society.ts';
import { keepCircles } from './jobs.ts';

const now = () => new Date();
const site = await testApp({ now });
const { call, addShown, addCircle, letIn, circleText, addMember, addEditor, inState, signUp } = makeCirclesOf(site, now);

const reason = 'I measure floods, and would like to think about this with you.';
const ask = (who: TestPerson, circleId: number) => call(who, 'POST', `circles/${circleId}/requests`, { reason });
const readOf = async (who: TestPerson, circleId: number): Promise<Circle> => (await call(who, 'GET', `circles/${circleId}`)).body;
const namesOf = async (who: TestPerson, circleId: number) =>
  (await readOf(who, circleId)).people.map(({ name, isHost }) => (isHost ? `${name} (host)` : name));
const answerFirst = async (host: TestPerson, circleId: number, isYes: boolean) => {
  const [first] = (await readOf(host, circleId)).requests;
  return call(host, 'POST', `circles/${circleId}/requests/${first!.requestId}/answer`, { isYes });
};
const ownOf = async (who: TestPerson): Promise<OwnCircles> => (await call(who, 'GET', 'own-circles')).body;
const listOf = async (who: TestPerson): Promise<CircleList> => (await call(who, 'GET', 'circles')).body;
/** As if all of it had happened so many days earlier. */
const waitDays = async (circleId: number, days: number) => {
  await sql`update society.circle set closes_at = closes_at - make_interval(days => ${days}), last_at = last_at - make_interval(days => ${days}),
    told_at = told_at - make_interval(days => ${days}), told_end = told_end - make_interval(days => ${days}) where id = ${circleId}`.execute(
    site.database,
  );
  await sql`update society.circle_request set at = at - make_interval(days => ${days}) where circle_id = ${circleId}`.execute(
    site.database,
  );
};
/** What the clock does now, and to whom it writes about one circle. */
const keep = async (circleId: number) => {
  const sent: { kind: string; personId: number }[] = [];
  const add: Add = async (_job, input) => {
    const mail = input as { kind: string; personId: number; circleId: number };
    if (mail.circleId === circleId) sent.push({ kind: mail.kind, personId: mail.personId });
  };
  const transaction: Jobs['transaction'] = (work) => site.database.transaction().execute((held) => work(held, add));
  await keepCircles({ database: site.database, jobs: { transaction } as Jobs, now });
  return sent;
};

test('a member begins a circle; it gathers until there are three, and others see what it is about but nobody in it', async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const circleId = await addCircle(asha);
  expect(await readOf(asha, circleId)).toMatchObject({ standing: 'host', members: 1, isGathering: true, isClosed: false });
  await letIn(asha, circleId, imran);
  const { circles } = await listOf(tara);
  expect(circles.find((circle) => circle.circleId === circleId)).toMatchObject({ title: 'Rivers', members: 2, standing: 'none' });
  expect(await readOf(tara, circleId)).toMatchObject({ people: [], requests: [] });
  await letIn(asha, circleId, tara);
  expect(await readOf(tara, circleId)).toMatchObject({ isGathering: false, standing: 'member' });
  expect(await namesOf(tara, circleId)).toEqual(['Asha Rao (host)', 'Imran Sheikh', 'Tara Bose']);
});

test('whoever asks waits for the host: after a no they ask again much later, after a yes they are in', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const circleId = await addCircle(asha);
  expect((await ask(imran, circleId)).body).toMatchObject({ standing: 'asked' });
  expect((await ask(imran, circleId)).body.message).toBe(say.alreadyAsked);
  expect((await readOf(asha, circleId)).requests).toMatchObject([{ name: 'Imran Sheikh', memberId: imran.memberId, reason }]);
  expect((await call(asha, 'PUT', `circles/${circleId}/invitations/${imran.memberId}`)).body.message).toBe(say.theyAsked);
  await answerFirst(asha, circleId, false);
  expect((await ask(imran, circleId)).body.message).toBe(say.askedBefore);
  await waitDays(circleId, 60);
  await ask(imran, circleId);
  expect((await answerFirst(asha, circleId, true)).status).toBe(200);
  expect(await readOf(imran, circleId)).toMatchObject({ standing: 'member' });
  expect((await ask(imran, circleId)).body.message).toBe(say.alreadyIn);
});

test('an invitation is seen by the invited one, who says yes or no, once', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const circleId = await addCircle(asha);
  await call(asha, 'PUT', `circles/${circleId}/invitations/${imran.memberId}`);
  expect((await call(asha, 'PUT', `circles/${circleId}/invitations/${imran.memberId}`)).body.message).toBe(say.alreadyInvited);
  expect((await ownOf(imran)).invitations).toMatchObject([{ circleId, standing: 'invited' }]);
  expect((await ask(imran, circleId)).body.message).toBe(say.youAreInvited);
  const answers = await Promise.all([1, 2, 3].map(() => call(imran, 'POST', `circles/${circleId}/invitation/answer`, { isYes: true })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  expect(await ownOf(imran)).toMatchObject({ circles: [{ circleId, standing: 'member' }], invitations: [] });
});

test('a circle takes twelve: the thirteenth is told so, also where two hosts’ answers come at once', async () => {
  const asha = await addShown('Asha Rao');
  const circleId = await addCircle(asha);
  const others: Shown[] = [];
  for (let index = 1; index < MAX_CIRCLE_SIZE - 1; index++) others.push(await addShown(`Member ${index}`));
  await letIn(asha, circleId, ...others);
  const wanting = [await addShown('Wish One'), await addShown('Wish Two'), await addShown('Wish Three')];
  for (const one of wanting.slice(0, 2)) await ask(one, circleId);
  const { requests } = await readOf(asha, circleId);
  const answers = await Promise.all(
    requests.map(({ requestId }) => call(asha, 'POST', `circles/${circleId}/requests/${requestId}/answer`, { isYes: true })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.message).toBe(say.full);
  expect(await readOf(asha, circleId)).toMatchObject({ isFull: true, members: MAX_CIRCLE_SIZE });
  expect((await readOf(asha, circleId)).requests).toHaveLength(1);
  expect((await ask(wanting[2]!, circleId)).body.message).toBe(say.full);
});

test('the place of the host is handed over, and passes to who has been in longest when the host goes', async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const circleId = await addCircle(asha);
  await letIn(asha, circleId, imran, tara);
  const handOver = (who: TestPerson, to: Shown) => call(who, 'PUT', `circles/${circleId}/host`, { memberId: to.memberId });
  expect((await handOver(imran, imran)).status).toBe(403);
  const both = await Promise.all([handOver(asha, imran), handOver(asha, tara)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  const { people } = await readOf(asha, circleId);
  expect(people.filter(({ isHost }) => isHost)).toHaveLength(1);
  const [host, next] = people[1]!.isHost ? [imran, tara] : [tara, imran];
  await call(host, 'POST', `circles/${circleId}/leave`);
  expect((await readOf(asha, circleId)).standing).toBe('host');
  expect((await call(host, 'GET', `circles/${circleId}`)).body.people).toEqual([]);
  await site.database.deleteFrom('people.person').where('id', '=', asha.id).execute();
  expect(await readOf(next, circleId)).toMatchObject({ standing: 'host', members: 1 });
  await call(next, 'POST', `circles/${circleId}/leave`);
  expect((await call(next, 'GET', `circles/${circleId}`)).status).toBe(404);
  expect(await site.database.selectFrom('society.circle').select('id').where('id', '=', circleId).execute()).toEqual([]);
});

test('what a circle says of itself is changed by its host alone, and holds no way to reach somebody', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const circleId = await addCircle(asha);
  await letIn(asha, circleId, imran);
  const change = (who: TestPerson, text: object) => call(who, 'PUT', `circles/${circleId}`, { ...circleText(), ...text });
  expect((await change(imran, { title: 'Mine' })).status).toBe(403);
  expect((await change(asha, { title: 'Rain\nand rivers' })).body).toMatchObject({ title: 'Rain and rivers' });
  expect((await change(asha, { charter: 'Call 98765 43210' })).body.errors).toEqual({ charter: memberPageMessages.contact });
  expect((await change(asha, { closesOn: '2020-01-01' })).body.errors).toEqual({ closesOn: say.closesOn });
  expect((await change(asha, { question: '' })).body.errors).toEqual({ question: say.questionMissing });
  expect((await call(asha, 'POST', 'circles', { ...circleText(), charter: 'x'.repeat(10_000_000) })).status).toBe(413);
});

test('whoever shows no name begins none, and nobody hosts many, also at the same moment', async () => {
  expect((await call(await addMember(), 'POST', 'circles', circleText())).body.message).toBe(introductionMessages.showFirst);
  const asha = await addShown('Asha Rao');
  const begun = await Promise.all(Array.from({ length: MAX_HOSTED_CIRCLES + 2 }, () => call(asha, 'POST', 'circles', circleText())));
  expect(begun.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
});

test('a circle that sleeps is told a week before, and then closes: it can be read, and nothing is added', async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const circleId = await addCircle(asha, 300);
  await letIn(asha, circleId, imran);
  await waitDays(circleId, 52);
  expect(await keep(circleId)).toEqual([]);
  await waitDays(circleId, 1);
  expect((await keep(circleId)).map(({ personId }) => personId).toSorted()).toEqual([asha.id, imran.id].toSorted());
  expect(await keep(circleId)).toEqual([]);
  await waitDays(circleId, 8);
  await keep(circleId);
  expect(await readOf(imran, circleId)).toMatchObject({ isClosed: true, question: 'What do rivers need?' });
  expect((await call(imran, 'POST', `circles/${circleId}/threads`, { title: 'Late', text: 'Late' })).body.message).toBe(say.closed);
  expect((await call(asha, 'PUT', `circles/${circleId}`, circleText())).body.message).toBe(say.closed);
  expect((await ask(tara, circleId)).status).toBe(404);
  expect((await listOf(tara)).circles.some((circle) => circle.circleId === circleId)).toBe(false);
  expect((await call(imran, 'POST', `circles/${circleId}/leave`)).status).toBe(200);
});

test('whoever leaves the society is in no circle any more, and the mail about a circle is written when it is sent', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const circleId = await addCircle(asha);
  await letIn(asha, circleId, imran);
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const seats = async () =>
    (await site.database.selectFrom('society.circleMember').select('personId').where('circleId', '=', circleId).execute()).length;
  await putMembership(site.database, asha.id, 'left', daysAgo(59));
  expect(await namesOf(imran, circleId)).toEqual(['Imran Sheikh (host)']);
  await keep(circleId);
  expect(await seats()).toBe(2); // her seat waits, as long as an appeal may take
  await putMembership(site.database, asha.id, 'member', now());
  expect(await namesOf(imran, circleId)).toEqual(['Asha Rao (host)', 'Imran Sheikh']);
  await putMembership(site.database, asha.id, 'excluded', daysAgo(61));
  await keep(circleId);
  expect(await seats()).toBe(1);
});

test('whoever said no is not invited anew for 60 days, and a host invites 20 members a day, over however many circles', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const circleId = await addCircle(asha);
  const invite = (circle: number, { memberId }: Shown) => call(asha, 'PUT', `circles/${circle}/invitations/${memberId}`);
  expect((await invite(circleId, imran)).status).toBe(200);
  await call(imran, 'POST', `circles/${circleId}/invitation/answer`, { isYes: false });
  expect((await invite(circleId, imran)).body.message).toBe(say.alreadyInvited);
  await waitDays(circleId, 60);
  expect((await invite(circleId, imran)).status).toBe(200);
  await call(asha, 'POST', `circles/${circleId}/leave`); // the circle goes, and its invitations with it
  for (let sent = 2; sent < CIRCLE_INVITATIONS_A_DAY; sent += 1) {
    const next = await addCircle(asha);
    expect((await invite(next, imran)).status).toBe(200);
    await call(asha, 'POST', `circles/${next}/leave`);
  }
  expect((await invite(await addCircle(asha), imran)).body.message).toBe(say.tooManyInvitations);
});

test('nobody is made host of a circle more than a member may host', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const circleId = await addCircle(asha);
  await letIn(asha, circleId, imran);
  for (let hosted = 0; hosted < MAX_HOSTED_CIRCLES; hosted += 1) await addCircle(imran);
  expect((await call(asha, 'PUT', `circles/${circleId}/host`, { memberId: imran.memberId })).body.message).toBe(say.theyHostMany);
});

test('where one has blocked the other, a circle of the host is not there, and inside neither is shown to the other', async () => {
  const [asha, imran, tara] = [await addShown('Asha Rao'), await addShown('Imran Sheikh'), await addShown('Tara Bose')];
  const circleId = await addCircle(asha);
  await letIn(asha, circleId, imran, tara);
  await call(imran, 'PUT', `blocked/${tara.memberId}`);
  expect(await namesOf(tara, circleId)).toEqual(['Asha Rao (host)', 'Tara Bose']);
  expect(await readOf(imran, circleId)).toMatchObject({ members: 2 });
  const ana = await addShown('Ana Duarte');
  await call(ana, 'PUT', `blocked/${asha.memberId}`);
  const nowhere = await call(ana, 'GET', 'circles/999999');
  expect(await call(ana, 'GET', `circles/${circleId}`)).toEqual(nowhere);
  expect(await ask(ana, circleId)).toEqual(nowhere);
  expect((await listOf(ana)).circles.some((circle) => circle.circleId === circleId)).toBe(false);
  expect((await call(asha, 'PUT', `circles/${circleId}/invitations/${ana.memberId}`)).status).toBe(404);
});

test('who may do what: everybody at every address that names a circle', async () => {
  const [asha, imran] = [await addShown('Asha Rao'), await addShown('Imran Sheikh')];
  const circleId = await addCircle(asha);
  await letIn(asha, circleId, imran);
  await call(imran, 'POST', `circles/${circleId}/threads`, { title: 'Banks', text: 'Where?' });
  const [{ threadId }] = (await call(imran, 'GET', `circles/${circleId}/threads`)).body.threads;
  const [{ postId }] = (await call(imran, 'GET', `circles/${circleId}/threads/${threadId}`)).body.posts;
  const ofMembers = [
    ['GET', 'threads'],
    ['POST', 'threads', { title: 'Beds', text: 'Here' }],
    ['GET', `threads/${threadId}`],
    ['POST', `threads/${threadId}/posts`, { text: 'Here' }],
    ['PUT', `posts/${postId}`, { text: 'There' }],
    ['DELETE', `posts/${postId}`],
    ['POST', 'leave'],
  ] as const;
  const ofHost = [
    ['PUT', '', circleText()],
    ['PUT', `invitations/${asha.memberId}`],
    ['POST', 'requests/1/answer', { isYes: true }],
    ['PUT', 'host', { memberId: imran.memberId }],
  ] as const;
  const elsewhere = await addShown('Ana Duarte');
  await addCircle(elsewhere);
  const refused = {
    'a member of another circle': { who: elsewhere, status: 404 },
    'an editor': { who: await addEditor(), status: 403 },
    'somebody invited to the society': { who: await inState('invited'), status: 403 },
    'a person': { who: await signUp(), status: 403 },
    nobody: { who: undefined, status: 401 },
  };
  for (const [method, path, payload] of [...ofMembers, ...ofHost])
    for (const [name, { who, status }] of Object.entries(refused)) {
      const address = `circles/${circleId}${path && `/${path}`}`;
      expect([name, address, (await call(who, method, address, payload)).status]).toEqual([name, address, status]);
    }
  for (const [method, path, payload] of ofHost)
    expect([path, (await call(imran, method, `circles/${circleId}${path && `/${path}`}`, payload)).status]).toEqual([path, 403]);
});

test('all of it stands in the own data', async () => {
  const asha = await addShown('Asha Rao');
  const circleId = await addCircle(asha);
  await call(asha, 'POST', `circles/${circleId}/threads`, { title: 'Banks', text: 'Where?' });
  const { circles } = (await site.app.inject({ url: '/api/my-data', headers: asha.headers })).json();
  expect(circles).toMatchObject({ memberships: [{ title: 'Rivers', isHost: true }], posts: [{ title: 'Banks', text: 'Where?' }] });
});
