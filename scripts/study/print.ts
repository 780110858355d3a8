import { DOMAINS, domainOf, HOUSES } from '#content/mind/facets.ts';
import type { Recovery } from '#psychometrics';
import type { Case, Study } from './study.ts';

const two = (value: number) => value.toFixed(2).replace(/^0/, '');
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const range = (values: readonly number[]) =>
  `${two(Math.min(...values))} to ${two(Math.max(...values))}, mean ${two(values.reduce((sum, one) => sum + one, 0) / values.length)}`;

export function printStudy({ note, people, seed, cases, exposure, invalidRates }: Study): void {
  console.log(`${note}\n${people} people, seed ${seed}.`);
  for (const one of cases) printCase(one);
  for (const { test, items, largest, unused, overlap } of exposure)
    console.log(
      `\nExposure in ${test}: of ${items} items the most met one was seen by ${percent(largest)}, ${percent(unused)} by nobody; two people share ${percent(overlap)} of a sitting.`,
    );
  console.log('\nSittings left out of the profile:');
  for (const { manner, test, invalidRate } of invalidRates)
    console.log(`  ${test.padEnd(16)} ${manner.padEnd(14)} ${percent(invalidRate)}`);
}

function printCase({ title, result, minutes, topThreeRight, bottomFourRight }: Case) {
  const { dimensions, composites } = result;
  console.log(`\n== ${title}: ${Math.round(result.meanAnswers)} scored answers, about ${minutes} minutes`);
  for (const domain of DOMAINS)
    console.log(
      `  ${domain.padEnd(10)} facets  reliability ${range(reliabilities(dimensions.filter((_, dimension) => domainOf(dimension) === domain)))}`,
    );
  console.log(`  houses            reliability ${range(reliabilities(composites))}`);
  console.log(`  each house        ${HOUSES.map((house, index) => `${house}: ${two(composites[index]!.reliability)}`).join('  ')}`);
  const coverages = dimensions.map(({ coverage }) => coverage);
  console.log(`  RMSE ${result.rmse.toFixed(3)}, bound ${result.bound.toFixed(3)} (${percent(result.rmse / result.bound - 1)} above)`);
  console.log(
    `  95 % intervals hold ${percent(result.pooledCoverage)} pooled; each facet ${percent(Math.min(...coverages))} to ${percent(Math.max(...coverages))}`,
  );
  console.log(`  of the top three houses ${percent(topThreeRight)} are right, of the bottom four ${percent(bottomFourRight)}`);
}

const reliabilities = (recoveries: readonly Recovery[]) => recoveries.map(({ reliability }) => reliability);
