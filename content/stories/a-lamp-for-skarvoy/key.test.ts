import { describe, expect, test } from 'vitest';
import { sceneOf, spreadOf, told, waysThrough } from '../fixtures/played-ways.ts';
import { OPTION_IDS } from '../scenes.ts';
import { lampForSkarvoy } from './definition.ts';
import { bank } from './key.ts';

describe('the spread, dealt so that the three rational stories together let each two houses meet', () => {
  test('one stepped scene for each of eight houses', () => {
    expect(spreadOf(bank, 1)).toEqual(['1', '3', '4', '6', '7', '9', '10', '12'].sort());
  });

  test('ten pairs in two-axis scenes', () => {
    expect(spreadOf(bank, 2)).toEqual(['1/7', '2/3', '2/8', '2/12', '4/11', '5/6', '5/8', '5/11', '8/11', '9/10'].sort());
  });

  test('six trade-offs', () => {
    expect(spreadOf(bank, 4)).toEqual(['1/2/6/11', '3/7/9/11', '4/7/8/10', '3/6/8/12', '2/4/5/9', '1/5/10/12'].sort());
  });
});

const taking = waysThrough(lampForSkarvoy);

describe('what choices turn', () => {
  test('the free week decides where the second chapter begins, and with whom', () => {
    const ways = OPTION_IDS.map((letter) => taking({ SK08: letter }));
    for (const screen of ['SK09', 'SK10']) {
      expect(ways.map((way) => sceneOf(way, screen).backdrop)).toEqual(['scrapyard', 'rotor-shed', 'scrapyard', 'rotor-shed']);
    }
    expect(ways.map((way) => /Aksel/.test(told(way, 'SK09')))).toEqual([true, false, true, false]);
    expect(ways.map((way) => /Amina/.test(told(way, 'SK09')))).toEqual([false, true, false, true]);
  });

  test('a shepherd who is named in the book turns her back, and one who is not knits a hat', () => {
    const ways = OPTION_IDS.map((letter) => taking({ SK14: letter }));
    expect(ways.map((way) => /turns her back/.test(told(way, 'SK22')))).toEqual([true, false, true, false]);
    expect(ways.map(({ ending }) => /knitted the mast’s stump a hat/.test(ending.join(' ')))).toEqual([false, true, false, true]);
  });

  test('the storm takes the mast or the ferry', () => {
    const ways = OPTION_IDS.map((letter) => taking({ SK19: letter }));
    expect(ways.map((way) => /mast lies in the sea/.test(told(way, 'SK24')))).toEqual([true, false, true, false]);
    expect(ways.map(({ ending }) => /borrowed ferry/.test(ending.join(' ')))).toEqual([false, true, false, true]);
  });

  test.each(['SK23', 'SK25', 'SK26'])('each choice at %s ends in its own way', (screen) => {
    expect(new Set(OPTION_IDS.map((letter) => taking({ [screen]: letter }).ending.join(' '))).size).toBe(OPTION_IDS.length);
  });
});
