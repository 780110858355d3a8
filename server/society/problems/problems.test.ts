import { expect, test } from 'vitest';
import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import { offerOf } from '#testing/think-tank.ts';
import { tankSite } from '#testing/think-tank-site.ts';

const { time, addEditor, send, look, openProblem } = await tankSite();

test('a problem is offered by a member and accepted by two editors, however close together they decide', async () => {
  const { slug, asker, decide, one, other } = await openProblem('Clean water in a dry town');
  expect((await send('GET', `think-tank/problems/${slug}`)).status).toBe(404);
  expect((await decide(asker)).status).toBe(403);
  const third = await addEditor('Ruth Mensah');
  const answers = await Promise.all([one, other, third].map(decide));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.message).toBe(say.decided);
  expect(await look(slug)).toMatchObject({ state: 'open', askedBy: 'Asker of Clean water in a dry town', proposals: null, brief: null });
  expect((await send('GET', 'think-tank')).body.open).toContainEqual(expect.objectContaining({ slug }));
  const wrong = { ...offerOf('Short', time), until: '2020-01-01', context: 'x' };
  expect((await send('POST', 'society/think-tank/problems', asker, wrong)).body.errors).toMatchObject({
    title: say.title,
    context: say.part,
  });
});
