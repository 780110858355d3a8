import { writeFileSync } from 'node:fs';
import { catalogue } from '#content/catalogue.ts';
import { domainOf, HOUSES, houseOf } from '#content/mind/facets.ts';
import type { StudyFigures } from '#content/science/script-figures.ts';
import type { Study } from './study.ts';

const FILE = new URL('../../content/science/script-study-figures.json', import.meta.url);

/** What the page about the science tells of a study, with the banks that were played. */
export function figuresOf({ people, seed, cases, carelessness, savings }: Study): StudyFigures {
  const [shipped] = cases;
  if (!shipped) throw new Error('The study has no case.');
  const { result, houses, minutes, topThreeRight, bottomFourRight } = shipped;
  const coverages = result.dimensions.map(({ coverage }) => coverage);
  return {
    people,
    seed,
    banks: Object.fromEntries(catalogue.map(({ slug, test }) => [slug, test.bank.version])),
    answers: Math.round(result.meanAnswers),
    minutes,
    houses: HOUSES.map((house, index) => ({ house, reliability: rounded(houses[index]!.reliability) })),
    facets: result.dimensions.map(({ reliability }, dimension) => ({
      house: houseOf(dimension),
      domain: domainOf(dimension),
      reliability: rounded(reliability),
    })),
    rmse: rounded(result.rmse),
    bound: rounded(result.bound),
    coverage: { pooled: rounded(result.pooledCoverage), least: rounded(Math.min(...coverages)), most: rounded(Math.max(...coverages)) },
    topThreeRight: rounded(topThreeRight),
    bottomFourRight: rounded(bottomFourRight),
    flagged: carelessness.people.map(({ manner, flagRate }) => ({ manner, rate: rounded(flagRate) })),
    savings: savings.map(({ test, adaptiveTrials, fixedTrials }) => ({ test, trials: rounded(adaptiveTrials), fixedTrials })),
  };
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

export const writeFigures = (study: Study): void => writeFileSync(FILE, `${JSON.stringify(figuresOf(study), null, 2)}\n`);
