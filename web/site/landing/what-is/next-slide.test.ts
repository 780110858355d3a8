import { expect, test } from 'vitest';
import { nextSlide } from './next-slide.ts';

test.each([
  ['51 px to the left is on', 0, -51, 1],
  ['51 px to the right is back', 1, 51, 0],
  ['50 px to the left is too little', 0, -50, 0],
  ['50 px to the right is too little', 1, 50, 1],
  ['the width of a hand is one slide, no more', 0, -900, 1],
  ['a press without a move stays', 1, 0, 1],
  ['before the first there is none', 0, 300, 0],
  ['after the last there is none', 2, -300, 2],
  ['a slide that another card had and this one has not is left', 5, 0, 2],
])('%s', (_what, index, deltaX, expected) => {
  expect(nextSlide(index, deltaX, 2)).toBe(expected);
});
