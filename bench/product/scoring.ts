import { catalogue } from '#content/catalogue.ts';
import { ordinarySetting } from '#content/games/game.ts';
import { FACET_COUNT } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { simulateSitting } from '#content/simulated-sitting.ts';
import { drawNormal, normalPrior, type SoftmaxAnswer, scoreMap, seededRandom } from '#psychometrics';

const PEOPLE = 50;
const MEASURED_MS = 3_000;

/** Full-profile scorings a second: every answer of every test that there is, 36 facets, with the whole covariance. */
export function measureScoring(): { perSecond: number; answersEach: number; facets: number } {
  const random = seededRandom(1);
  const prior = normalPrior(facetCovariance);
  const people = Array.from({ length: PEOPLE }, (_, person): SoftmaxAnswer[] => {
    const theta = Float64Array.from({ length: FACET_COUNT }, () => drawNormal(random));
    return catalogue.flatMap(({ test }) => {
      const items = new Map(test.bank.items.map((item) => [item.id, item]));
      return simulateSitting(test, { theta, random }, ordinarySetting(person)).flatMap(({ item: id, option }) => {
        const item = id === null ? undefined : items.get(id);
        return item ? [{ item, option: item.options.findIndex((known) => known.id === option) }] : [];
      });
    });
  });
  for (const answers of people) scoreMap(answers, prior); // warm-up
  const started = performance.now();
  let scored = 0;
  while (performance.now() - started < MEASURED_MS) {
    scoreMap(people[scored % PEOPLE]!, prior);
    scored += 1;
  }
  const answersEach = people.reduce((sum, answers) => sum + answers.length, 0) / PEOPLE;
  return { perSecond: (scored / (performance.now() - started)) * 1_000, answersEach, facets: FACET_COUNT };
}
