import { expect, test } from 'vitest';
import { spreadOf, told, waysThrough } from '../fixtures/played-ways.ts';
import { OPTION_IDS } from '../scenes.ts';
import { compileScript, tagValue, walk } from '../walk.ts';
import { oneRoofTwoFires } from './definition.ts';
import { bank } from './key.ts';

/** The part of the coverage of the emotional stories that this one has to bring. */
const DEALT = {
  stepped: ['1', '10', '12', '3', '4', '6', '7', '9'],
  twoAxis: ['1/8', '11/12', '2/10', '2/5', '2/8', '3/4', '5/11', '5/7', '6/8', '9/11'],
  tradeOff: ['1/2/7/11', '1/5/6/12', '2/4/9/12', '3/5/8/9', '3/6/10/11', '4/7/8/10'],
};

test('brings the houses, pairs and fours that were dealt to it', () => {
  expect([1, 2, 4].map((size) => spreadOf(bank, size))).toEqual([DEALT.stepped, DEALT.twoAxis, DEALT.tradeOff]);
});

test('lets the letters say nothing about the level', () => {
  for (const letter of [0, 1, 2, 3]) {
    const own = bank.items.map(({ options }) => options[letter]!.loadings);
    const stepped = bank.items.flatMap(({ options }, place) =>
      new Set(options.map(({ loadings }) => loadings[0]!.dimension)).size === 1 && own[place]!.length === 1 ? [own[place]![0]!.slope] : [],
    );
    expect(stepped.sort((a, b) => a - b)).toEqual([-1.125, -1.125, -0.375, -0.375, 0.375, 0.375, 1.125, 1.125]);
    const twoAxis = own.filter((loadings) => loadings.length === 2);
    for (const axis of [0, 1]) expect(twoAxis.filter((loadings) => loadings[axis]!.slope > 0)).toHaveLength(5);
  }
});

const taking = waysThrough(oneRoofTwoFires);

test.each(['RF05', 'RF10', 'RF15', 'RF24'])('tells %s in four ways, one for each place to sleep', (screen) => {
  expect(new Set(OPTION_IDS.map((bed) => told(taking({ RF04: bed }), screen))).size).toBe(4);
});

test('answers each choice in one line and tells each scene in two, so that the page shows which is which', () => {
  const compiled = compileScript(oneRoofTwoFires, 'en');
  for (const letter of OPTION_IDS) {
    const [first, ...others] = walk(compiled, () => letter).screens;
    expect(first!.prose).toHaveLength(2);
    for (const { id, prose } of others) expect(prose, id).toHaveLength(3);
  }
});

test('loses with the back wing what was not carried out', () => {
  expect(new Set(OPTION_IDS.map((saved) => told(taking({ RF16: saved }), 'RF17'))).size).toBe(4);
});

test('ends as four choices say: where one slept, what one saved, how the table came together, where one goes', () => {
  const endings = ['RF04', 'RF16', 'RF25', 'RF26'].flatMap((screen) => OPTION_IDS.map((letter) => taking({ [screen]: letter })));
  for (const [name, count] of [
    ['ending', 4],
    ['bed', 4],
    ['saved', 4],
    ['table', 4],
  ] as const) {
    expect(new Set(endings.map(({ endingTags }) => tagValue(endingTags, name))).size, name).toBe(count);
  }
  expect(new Set(endings.map(({ ending }) => ending.join('\n'))).size).toBe(13);
});
