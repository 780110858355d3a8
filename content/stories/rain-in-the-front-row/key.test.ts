import { describe, expect, test } from 'vitest';
import { sceneOf, spreadOf, told, waysThrough } from '../fixtures/played-ways.ts';
import { OPTION_IDS } from '../scenes.ts';
import { rainInTheFrontRow } from './definition.ts';
import { bank } from './key.ts';

describe('the spread, dealt so that the three rational stories together let each two houses meet', () => {
  test('one stepped scene for each of eight houses', () => {
    expect(spreadOf(bank, 1)).toEqual(['1', '2', '4', '5', '7', '8', '10', '11'].sort());
  });

  test('ten pairs in two-axis scenes', () => {
    expect(spreadOf(bank, 2)).toEqual(['1/6', '2/3', '3/9', '3/10', '4/12', '5/9', '6/9', '6/12', '7/8', '11/12'].sort());
  });

  test('six trade-offs', () => {
    expect(spreadOf(bank, 4)).toEqual(['1/3/7/12', '8/9/10/12', '4/6/10/11', '2/5/6/7', '3/5/8/11', '1/2/4/9'].sort());
  });
});

const taking = waysThrough(rainInTheFrontRow);

describe('what choices turn', () => {
  test('the second week is spent on the canals or on the roof', () => {
    const ways = OPTION_IDS.map((letter) => taking({ RR08: letter }));
    expect(ways.map((way) => sceneOf(way, 'RR09').backdrop)).toEqual(['canal-boat', 'roof-work', 'canal-boat', 'roof-work']);
    expect(ways.map((way) => told(way, 'RR10').startsWith('Leela has'))).toEqual([true, false, true, false]);
  });

  test('the storm takes the screen or the sound, and the last show does without it', () => {
    const ways = OPTION_IDS.map((letter) => taking({ RR17: letter }));
    expect(ways.map((way) => sceneOf(way, 'RR24').backdrop)).toEqual(['sheets', 'voices', 'voices', 'sheets']);
    expect(ways.map((way) => told(way, 'RR18').includes('bedsheets'))).toEqual([true, false, false, true]);
  });

  test.each(['RR23', 'RR24', 'RR25', 'RR26'])('%s ends the story in four ways', (screen) => {
    const endings = OPTION_IDS.map((letter) => taking({ [screen]: letter }).ending.join(' '));
    expect(new Set(endings).size).toBe(OPTION_IDS.length);
  });
});
