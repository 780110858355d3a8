import { DOMAINS, domainOf, HOUSES } from '#content/mind/facets.ts';
import type { Recovery } from '#psychometrics';
import type { Case } from './run-case.ts';
import type { Study } from './study.ts';
import { isReached, type Target } from './targets.ts';

const two = (value: number) => value.toFixed(2).replace(/^0/, '');
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const range = (values: readonly number[]) =>
  `${two(Math.min(...values))} to ${two(Math.max(...values))}, mean ${two(values.reduce((sum, one) => sum + one, 0) / values.length)}`;

export function printStudy({ note, people, seed, cases, targets, exposure, savings, carelessness }: Study): void {
  console.log(`${note}\n${people} people, seed ${seed}.`);
  for (const one of cases) printCase(one);
  console.log('\nTargets:');
  for (const target of targets) printTarget(target);
  console.log('');
  for (const { test, items, largest, unused, overlap } of exposure)
    console.log(
      `Exposure in ${test}: of ${items} items the most met one was seen by ${percent(largest)}, ${percent(unused)} by nobody; two people share ${percent(overlap)} of a sitting.`,
    );
  console.log('\nTrials of the games that choose, beside a fixed form that measures as well:');
  for (const { test, adaptiveTrials, fixedTrials, reliabilities } of savings)
    console.log(
      `  ${test.padEnd(16)} ${adaptiveTrials.toFixed(1)} beside ${fixedTrials}: ${percent(1 - adaptiveTrials / fixedTrials)} fewer; reliability ${reliabilities.map(two).join(' and ')}`,
    );
  console.log('\nSittings left out of the profile:');
  for (const { manner, test, invalidRate } of carelessness.sittings)
    console.log(`  ${test.padEnd(16)} ${manner.padEnd(14)} ${percent(invalidRate)}`);
  console.log('\nPeople who stand out over all tests that can be played: two or more of theirs do not count:');
  for (const { manner, flagRate } of carelessness.people) console.log(`  ${manner.padEnd(14)} ${percent(flagRate)}`);
}

function printCase({ title, result, minutes, houses, traits, topThreeRight, bottomFourRight, favours }: Case) {
  console.log(`\n== ${title}: ${Math.round(result.meanAnswers)} scored answers, about ${minutes} minutes`);
  for (const domain of DOMAINS)
    console.log(
      `  ${domain.padEnd(10)} facets  reliability ${range(reliabilities(result.dimensions.filter((_, dimension) => domainOf(dimension) === domain)))}`,
    );
  console.log(`  houses            reliability ${range(reliabilities(houses))}`);
  console.log(`  each house        ${HOUSES.map((house, index) => `${house}: ${two(houses[index]!.reliability)}`).join('  ')}`);
  const weakest = traits.toSorted((one, other) => one.reliability - other.reliability)[0]!;
  console.log(`  ${traits.length} traits        reliability ${range(reliabilities(traits))} (weakest: ${weakest.name})`);
  console.log(`  told too much     ${favours.map((favour) => favour.toFixed(2)).join(' ')} (each house, of 0 to 5)`);
  const coverages = result.dimensions.map(({ coverage }) => coverage);
  console.log(`  RMSE ${result.rmse.toFixed(3)}, bound ${result.bound.toFixed(3)} (${percent(result.rmse / result.bound - 1)} above)`);
  console.log(
    `  95 % intervals hold ${percent(result.pooledCoverage)} pooled; each facet ${percent(Math.min(...coverages))} to ${percent(Math.max(...coverages))}`,
  );
  console.log(`  of the top three houses ${percent(topThreeRight)} are right, of the bottom four ${percent(bottomFourRight)}`);
}

function printTarget(target: Target) {
  const { name, value, atLeast, atMost } = target;
  const bounds = [...(atLeast === undefined ? [] : [`at least ${atLeast}`]), ...(atMost === undefined ? [] : [`at most ${atMost}`])];
  console.log(`  ${isReached(target) ? 'reached' : 'MISSED '}  ${name}: ${value.toFixed(3)} (${bounds.join(', ')})`);
}

const reliabilities = (recoveries: readonly Recovery[]) => recoveries.map(({ reliability }) => reliability);
