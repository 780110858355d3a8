import { describe, expect, test } from 'vitest';
import { spreadOf, told, waysThrough } from '../fixtures/played-ways.ts';
import { OPTION_IDS } from '../scenes.ts';
import { theLongNote } from './definition.ts';
import { bank } from './key.ts';

describe('the spread, dealt so that the three emotional stories together let each two houses meet', () => {
  test('one stepped scene for each of eight houses', () => {
    expect(spreadOf(bank, 1)).toEqual(['1', '2', '3', '5', '7', '8', '11', '12'].sort());
  });

  test('ten pairs in two-axis scenes', () => {
    expect(spreadOf(bank, 2)).toEqual(['1/11', '2/6', '3/8', '4/5', '4/6', '4/10', '6/9', '7/9', '9/10', '10/12'].sort());
  });

  test('six trade-offs', () => {
    expect(spreadOf(bank, 4)).toEqual(['5/6/11/12', '3/4/7/11', '1/2/5/10', '1/3/9/12', '2/4/8/9', '6/7/8/10'].sort());
  });
});

const taking = waysThrough(theLongNote);

describe('what choices turn', () => {
  test('whom you stand beside is beside you in the dark, in the minibus and at the end', () => {
    const ways = OPTION_IDS.map((letter) => taking({ LN04: letter }));
    for (const screen of ['LN05', 'LN20']) {
      const names = ways.map((way) => ['Kioko', 'Mr Shah', 'Wanjiru'].find((name) => told(way, screen).includes(name)) ?? 'Halima');
      expect(names).toEqual(['Kioko', 'Mr Shah', 'Halima', 'Wanjiru']);
    }
  });

  test('what is carried out of the hall is not among what is lost', () => {
    const lost = OPTION_IDS.map((letter) => told(taking({ LN10: letter }), 'LN11'));
    expect(lost.map((text) => ['birthday book', 'sheets', 'step', 'accordion'].filter((thing) => !text.includes(thing)))).toEqual([
      ['birthday book'],
      ['sheets'],
      ['step'],
      ['accordion'],
    ]);
  });

  test('her chair decides where she sits when the lights return', () => {
    const seats = OPTION_IDS.map((letter) => told(taking({ LN22: letter }), 'LN26'));
    expect(seats.map((text) => /before the stage|on her red chair|asking with both hands|where you all can see/.exec(text)?.[0])).toEqual([
      'before the stage',
      'on her red chair',
      'asking with both hands',
      'where you all can see',
    ]);
  });

  test('whoever reads the scratched line knows its beginning at the end', () => {
    const ends = OPTION_IDS.map((letter) => told(taking({ LN09: letter }), 'LN26'));
    expect(ends.map((text) => text.includes('So that was the rest.'))).toEqual([false, false, true, false]);
  });

  test.each(['LN04', 'LN24', 'LN26'])('each choice at %s ends in its own way', (screen) => {
    expect(new Set(OPTION_IDS.map((letter) => taking({ [screen]: letter }).ending.join(' '))).size).toBe(OPTION_IDS.length);
  });
});
