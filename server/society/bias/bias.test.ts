import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.ts';
import { FACET_COUNT } from '#content/mind/facets.ts';
import { MIN_GROUP } from '#contract/society/bias-words.ts';
import { testApp } from '#testing/app.ts';
import { agree } from '#testing/people.ts';
import { finishStories, gamePlayer, playGames } from '#testing/played-tests.ts';
import { readBias, watchBias } from './actions.ts';
import { ageGroup, groupsOf, makeTally, type Watched } from './rules.ts';

const ITEM = 'fill-constant';
const right = 'right-sure';
const wrong = 'wrong-sure';
const item = catalogue.find(({ slug }) => slug === 'pattern-loom')!.test.bank.items.find(({ id }) => id === ITEM)!;

type Person = {
  readonly language?: 'en' | 'hi';
  readonly answers?: readonly string[];
  readonly isInvited?: boolean;
  readonly age?: number;
};
const person = ({ language = 'en', answers = [], isInvited = false, age = 30 }: Person): Watched => ({
  sittings: [{ test: 'pattern-loom', language, device: 'phone', answers: answers.map((option) => ({ item: ITEM, option })) }],
  index: { z: isInvited ? 2.4 : 0, standardError: 0.3 },
  mode: new Float64Array(FACET_COUNT),
  ...{ age, isInvited, isConfirmed: false },
});
const tallyOf = (people: readonly Watched[]) => {
  const tally = makeTally();
  for (const one of people) tally.add(one);
  return tally.read();
};
const several = (count: number, of: Person) => Array.from({ length: count }, () => person(of));

test('people are told apart by the language and the device of most of their games, and by their age', () => {
  const sitting = (language: 'en' | 'hi', device: 'phone' | 'computer') => ({ test: 'masks', language, device, answers: [] });
  const sittings = [sitting('en', 'computer'), sitting('hi', 'phone'), sitting('hi', 'computer')];
  expect(groupsOf({ sittings, age: 61 })).toEqual({ language: 'hi', device: 'computer', age: '60-' });
  expect([18, 24, 25, 39, 40, 59, 60].map(ageGroup)).toEqual(['18-24', '18-24', '25-39', '25-39', '40-59', '40-59', '60-']);
});

test('who is invited how often stands beside the group that is invited most often', () => {
  const { groups } = tallyOf([
    ...several(90, {}),
    ...several(10, { isInvited: true }),
    ...several(98, { language: 'hi' }),
    ...several(2, { language: 'hi', isInvited: true }),
  ]);
  const [english, hindi] = groups.filter(({ attribute }) => attribute === 'language');
  expect(english).toMatchObject({ group: 'en', counted: { people: 100, invited: 10 }, impact: null });
  expect(english!.counted!.index).toBeCloseTo(0.24, 10);
  expect(hindi).toMatchObject({ group: 'hi', counted: { people: 100, invited: 2 }, impact: { isBelowFourFifths: true } });
  expect(hindi!.impact!.ratio).toBeCloseTo(0.2, 10);
});

test('a small group is not told of', () => {
  const { groups } = tallyOf([...several(100, {}), ...several(MIN_GROUP - 1, { language: 'hi' })]);
  expect(groups.find(({ group }) => group === 'hi')).toEqual({ attribute: 'language', group: 'hi', counted: null, impact: null });
});

test('an item that one group answers worse than people who do alike in the game stands out', () => {
  expect(item.options.map(({ id }) => id)).toEqual(expect.arrayContaining([right, wrong]));
  const fair = tallyOf([
    ...several(60, { answers: [right, right, wrong] }),
    ...several(60, { language: 'hi', answers: [right, right, wrong] }),
  ]);
  expect(fair).toMatchObject({ compared: 1, items: [] });
  const unfair = tallyOf([
    ...several(60, { answers: [right, right, wrong] }),
    ...several(60, { language: 'hi', answers: [right, wrong, wrong] }),
  ]);
  expect(unfair.items).toMatchObject([
    { game: 'pattern-loom', item: ITEM, attribute: 'language', group: 'hi', reference: 'en', answers: [180, 180], class: 'C' },
  ]);
  expect(unfair.items[0]!.difference).toBeLessThan(-0.25);
});

test('an item is compared only where both groups have answered it often enough', () => {
  const { compared } = tallyOf([...several(60, { answers: [right, wrong] }), ...several(49, { language: 'hi', answers: [right, wrong] })]);
  expect(compared).toBe(0);
});

test('only those who have agreed are counted, nothing of a person is kept, and operators read it', async () => {
  const time = new Date('2027-01-10T06:00:00Z');
  const { app, database, signUp } = await testApp({ now: () => time, config: { operators: ['operator1'] } });
  const operator = await signUp('Olga Petrova');
  await database.updateTable('people.person').set({ username: 'operator1' }).where('id', '=', operator.id).execute();
  const read = async () => (await app.inject({ url: '/api/operator/society/bias', headers: operator.headers })).json();
  expect(await read()).toEqual({ lookedAt: null, groups: [], compared: 0, items: [] });
  for (const [index, agrees] of [true, false].entries()) {
    const { id } = await signUp();
    if (agrees) await agree(database, id, time, ['society']);
    await finishStories(database, id, time);
    await playGames(database, id, { theta: gamePlayer(0), seed: index, at: time });
  }
  await watchBias({ database, now: () => time });
  const { found } = await database.selectFrom('society.biasWatch').select('found').executeTakeFirstOrThrow();
  expect(found.groups.every(({ counted }) => counted === null)).toBe(true); // one person is told of nowhere
  expect(await read()).toEqual(JSON.parse(JSON.stringify(await readBias(database))));
  expect((await read()).lookedAt).toBe(time.toISOString());
});
