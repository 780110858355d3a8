import { describe, expect, it } from 'vitest';
import { type Scale, valuesOf } from './features.ts';
import { drawGrid } from './grids.ts';
import { stream } from './random.ts';
import { predict, RULES, suits } from './rules.ts';
import { allowedValues, isFair } from './solve.ts';

const NOMINAL: Scale = { kind: 'nominal', values: 5 };
const AMOUNT: Scale = { kind: 'ordinal', low: 1, high: 9 };
const CIRCLE: Scale = { kind: 'cyclic', values: 8 };
const SET: Scale = { kind: 'set', parts: 8 };

describe('A rule of a row', () => {
  it.each([
    [
      'constant',
      NOMINAL,
      [
        [1, 1, 1],
        [4, 4, 4],
        [2, 2],
      ],
      2,
    ],
    [
      'progression',
      AMOUNT,
      [
        [1, 3, 5],
        [2, 4, 6],
        [5, 7],
      ],
      9,
    ],
    [
      'progression',
      CIRCLE,
      [
        [6, 0, 2],
        [1, 3, 5],
        [5, 7],
      ],
      1,
    ],
    [
      'three',
      NOMINAL,
      [
        [0, 1, 3],
        [1, 3, 0],
        [3, 0],
      ],
      1,
    ],
    [
      'sum',
      AMOUNT,
      [
        [1, 2, 3],
        [4, 4, 8],
        [2, 5],
      ],
      7,
    ],
    [
      'difference',
      AMOUNT,
      [
        [5, 2, 3],
        [9, 1, 8],
        [6, 4],
      ],
      2,
    ],
    [
      'add',
      SET,
      [
        [0b001, 0b010, 0b011],
        [0b100, 0b011, 0b111],
        [0b1000, 0b1],
      ],
      0b1001,
    ],
    [
      'subtract',
      SET,
      [
        [0b111, 0b010, 0b101],
        [0b110, 0b100, 0b010],
        [0b1011, 0b0011],
      ],
      0b1000,
    ],
    [
      'or',
      SET,
      [
        [0b011, 0b010, 0b011],
        [0b110, 0b011, 0b111],
        [0b1001, 0b0011],
      ],
      0b1011,
    ],
    [
      'and',
      SET,
      [
        [0b011, 0b010, 0b010],
        [0b110, 0b011, 0b010],
        [0b1001, 0b0011],
      ],
      0b0001,
    ],
    [
      'xor',
      SET,
      [
        [0b011, 0b110, 0b101],
        [0b110, 0b011, 0b101],
        [0b1001, 0b0011],
      ],
      0b1010,
    ],
  ] as const)('%s says how the third row ends', (rule, scale, lines, end) => {
    expect(predict(rule, lines, scale)).toBe(end);
  });

  it('says nothing when the two full rows break it, or the end would leave the scale', () => {
    expect(
      predict(
        'progression',
        [
          [1, 2, 3],
          [1, 2, 4],
          [1, 2],
        ],
        AMOUNT,
      ),
    ).toBeUndefined();
    expect(
      predict(
        'progression',
        [
          [1, 4, 7],
          [3, 6, 9],
          [4, 7],
        ],
        AMOUNT,
      ),
    ).toBeUndefined();
    expect(
      predict(
        'sum',
        [
          [1, 2, 3],
          [1, 2, 3],
          [5, 5],
        ],
        AMOUNT,
      ),
    ).toBeUndefined();
    expect(
      predict(
        'three',
        [
          [0, 1, 2],
          [1, 2, 3],
          [0, 1],
        ],
        NOMINAL,
      ),
    ).toBeUndefined();
    expect(
      predict(
        'add',
        [
          [0b11, 0b01, 0b11],
          [0b1, 0b10, 0b11],
          [0b1, 0b10],
        ],
        SET,
      ),
    ).toBeUndefined();
  });

  it('draws grids that follow it, and end where they should', () => {
    for (const rule of RULES) {
      for (const scale of [NOMINAL, AMOUNT, CIRCLE, SET].filter((each) => suits(rule, each))) {
        const random = stream(17);
        let drawn = 0;
        for (let draw = 0; draw < 60; draw += 1) {
          const last = random.pick(valuesOf(scale));
          const grid = drawGrid(rule, scale, last, random);
          if (!grid) continue;
          drawn += 1;
          const lines = [grid.slice(0, 3), grid.slice(3, 6), grid.slice(6, 8)] as const;
          expect([predict(rule, lines, scale), grid[8]], `${rule} on ${scale.kind}`).toEqual([last, last]);
          expect(isFair(grid, scale)).toBe(true);
        }
        expect(drawn, `${rule} on ${scale.kind}`).toBeGreaterThan(5);
      }
    }
  });
});

describe('The solver', () => {
  it('sees that two rules can both explain what is shown, and such a matrix is not fair', () => {
    // The first two rows allow "or" as well as "xor"; the third tells them apart.
    const shown = [0b0001, 0b0010, 0b0011, 0b0100, 0b1000, 0b1100, 0b0011, 0b0110];
    expect([...allowedValues(shown, SET)].sort((a, b) => a - b)).toEqual([0b0101, 0b0111]);
    expect(isFair([...shown, 0b0101], SET)).toBe(false);
  });

  it('looks down the columns as well', () => {
    expect(allowedValues([1, 1, 4, 2, 3, 1, 3, 4], AMOUNT)).toEqual(new Set([5]));
  });
});
