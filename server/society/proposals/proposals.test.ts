import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import type { TestPerson } from '#testing/people.ts';
import { proposalOf } from '#testing/think-tank.ts';
import { tankSite } from '#testing/think-tank-site.ts';

const { database, time, tick, endStep, signUp, member, send, look, propose, openNow } = await tankSite();

test('two proposals at the second of the deadline: what came before is taken, and nothing of the other is lost', async () => {
  const { slug } = await openNow('Shade for every bus stop');
  const [early, late] = [await signUp('Nila Das'), await member('Rohan Iyer')];
  expect((await propose(slug, early, 'early')).body.proposal).toMatchObject({ isSubmitted: true, version: 1 });
  await send('PUT', `think-tank/problems/${slug}/own`, late, { ...proposalOf('late'), basedOn: 0 });
  await database.updateTable('society.problem').set({ endsAt: time }).where('slug', '=', slug).execute();
  expect(await send('POST', `think-tank/problems/${slug}/own/submit`, late, { agrees: true })).toMatchObject({
    status: 409,
    body: { message: say.notOpen },
  });
  const kept = (await send('GET', `think-tank/problems/${slug}/own`, late)).body;
  expect(kept).toMatchObject({ may: { write: false }, proposal: { isSubmitted: false, text: proposalOf('late').text } });
});

test('versions are kept, two who write at once lose nothing, and a co-author comes by the code', async () => {
  const { slug, asker } = await openNow('Lamps that nobody steals');
  const [lead, friend] = [await member('Imran Sheikh'), await signUp('Tara Bose')];
  const save = (by: TestPerson, basedOn: number, word: string) =>
    send('PUT', `think-tank/problems/${slug}/own`, by, { ...proposalOf(word), basedOn });
  const { code } = (await save(lead, 0, 'one')).body.proposal;
  expect((await send('POST', `think-tank/problems/${slug}/own/join`, friend, { code: 'wrong' })).body.errors).toEqual({
    code: say.noSuchCode,
  });
  expect((await send('POST', `think-tank/problems/${slug}/own/join`, friend, { code })).body.proposal.authors).toEqual([
    'Imran Sheikh',
    'Tara Bose',
  ]);
  const both = await Promise.all([save(lead, 1, 'two'), save(friend, 1, 'three')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await save(asker, 0, 'own')).body.message).toBe(say.askerProposes);
  const { proposal } = (await send('GET', `think-tank/problems/${slug}/own`, lead)).body;
  expect(proposal.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  const naming = { ...proposalOf('x'), text: `${proposalOf('x').text} Tara Bose has shown it.`, basedOn: 2 };
  await send('PUT', `think-tank/problems/${slug}/own`, lead, naming);
  expect((await send('POST', `think-tank/problems/${slug}/own/submit`, lead, { agrees: true })).body.errors).toEqual({
    text: say.namesAuthor,
  });
  const huge = await send('PUT', `think-tank/problems/${slug}/own`, lead, { ...naming, text: 'x'.repeat(30_000) });
  expect(huge.body.errors).toEqual({ text: say.proposalText });
  expect((await send('PUT', `think-tank/problems/${slug}/own`, lead, { ...naming, text: 'x'.repeat(10_000_000) })).status).toBe(413);
});

test('a proposal whose only author erases the account before it is published goes with them', async () => {
  const { slug } = await openNow('Quiet streets at school hours');
  const [gone, stays] = [await member('Farid Khan'), await member('Jonas Berg')];
  await propose(slug, gone, 'gone');
  await propose(slug, stays, 'stays');
  await endStep(slug);
  await database.deleteFrom('people.person').where('id', '=', gone.id).execute();
  await tick();
  expect(await look(slug)).toMatchObject({ state: 'review', proposals: 1 });
  const { rows } = await sql`select from society.proposal_version where text like '%gone Rain%'`.execute(database);
  expect(rows).toEqual([]);
});
