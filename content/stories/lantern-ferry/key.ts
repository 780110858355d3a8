import type { Bank, KeyedItem } from '../../items.ts';
import { facet, type House } from '../../mind/facets.ts';
import { type OptionId, stepped, tradeOff, twoAxis } from '../scenes.ts';
import type { Checks } from '../story.ts';

/** Server only. This story feeds the emotional facets, so a house's number is enough to name one. */
const emotional = (house: House): number => facet(house, 'emotional');
const [e1, e2, e3, e4, e5, e6] = [emotional(1), emotional(2), emotional(3), emotional(4), emotional(5), emotional(6)];
const [e7, e8, e9, e10, e11, e12] = [emotional(7), emotional(8), emotional(9), emotional(10), emotional(11), emotional(12)];

/**
 * How the scenes are spread. Every house stands in two trade-offs. Houses 2, 4, 5, 6, 8, 9, 10 and 11 have one stepped scene and
 * one two-axis scene; 1, 3, 7 and 12 have three two-axis scenes. At theta 0 that is about 1.44 units of information each.
 * No two houses meet twice, so this story covers 46 of the 66 pairs and leaves 20 to its sisters.
 *
 * Intercepts are design values until people have answered. They say how often the typical person would be expected to take an
 * option: the warm or middling way is chosen more (0.1 to 0.4), a way that costs face, comfort or company less (-0.1 to -0.4),
 * and where four ways seemed equally near, all stand close to 0.
 */
const items: readonly KeyedItem[] = [
  // Chapter 1, the ghat
  // The cousin on the steps, six years later: say what you feel, feel safe with him.
  twoAxis('LF01', e3, e4, { a: ['-+', 0.3], b: ['++', 0.1], c: ['--', -0.1], d: ['+-', -0.3] }),
  // Two hundred strokes of a pump that chokes.
  stepped('LF02', e6, { a: [0.5, 0.3], b: [1.5, -0.1], c: [-1.5, -0.2], d: [-0.5, 0] }),
  // A list of small promises in a dead woman's raincoat.
  stepped('LF03', e2, { a: [-1.5, -0.3], b: [0.5, 0.3], c: [-0.5, 0.1], d: [1.5, -0.1] }),
  // Brass band and goats both claim the awning: fair and warm, calm through order.
  twoAxis('LF04', e7, e10, { a: ['--', -0.2], b: ['+-', 0.2], c: ['-+', -0.1], d: ['++', 0.1] }),
  // Half an hour of rain under a tin roof.
  tradeOff('LF05', { a: [e11, 0.2], b: [e3, -0.2], c: [e8, 0], d: [e5, 0] }),
  // Forty blank lines in the log.
  stepped('LF06', e8, { a: [-0.5, 0.1], b: [-1.5, -0.3], c: [0.5, 0.3], d: [1.5, -0.1] }),
  // The paper on the biscuit tin: say what you feel, stay fair and warm.
  twoAxis('LF07', e3, e7, { a: ['+-', -0.2], b: ['--', -0.1], c: ['++', 0.1], d: ['-+', 0.2] }),
  // Ten minutes before casting off.
  tradeOff('LF08', { a: [e5, -0.1], b: [e10, 0.2], c: [e2, 0.1], d: [e1, -0.2] }),

  // Chapter 2, the river
  // The light turns red, and the way to it is not on any chart.
  stepped('LF09', e9, { a: [1.5, -0.1], b: [-1.5, -0.2], c: [-0.5, 0.2], d: [0.5, 0.1] }),
  // Thirty passengers must hear that the boat is turning: step forward, trust the group.
  twoAxis('LF10', e1, e11, { a: ['++', 0.1], b: ['-+', 0.2], c: ['--', -0.1], d: ['+-', -0.2] }),
  // A tree trunk, and then no engine.
  stepped('LF12', e4, { a: [-0.5, 0.1], b: [1.5, -0.1], c: [0.5, 0.3], d: [-1.5, -0.3] }),
  // At anchor while the shaft is freed.
  tradeOff('LF13', { a: [e9, 0], b: [e6, 0.1], c: [e3, -0.1], d: [e10, 0] }),
  // The stowaway and the torch: keep faith with what matters to her, say openly what it does to you.
  twoAxis('LF14', e2, e3, { a: ['+-', 0.1], b: ['++', 0], c: ['-+', 0], d: ['--', -0.1] }),
  // The band opens its cases.
  stepped('LF15', e5, { a: [1.5, -0.1], b: [0.5, 0.2], c: [-1.5, -0.3], d: [-0.5, 0.2] }),
  // Eleven telephone calls: own worth, forgiveness.
  twoAxis('LF16', e1, e12, { a: ['++', 0.1], b: ['--', -0.1], c: ['+-', -0.1], d: ['-+', 0.1] }),
  // A quarrel in the bucket chain: keep going, stay fair and warm.
  twoAxis('LF17', e6, e7, { a: ['--', -0.2], b: ['-+', 0.2], c: ['++', 0.1], d: ['+-', -0.1] }),

  // Chapter 3, the island
  // Brown water over the landing: step forward, want the unknown.
  twoAxis('LF18', e1, e9, { a: ['-+', 0.1], b: ['+-', 0.2], c: ['++', -0.1], d: ['--', -0.2] }),
  // She lifts the lamp and calls you by another name.
  tradeOff('LF19', { a: [e8, -0.2], b: [e4, 0.2], c: [e1, 0], d: [e7, 0] }),
  // Nineteen letters tied with boat cord: what is hidden, what can be let go.
  twoAxis('LF20', e8, e12, { a: ['--', 0], b: ['-+', 0.2], c: ['+-', -0.1], d: ['++', -0.1] }),
  // The school house, an hour before the boat must leave.
  tradeOff('LF22', { a: [e4, 0.2], b: [e12, -0.2], c: [e6, 0], d: [e2, 0] }),
  // Six households, one plank.
  stepped('LF23', e10, { a: [-1.5, -0.2], b: [-0.5, 0.1], c: [1.5, -0.2], d: [0.5, 0.3] }),
  // Fifty people on a boat for thirty.
  stepped('LF24', e11, { a: [0.5, 0.3], b: [-0.5, 0], c: [1.5, -0.1], d: [-1.5, -0.2] }),
  // Morning: what becomes of the boat.
  tradeOff('LF25', { a: [e7, 0.1], b: [e9, -0.1], c: [e11, 0.2], d: [e12, -0.2] }),
  // The lantern: be moved and make, let go.
  twoAxis('LF26', e5, e12, { a: ['++', 0.1], b: ['+-', 0.1], c: ['--', -0.1], d: ['-+', -0.1] }),
];

/** All 26 screens, numbered as everyone meets them. Two are not scored, and no shape of what a browser is sent tells which. */
export const screens: readonly string[] = [
  ...['LF01', 'LF02', 'LF03', 'LF04', 'LF05', 'LF06', 'LF07', 'LF08'],
  ...['LF09', 'LF10', 'LF11', 'LF12', 'LF13', 'LF14', 'LF15', 'LF16', 'LF17'],
  ...['LF18', 'LF19', 'LF20', 'LF21', 'LF22', 'LF23', 'LF24', 'LF25', 'LF26'],
];

type SameMeaning = readonly [first: OptionId, second: OptionId];

/** The same four pulls, half a night apart, in another dress and under other letters. */
const echo: readonly SameMeaning[] = [
  ['a', 'c'],
  ['b', 'd'],
  ['c', 'b'],
  ['d', 'a'],
];

export const bank: Bank = { version: '2026-11.design-3', items };

export const checks: Checks = {
  /** Josna says which word the river police want to hear. */
  attention: { screen: 'LF11', expected: 'c' satisfies OptionId },
  consistency: { first: 'LF05', second: 'LF21', same: echo },
};
