import { expect, test } from 'vitest';
import { FACET_COUNT, HOUSES } from '#content/mind/facets.ts';
import { traits } from '#content/traits/directions.ts';
import { measureCarelessness } from './study/carelessness.ts';
import { asShipped, playGamesOnce, playIn } from './study/play.ts';
import { runCase } from './study/run-case.ts';
import { isReached } from './study/targets.ts';
import { asForecast, withStorySlopes } from './study/worlds.ts';

const PEOPLE = 24;
const SEED = 1;
const shared = { minutes: 0, people: PEOPLE, seed: SEED };
const games = playGamesOnce(SEED);
const all = runCase({ ...shared, title: 'all', play: playIn(asShipped, games) });

test('a short study finds the houses about as well as the design says', () => {
  expect(all.result.dimensions).toHaveLength(FACET_COUNT);
  expect(all.houses).toHaveLength(HOUSES.length);
  const mean = all.houses.reduce((sum, { reliability }) => sum + reliability, 0) / HOUSES.length;
  // the whole study asks for .84; 24 people know a mean of twelve to about .03
  expect(mean).toBeGreaterThan(0.75);
  expect(all.result.rmse / all.result.bound).toBeLessThan(1.15);
  expect(all.result.pooledCoverage).toBeGreaterThan(0.9);
  expect(all.result.pooledCoverage).toBeLessThan(0.99);
});

test('every trait is measured', () => {
  expect(all.traits).toHaveLength(traits.length);
  for (const { name, reliability } of all.traits) expect(reliability, name).toBeGreaterThan(0.2);
});

test('a person who is cast twice answers games the same', () => {
  const again = runCase({ ...shared, title: 'again', play: playIn(asShipped, games) });
  expect(again).toEqual({ ...all, title: 'again' });
});

test('smaller slopes of stories measure less', () => {
  const weaker = runCase({ ...shared, title: 'weaker', play: playIn(withStorySlopes(0.8), games) });
  expect(weaker.result.rmse).toBeGreaterThan(all.result.rmse);
});

test('answers as forecast are other answers, and scored as ever', () => {
  const forecast = runCase({ ...shared, title: 'forecast', play: playIn(asForecast, games) });
  expect(forecast.result.rmse).not.toBe(all.result.rmse);
  expect(Math.max(...forecast.favours) - Math.min(...forecast.favours)).toBeLessThan(0.6);
});

test.each([
  [{ name: 'low', value: 0.79, atLeast: 0.8 }, false],
  [{ name: 'enough', value: 0.8, atLeast: 0.8 }, true],
  [{ name: 'within', value: 0.95, atLeast: 0.94, atMost: 0.96 }, true],
  [{ name: 'too much', value: 0.97, atLeast: 0.94, atMost: 0.96 }, false],
])('a target says whether it is reached: $name', (target, reached) => {
  expect(isReached(target)).toBe(reached);
});

const CARELESS_PEOPLE = 10;

test('careless players are found out, test by test and over all tests together, and honest ones are not', () => {
  const { sittings, people } = measureCarelessness(SEED, CARELESS_PEOPLE);
  const rateOf = (manner: string) => people.find((one) => one.manner === manner)!.flagRate;
  const meanOf = (manner: string) => {
    const own = sittings.filter((one) => one.manner === manner).map(({ invalidRate }) => invalidRate);
    return own.reduce((sum, rate) => sum + rate, 0) / own.length;
  };
  // the whole study asks for at most 2 % of honest people
  expect(rateOf('honest')).toBe(0);
  expect(meanOf('honest')).toBeLessThan(0.02);
  for (const manner of ['random', 'straight-line', 'too-fast']) expect(rateOf(manner)).toBeGreaterThanOrEqual(0.9);
});
