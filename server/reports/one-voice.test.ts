import { expect, test } from 'vitest';
import { DOMAINS, type Domain, facet, type House } from '#content/mind/facets.ts';
import type { WrittenReport } from '#contract/written-reports.ts';
import { type PlayedPerson, playPeople } from '../../scripts/told/play-people.ts';
import { reports } from './catalogue.ts';
import { findInsights } from './insights/find-insights.ts';
import { writeReports } from './write-reports.ts';

const people = playPeople(6, 11).afterAll;

/** The names of all statements that a person's reports make; see `insightId`. */
function statementsTo({ subject }: PlayedPerson): string[] {
  const named = JSON.stringify(Object.values<WrittenReport>(writeReports(reports, subject, 'en'))).matchAll(/"insight":"([^"]+)"/g);
  return [...named].flatMap(([, insight]) => insight!.split('+'));
}

const sidesOf = ({ subject }: PlayedPerson) => findInsights(subject.profile.posterior).sides;

test('a contrast tells a high end and a low one, so its two facets lie on either side of the middle', () => {
  let told = 0;
  for (const person of people) {
    const { mode } = person.subject.profile.posterior;
    for (const statement of statementsTo(person)) {
      const [kind, house, above, , below] = statement.split('-');
      if (kind !== 'contrast') continue;
      told += 1;
      const height = (domain: string | undefined) => mode[facet(Number(house) as House, domain as Domain)]!;
      expect(height(above), statement).toBeGreaterThan(0);
      expect(height(below), statement).toBeLessThan(0);
    }
  }
  expect(told).toBeGreaterThan(people.length);
});

test('a pair is not told of a house that has a facet at the opposite end', () => {
  let told = 0;
  for (const person of people) {
    const sides = sidesOf(person);
    for (const statement of statementsTo(person)) {
      const [kind, first, second, shape] = statement.split('-');
      if (kind !== 'pair') continue;
      told += 1;
      const ends = { [first!]: shape === 'second' ? 'low' : 'high', [second!]: shape === 'first' ? 'low' : 'high' };
      for (const [house, end] of Object.entries(ends))
        for (const domain of DOMAINS) {
          const side = sides.find((one) => one.house === Number(house) && one.domain === domain);
          expect(side?.end ?? end, `${statement}: ${house} ${domain}`).toBe(end);
        }
    }
  }
  expect(told).toBeGreaterThan(people.length);
});

test('the page that is handed over asks nothing that a facet of its house speaks against', () => {
  let asked = 0;
  for (const person of people) {
    const sides = sidesOf(person);
    const page = writeReports(reports, person.subject, 'en').professional.sections.filter(({ id }) => id === 'handOver');
    for (const [, house, half] of JSON.stringify(page).matchAll(/"insight":"half-(\d+)-(stronger|quieter)"/g)) {
      asked += 1;
      const opposite = half === 'stronger' ? 'low' : 'high';
      expect(sides.filter((side) => side.house === Number(house) && side.end === opposite)).toEqual([]);
    }
  }
  expect(asked).toBeGreaterThan(people.length);
});
