import { describe, expect, test } from 'vitest';
import { type House, houseOf } from '../../mind/facets.ts';
import { compileScript, type Screen, type Walk, walk } from '../walk.ts';
import { rainInTheFrontRow } from './definition.ts';
import { bank } from './key.ts';

const housesIn = (id: string): House[] => {
  const { options } = bank.items.find((item) => item.id === id)!;
  return [...new Set(options.flatMap(({ loadings }) => loadings.map(({ dimension }) => houseOf(dimension))))].sort((a, b) => a - b);
};
const spread = (size: number): string[] =>
  bank.items
    .map(({ id }) => housesIn(id))
    .filter((houses) => houses.length === size)
    .map((houses) => houses.join('/'))
    .sort();

describe('the spread, dealt so that the three rational stories together let each two houses meet', () => {
  test('one stepped scene for each of eight houses', () => {
    expect(spread(1)).toEqual(['1', '2', '4', '5', '7', '8', '10', '11'].sort());
  });

  test('ten pairs in two-axis scenes', () => {
    expect(spread(2)).toEqual(['1/6', '2/3', '3/9', '3/10', '4/12', '5/9', '6/9', '6/12', '7/8', '11/12'].sort());
  });

  test('six trade-offs', () => {
    expect(spread(4)).toEqual(['1/3/7/12', '8/9/10/12', '4/6/10/11', '2/5/6/7', '3/5/8/11', '1/2/4/9'].sort());
  });
});

const compiled = compileScript(rainInTheFrontRow, 'en');
/** Takes option a everywhere but where told otherwise. */
const taking = (choices: Record<string, string>): Walk => walk(compiled, ({ id }) => choices[id] ?? 'a');
const sceneOf = ({ screens }: Walk, wanted: string): Screen => screens.find(({ id }) => id === wanted)!;
const told = (way: Walk, screen: string): string => sceneOf(way, screen).prose.slice(1).join(' ');

describe('what choices turn', () => {
  test('the second week is spent on the canals or on the roof', () => {
    const ways = ['a', 'b', 'c', 'd'].map((letter) => taking({ RR08: letter }));
    expect(ways.map((way) => sceneOf(way, 'RR09').backdrop)).toEqual(['canal-boat', 'roof-work', 'canal-boat', 'roof-work']);
    expect(ways.map((way) => told(way, 'RR10').startsWith('Leela has'))).toEqual([true, false, true, false]);
  });

  test('the storm takes the screen or the sound, and the last show does without it', () => {
    const ways = ['a', 'b', 'c', 'd'].map((letter) => taking({ RR17: letter }));
    expect(ways.map((way) => sceneOf(way, 'RR24').backdrop)).toEqual(['sheets', 'voices', 'voices', 'sheets']);
    expect(ways.map((way) => told(way, 'RR18').includes('bedsheets'))).toEqual([true, false, false, true]);
  });

  test.each(['RR23', 'RR24', 'RR25', 'RR26'])('%s ends the story in four ways', (screen) => {
    const endings = ['a', 'b', 'c', 'd'].map((letter) => taking({ [screen]: letter }).ending.join(' '));
    expect(new Set(endings).size).toBe(4);
  });
});
