import { type Domain, domainOf, HOUSES, type House, houseOf } from './mind/facets.ts';
import type { Test } from './test.ts';
import { type TestSlug, tests } from './tests.ts';

/** A whole profile rests on twelve tests; until all are played, everything is told "so far". */
export const TESTS_IN_ALL = 12;

export type CataloguedTest = { readonly slug: TestSlug; readonly test: Test };

/** Every test with its name in addresses, in the order in which they are offered. */
export const catalogue: readonly CataloguedTest[] = Object.entries(tests).map(([slug, test]) => ({ slug: slug as TestSlug, test }));

export const isTestSlug = (text: string): text is TestSlug => Object.hasOwn(tests, text);
export const testOf = (slug: TestSlug): Test => tests[slug];

const known = new WeakMap<Test['bank'], readonly number[]>();

/** The facets that a test measures, in order. */
export function facetsOf({ bank }: Test): readonly number[] {
  const found =
    known.get(bank) ??
    [...new Set(bank.items.flatMap(({ options }) => options.flatMap(({ loadings }) => loadings.map(({ dimension }) => dimension))))].sort(
      (one, other) => one - other,
    );
  known.set(bank, found);
  return found;
}

/** What a test looks at, for telling: one side of the mind, and which houses of it, in this order of facets; none where it is all twelve. */
export function lookedAt(facets: readonly number[]): { readonly domain: Domain; readonly houses: readonly House[] } {
  const houses = [...new Set(facets.map(houseOf))];
  return { domain: domainOf(facets[0]!), houses: houses.length === HOUSES.length ? [] : houses };
}
