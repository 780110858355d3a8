import { expect, test } from 'vitest';
import { type CataloguedTest, catalogue, facetsOf } from '#content/catalogue.ts';
import { ordinarySetting } from '#content/games/game.ts';
import { type Domain, domainOf, FACET_COUNT, houseOf } from '#content/mind/facets.ts';
import { simulateSitting } from '#content/simulated-sitting.ts';
import { seededRandom } from '#psychometrics';
import { chooseNextTest, goOnWith } from './next-test.ts';
import { scoreSittings } from './score-sittings.ts';

const domainOfTest = ({ test }: CataloguedTest): Domain => domainOf(facetsOf(test)[0]!);
const of = (domain: Domain) => catalogue.filter((one) => domainOfTest(one) === domain);
const without = (played: readonly CataloguedTest[]) => catalogue.filter((one) => !played.includes(one));

/** What is known of somebody, 0.5 above the middle everywhere, who has played these tests. */
function after(played: readonly CataloguedTest[]) {
  const person = { theta: new Float64Array(FACET_COUNT).fill(0.5), random: seededRandom(5) };
  const sittings = played.map(({ slug, test }, id) => ({
    id,
    test: slug,
    answers: simulateSitting(test, person, ordinarySetting(7)).flatMap(({ item, option }) => (item === null ? [] : [{ item, option }])),
  }));
  return scoreSittings(sittings, (slug) => played.find((one) => one.slug === slug)?.test.bank);
}

test('somebody of whom nothing is known begins with a story, which looks at all twelve', () => {
  const next = chooseNextTest(after([]), catalogue)!;
  expect(catalogue.find(({ slug }) => slug === next.test)!.test.kind).toBe('story');
  expect(next).toMatchObject({ code: 'first', houses: [] });
});

test('after every story of one side, the other side comes first, and the page may say that it is least known', () => {
  for (const [done, coming] of [
    ['emotional', 'rational'],
    ['rational', 'emotional'],
  ] as const) {
    const played = of(done);
    expect(chooseNextTest(after(played), without(played))).toMatchObject({ domain: coming, code: 'least-known', houses: [] });
  }
});

test('after all stories a game comes, and it names what it measures, the least known first', () => {
  const stories = catalogue.filter(({ test: { kind } }) => kind === 'story');
  const estimate = after(stories);
  const next = chooseNextTest(estimate, without(stories))!;
  const measured = facetsOf(catalogue.find(({ slug }) => slug === next.test)!.test);
  expect(next.domain).toBe('cognitive');
  expect(next.houses.toSorted()).toEqual(measured.map(houseOf).toSorted());
  const doubts = next.houses.map((house) => estimate.covariance[measured.find((facet) => houseOf(facet) === house)! * (FACET_COUNT + 1)]!);
  expect(doubts).toEqual(doubts.toSorted((one, other) => other - one));
});

test('a second story of the same side waits while a whole side is unknown', () => {
  const [first] = of('emotional');
  const next = chooseNextTest(after([first!]), without([first!]))!;
  expect(next.domain).not.toBe('emotional');
});

test('what asks for twice the time for the same knowledge comes later', () => {
  const open = catalogue.slice(0, 1).flatMap((one) => {
    const { about } = one.test;
    return [{ ...one, slug: 'slow' as never, test: { ...one.test, about: { ...about, minutes: 2 * about.minutes } } }, one];
  });
  expect(chooseNextTest(after([]), open)!.test).toBe(catalogue[0]!.slug);
});

test('a test that is not among the least known is not said to be', () => {
  const stories = catalogue.filter(({ test: { kind } }) => kind === 'story');
  const [known] = of('emotional');
  const [game] = of('cognitive');
  // a very short story of a side that is known: quick to play, so that it comes first
  const short = { ...known!, test: { ...known!.test, about: { ...known!.test.about, minutes: 0.01 } } };
  expect(chooseNextTest(after(stories), [game!, short])).toMatchObject({ test: known!.slug, code: 'most-told' });
});

test('when one test is left it is that one, and when none is left it is none', () => {
  for (const last of catalogue) expect(chooseNextTest(after([]), [last])!.test).toBe(last.slug);
  expect(chooseNextTest(after([]), [])).toBeUndefined();
});

test('one that is begun is gone on with', () => {
  const [story] = of('emotional');
  expect(goOnWith(story!, after([]))).toEqual({ test: story!.slug, code: 'begun', domain: 'emotional', houses: [] });
});
