import { describe, expect, test } from 'vitest';
import { sceneOf, spreadOf, told, waysThrough } from '../fixtures/played-ways.ts';
import { OPTION_IDS } from '../scenes.ts';
import { fortyFirstSample } from './definition.ts';
import { bank } from './key.ts';

describe('the spread, dealt so that the three rational stories together let each two houses meet', () => {
  test('one stepped scene for each of eight houses', () => {
    expect(spreadOf(bank, 1)).toEqual(['2', '3', '5', '6', '8', '9', '11', '12'].sort());
  });

  test('ten pairs in two-axis scenes', () => {
    expect(spreadOf(bank, 2)).toEqual(['1/7', '1/9', '1/12', '2/3', '4/6', '4/8', '4/10', '5/7', '7/10', '10/11'].sort());
  });

  test('six trade-offs', () => {
    expect(spreadOf(bank, 4)).toEqual(['1/2/6/10', '5/8/9/10', '6/7/9/12', '1/3/8/11', '3/4/5/12', '2/4/7/11'].sort());
  });
});

const taking = waysThrough(fortyFirstSample);

describe('what choices turn', () => {
  test('the half of the ward that is sampled first decides where the second chapter begins, and with whom', () => {
    const ways = OPTION_IDS.map((letter) => taking({ FS08: letter }));
    for (const screen of ['FS09', 'FS10']) {
      expect(ways.map((way) => sceneOf(way, screen).backdrop)).toEqual(['terrace-tanks', 'ward-lane', 'terrace-tanks', 'ward-lane']);
    }
    expect(ways.map((way) => /Joseph/.test(told(way, 'FS09')))).toEqual([true, false, true, false]);
    expect(ways.map((way) => /Sunanda/.test(told(way, 'FS09')))).toEqual([false, true, false, true]);
  });

  test('to test the jar costs the intern her place, and not to test it keeps her on the case', () => {
    const ways = OPTION_IDS.map((letter) => taking({ FS14: letter }));
    expect(ways.map((way) => /Ayesha sleeps/.test(told(way, 'FS17')))).toEqual([false, false, true, true]);
    expect(ways.map(({ ending }) => /On Monday Ayesha is at the door again/.test(ending.join(' ')))).toEqual([true, true, false, false]);
  });

  test('the power cut costs six bottles or the secret', () => {
    const ways = OPTION_IDS.map((letter) => taking({ FS15: letter }));
    expect(ways.map((way) => /Thirty-four/.test(told(way, 'FS19')))).toEqual([true, false, true, false]);
    expect(ways.map((way) => /all of Neemwadi/.test(told(way, 'FS22')))).toEqual([false, true, false, true]);
  });

  test.each(['FS21', 'FS22', 'FS25', 'FS26'])('each choice at %s ends in its own way', (screen) => {
    expect(new Set(OPTION_IDS.map((letter) => taking({ [screen]: letter }).ending.join(' '))).size).toBe(OPTION_IDS.length);
  });
});
