import { expect, test } from 'vitest';
import { optionOrder } from './script-order.ts';

const options = ['a', 'b', 'c', 'd'];

test('a sitting shows a screen in the same order each time', () => {
  expect(optionOrder(options, 7, 'LF01')).toEqual(optionOrder(options, 7, 'LF01'));
});

test('every option is kept', () => {
  for (let seed = 0; seed < 50; seed += 1) expect(optionOrder(options, seed, 'LF01').toSorted()).toEqual(options);
});

test('over many sittings and screens each option stands in each place about as often', () => {
  const counts = Object.fromEntries(options.map((option) => [option, [0, 0, 0, 0]]));
  const sittings = 1000;
  for (let seed = 0; seed < sittings; seed += 1) {
    for (const screen of ['LF01', 'LF02', 'LF03', 'LF04']) {
      for (const [place, option] of optionOrder(options, seed * 7919, screen).entries()) counts[option]![place]! += 1;
    }
  }
  // 4,000 draws at 1/4: the standard deviation of a count is 27; four of them leave one false alarm in a thousand runs of all sixteen
  for (const places of Object.values(counts)) for (const count of places) expect(Math.abs(count - sittings)).toBeLessThan(110);
});
