import { describe, expect, test } from 'vitest';
import { UnusableAnswer } from '../../answers.ts';
import { readAnswers } from './read-answers.ts';
import type { Press } from './script.ts';

const STEP_MS = 2_000;
/** One back: lead, target, foil, target. */
const places = [3, 3, 5, 5];
const onsets = [0, 2_000, 4_010, 6_005];
const read = (presses: readonly Press[], opened: readonly number[] = onsets) =>
  readAnswers(1, STEP_MS, { kind: 'lake', places, onsets: opened, presses }).map(({ same, timeMs }) => [same, timeMs]);

describe('What was pressed', () => {
  test('belongs to the flower that opened last', () => {
    const presses = [
      { at: 2_600, same: true },
      { at: 4_710, same: false },
      { at: 7_000, same: true },
    ];
    expect(read(presses)).toEqual([
      [true, 600],
      [false, 700],
      [true, 995],
    ]);
  });

  test('sooner than a person can choose belongs to the flower before, unless that has its answer', () => {
    expect(read([{ at: 4_100, same: true }])).toEqual([
      [true, 2_100],
      [null, null],
      [null, null],
    ]);
    const presses = [
      { at: 2_600, same: true },
      { at: 4_100, same: false },
      { at: 4_900, same: true },
    ];
    expect(read(presses)).toEqual([
      [true, 600],
      [true, 890],
      [null, null],
    ]);
  });

  test('first stands, and before the first question nothing counts', () => {
    const presses = [
      { at: 50, same: true },
      { at: 900, same: true },
      { at: 2_600, same: false },
      { at: 2_700, same: true },
    ];
    expect(read(presses)[0]).toEqual([false, 600]);
  });
});

describe('What no device can have seen is refused', () => {
  test.each<[string, readonly Press[], readonly number[]]>([
    ['flowers faster than they were sent', [], [0, 500, 1_000, 1_500]],
    ['a first flower that is not the beginning', [], [5, 2_005, 4_010, 6_010]],
    ['a flower too few', [], [0, 2_000, 4_010]],
    [
      'presses out of order',
      [
        { at: 3_000, same: true },
        { at: 2_500, same: true },
      ],
      onsets,
    ],
    ['a press after the end', [{ at: 8_600, same: true }], onsets],
  ])('%s', (_, presses, opened) => {
    expect(() => read(presses, opened)).toThrow(UnusableAnswer);
  });

  test('a step left out where each waits for its answer', () => {
    const untimed = (presses: readonly Press[]) => readAnswers(1, null, { kind: 'lake', places, onsets: [0, 700, 1_900, 9_000], presses });
    expect(() => untimed([{ at: 1_500, same: true }])).toThrow(UnusableAnswer);
    expect(untimed([800, 2_000, 60_000].map((at) => ({ at, same: false }))).map(({ timeMs }) => timeMs)).toEqual([100, 100, 51_000]);
  });

  test('but a screen of 30 frames a second is not', () => {
    expect(() => read([], [0, 1_967, 4_000, 5_967])).not.toThrow();
  });
});
