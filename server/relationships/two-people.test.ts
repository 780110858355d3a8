import { describe, expect, test } from 'vitest';
import { DOMAINS, HOUSES } from '#content/mind/facets.ts';
import { findInsights } from '#server/reports/insights/find-insights.ts';
import type { Side } from '#server/reports/insights/insight.ts';
import { playPeople } from '../../scripts/told/play-people.ts';
import { findingsOf, findMeetings, questionsFor } from './two-people.ts';

const side = (house: Side['house'], end: Side['end'], changes: Partial<Side> = {}): Side => ({
  kind: 'side',
  house,
  domain: 'emotional',
  end,
  chance: 0.9,
  size: 1,
  ...changes,
});

describe('where two people meet', () => {
  test('both high, both low, and apart with the one at the high end first', () => {
    const found = findMeetings([side(1, 'high'), side(3, 'low'), side(9, 'low')], [side(1, 'high'), side(3, 'low'), side(9, 'high')]);
    expect(found.map(({ house, standing, meeting, first }) => [house, standing, meeting, first])).toEqual([
      [1, 'high', 'alike', null],
      [3, 'low', 'rubbing', null],
      [9, 'apart', 'rubbing', 'other'],
    ]);
  });

  test('is told only where the chance of both together reaches .75', () => {
    expect(findMeetings([side(1, 'high', { chance: 0.86 })], [side(1, 'high', { chance: 0.86 })])).toEqual([]); // .74
    expect(findMeetings([side(1, 'high', { chance: 0.87 })], [side(1, 'high', { chance: 0.87 })])[0]!.chance).toBeCloseTo(0.757, 3);
  });

  test('needs the facet of both, and leaves games out', () => {
    expect(findMeetings([side(1, 'high')], [side(2, 'high'), side(1, 'high', { domain: 'rational' })])).toEqual([]);
    const cognitive = side(1, 'high', { domain: 'cognitive' });
    expect(findMeetings([cognitive], [cognitive])).toEqual([]);
  });
});

describe('eight questions', () => {
  test('begin with what rubs, and are filled up with those that any two can begin with', () => {
    const found = findMeetings([side(1, 'high'), side(9, 'low')], [side(1, 'high'), side(9, 'high')]);
    const questions = questionsFor(found, 'en');
    expect(questions[0]).toContain('a year without duties'); // house 9: apart
    expect(questions[1]).toContain('courage'); // house 1: alike
    expect(new Set(questions).size).toBe(8);
  });

  test('are eight where nothing was found, and where everything was', () => {
    const all = HOUSES.flatMap((house) => [side(house, 'high'), side(house, 'low', { domain: 'rational' })]);
    for (const found of [[], findMeetings(all, all)]) expect(questionsFor(found, 'hi')).toHaveLength(8);
  });
});

test('among simulated people what is told of two is wrong no more often than its chances say', () => {
  const people = playPeople(12, 5).afterAll.map(({ theta, subject }) => ({ theta, sides: findInsights(subject.profile.posterior).sides }));
  let [told, wrong, allowed] = [0, 0, 0];
  const endOf = (theta: ArrayLike<number>, { house, domain }: Pick<Side, 'house' | 'domain'>) =>
    theta[3 * (house - 1) + DOMAINS.indexOf(domain)]! > 0 ? 'high' : 'low';
  for (const [index, one] of people.entries()) {
    for (const other of people.slice(index + 1)) {
      const found = findMeetings(one.sides, other.sides);
      expect(Object.values(findingsOf(found, 'en')).flat().length).toBeGreaterThan(0);
      for (const { house, domain, standing, chance } of found) {
        const [first, second] = [endOf(one.theta, { house, domain }), endOf(other.theta, { house, domain })];
        told += 1;
        wrong += (first === second ? first : 'apart') === standing ? 0 : 1;
        allowed += 1 - chance;
      }
    }
  }
  expect(told).toBeGreaterThan(200);
  expect(wrong / told).toBeLessThan(allowed / told + 0.06);
});
