import { describe, expect, test } from 'vitest';
import { chooseTraits, EVERYTHING, type NamedTrait, rangeOf } from './traits.ts';

const trait = (name: string, changes: Partial<NamedTrait> = {}): NamedTrait => ({
  trait: name,
  traitName: name,
  name,
  low: '',
  high: '',
  meaning: '',
  house: 1,
  kind: 'emotional',
  traitValue: 50,
  standardError: 5,
  testDate: '2026-03-01T09:00:00.000Z',
  ...changes,
});
const traits = [
  trait('Own worth', { traitValue: 57, meaning: 'When nobody confirms it' }),
  trait('Calm', { house: 4, traitValue: 65, standardError: 3 }),
  trait('Planning', { house: 10, kind: 'rational', traitValue: 31, high: 'Keeps dates' }),
  trait('Evenness', { house: null, kind: 'shape', traitValue: 40, standardError: 2 }),
];
const chosen = (choice: Partial<typeof EVERYTHING>) => chooseTraits(traits, { ...EVERYTHING, ...choice }, 'en-IN').map(({ name }) => name);

describe('the traits that are shown', () => {
  test('are all, as they come, where nothing is asked', () => expect(chosen({})).toEqual(['Own worth', 'Calm', 'Planning', 'Evenness']));
  test('are searched in their name, their ends and their meaning', () => {
    expect(chosen({ search: ' CALM ' })).toEqual(['Calm']);
    expect(chosen({ search: 'keeps' })).toEqual(['Planning']);
    expect(chosen({ search: 'nobody' })).toEqual(['Own worth']);
    expect(chosen({ search: 'nothing such' })).toEqual([]);
  });
  test('are those of a house, and of a kind', () => {
    expect(chosen({ house: 4 })).toEqual(['Calm']);
    expect(chosen({ kind: 'shape' })).toEqual(['Evenness']);
    expect(chosen({ house: 10, kind: 'emotional' })).toEqual([]);
  });
  test.each([
    ['highest', ['Calm', 'Own worth', 'Evenness', 'Planning']],
    ['lowest', ['Planning', 'Evenness', 'Own worth', 'Calm']],
    ['surest', ['Evenness', 'Calm', 'Own worth', 'Planning']],
    ['name', ['Calm', 'Evenness', 'Own worth', 'Planning']],
  ] as const)('come %s', (order, names) => expect(chosen({ order })).toEqual(names));
  test('find a word however its letters are composed', () => {
    const composed = trait('बाक़ी'.normalize('NFC'));
    expect(chooseTraits([composed], { ...EVERYTHING, search: 'बाक़ी'.normalize('NFD') }, 'hi-IN')).toHaveLength(1);
  });
});

test('a range holds 95 % and ends where the scale does', () => {
  expect(rangeOf(50, 10)).toEqual({ low: expect.closeTo(30.4), high: expect.closeTo(69.6) });
  expect(rangeOf(98, 10).high).toBe(100);
  expect(rangeOf(3, 10).low).toBe(0);
});
