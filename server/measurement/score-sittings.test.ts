import { describe, expect, test } from 'vitest';
import { facet } from '#content/mind/facets.ts';
import { facetCovariance } from '#content/mind/prior.ts';
import { normalPrior, scoreMap } from '#psychometrics';
import { type Bank, fingerprintOf, identify, scoreSittings } from './score-sittings.ts';

const dimension = facet(6, 'emotional');
const item = (id: string) => ({
  id,
  options: [-1.5, -0.5, 0.5, 1.5].map((level, index) => ({
    id: 'abcd'[index]!,
    intercept: 0,
    loadings: [{ dimension, slope: 0.75 * level }],
  })),
});
const bank: Bank = { version: '1', items: [item('one'), item('two')] };
const bankOf = (test: string) => (test === 'ferry' ? bank : undefined);
const sitting = (answers: readonly { item: string; option: string }[], test = 'ferry') => ({ id: 1, test, answers });
const prior = normalPrior(facetCovariance);

describe('scoring a person’s sittings', () => {
  test('reads each option by its id', () => {
    const scored = scoreSittings([sitting([{ item: 'one', option: 'd' }])], bankOf);
    expect(scored).toEqual(scoreMap([{ item: bank.items[0]!, option: 3 }], prior));
    expect(scored.mode[dimension]).toBeGreaterThan(0.3);
  });

  test('takes the answers of all sittings together', () => {
    const apart = [sitting([{ item: 'one', option: 'd' }]), { ...sitting([{ item: 'two', option: 'a' }]), id: 2 }];
    const together = [
      sitting([
        { item: 'one', option: 'd' },
        { item: 'two', option: 'a' },
      ]),
    ];
    expect(scoreSittings(apart, bankOf)).toEqual(scoreSittings(together, bankOf));
  });

  test.each([
    ['an item that the bank does not score', sitting([{ item: 'attention', option: 'a' }])],
    ['an option that a newer bank dropped', sitting([{ item: 'one', option: 'z' }])],
    ['a test that is no longer offered', sitting([{ item: 'one', option: 'a' }], 'gone')],
    ['no sitting at all', undefined],
  ])('%s says nothing', (_, nothing) => {
    const { mode, covariance } = scoreSittings(nothing ? [nothing] : [], bankOf);
    expect(mode).toEqual(prior.mean);
    expect(covariance).toEqual(prior.covariance);
  });
});

describe('the fingerprint of a result', () => {
  const sittings = [
    { id: 7, test: 'ferry' },
    { id: 9, test: 'loom' },
  ];
  const banks = { ferry: '1', loom: '3' };
  const print = fingerprintOf(sittings, banks, 'model-1');

  test('does not depend on the order in which sittings are read', () => {
    expect(fingerprintOf(sittings.toReversed(), { loom: '3', ferry: '1' }, 'model-1')).toBe(print);
  });

  test.each([
    ['another sitting', fingerprintOf([sittings[0]!, { id: 10, test: 'loom' }], banks, 'model-1')],
    ['one sitting fewer', fingerprintOf([sittings[0]!], banks, 'model-1')],
    ['a new bank', fingerprintOf(sittings, { ...banks, loom: '4' }, 'model-1')],
    ['new norms', fingerprintOf(sittings, banks, 'people-1')],
  ])('changes with %s', (_, other) => {
    expect(other).not.toBe(print);
  });
});

test('a bank whose items were edited under the same version is another bank', () => {
  const [first, ...rest] = bank.items;
  const edited = { ...bank, items: [{ ...first!, options: first!.options.toReversed() }, ...rest] };
  expect(identify({ ...bank })).toBe(identify(bank));
  expect(identify(edited)).not.toBe(identify(bank));
  expect(identify({ ...bank, version: 'newer' })).not.toBe(identify(bank));
});
