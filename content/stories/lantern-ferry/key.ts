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
 * Above each scene: what it is, and what else than its key it could be measuring. Intercepts say how often the typical person takes
 * an option; they are computed from forecasts (review.md) until people have answered.
 */
const items: readonly KeyedItem[] = [
  // Chapter 1, the ghat
  // The cousin on the steps, forty days too late: say what you feel, feel safe with him. Else: ease with tears (b), wish to be of use (c).
  twoAxis('LF01', e3, e4, { a: ['-+', 0.1], b: ['++', -0.2], c: ['--', 0.2], d: ['+-', -0.1] }),
  // Two hundred strokes of a pump that jams. Else: strength of arm, sharing work out (c), care for those who wait (b).
  stepped('LF02', e6, { a: [0.5, 0], b: [1.5, -0.1], c: [-1.5, 0.3], d: [-0.5, -0.2] }),
  // Seven promises of a dead woman, or forty sacks. Else: loyalty to the cousin, which stands at the low end.
  stepped('LF03', e2, { a: [-1.5, -0.1], b: [0.5, 0], c: [-0.5, 0.2], d: [1.5, -0.1] }),
  // Brass band and goats claim one roof: fair and warm in a dispute, calm through order. Else: love of animals (a).
  twoAxis('LF04', e7, e10, { a: ['--', -0.2], b: ['+-', 0], c: ['-+', 0.1], d: ['++', 0.1] }),
  // Fifteen minutes under a tin roof. Else: liking for company of any kind (a, b).
  tradeOff('LF05', { a: [e11, 0.3], b: [e3, -0.1], c: [e8, 0.1], d: [e5, -0.3] }),
  // A line in the log that nobody explains. Else: respect for what the dead kept to themselves, which stands at the low end.
  stepped('LF06', e8, { a: [-0.5, -0.1], b: [-1.5, 0], c: [0.5, 0], d: [1.5, 0.1] }),
  // The paper that the cousin has signed: say what you feel, stay fair and warm. Else: attachment to the boat (a), caution (b), a head for sums (d).
  twoAxis('LF07', e3, e7, { a: ['+-', -0.2], b: ['--', 0.2], c: ['++', 0.1], d: ['-+', -0.1] }),
  // Ten minutes with frightened passengers. Else: care, which all four show; safety (b).
  tradeOff('LF08', { a: [e5, 0], b: [e10, 0.2], c: [e2, -0.1], d: [e1, -0.1] }),

  // Chapter 2, the river
  // The safe channel or the small river. Else: caution for thirty others, which stands at the low end, and haste to help at the high.
  stepped('LF09', e9, { a: [1.5, -0.1], b: [-1.5, 0.2], c: [-0.5, -0.3], d: [0.5, 0.2] }),
  // Thirty passengers must be answered: step forward, trust the group. Else: respect for the captain (c).
  twoAxis('LF10', e1, e11, { a: ['++', 0], b: ['-+', -0.1], c: ['--', 0], d: ['+-', 0.1] }),
  // A tree, no engine, nothing to do but wait. Else: watchfulness for others, which stands at the low end.
  stepped('LF12', e4, { a: [-0.5, -0.1], b: [1.5, 0.1], c: [0.5, 0], d: [-1.5, 0] }),
  // An hour at anchor. Else: care for the cut hand of the cousin (c).
  tradeOff('LF13', { a: [e9, -0.3], b: [e6, 0], c: [e3, 0.2], d: [e10, 0.1] }),
  // The stowaway and her promise: keep it, say what it does to you. The captain allows it, so that it is no matter of obedience. Else: care.
  twoAxis('LF14', e2, e3, { a: ['+-', 0.1], b: ['++', 0.1], c: ['-+', -0.2], d: ['--', 0] }),
  // The band plays in the moonlight. Else: duty to the hull and to the captain, which stands at the low end.
  stepped('LF15', e5, { a: [1.5, -0.1], b: [0.5, -0.3], c: [-1.5, 0.1], d: [-0.5, 0.3] }),
  // Eleven telephone calls: own worth, forgiveness. Else: wish to please him (d).
  twoAxis('LF16', e1, e12, { a: ['++', 0.1], b: ['--', 0], c: ['+-', -0.2], d: ['-+', 0.1] }),
  // A quarrel in the bucket chain: keep going, stay fair and warm. Else: a wish to rest (a), safety of the boat (a, d).
  twoAxis('LF17', e6, e7, { a: ['--', 0.1], b: ['-+', -0.1], c: ['++', 0], d: ['+-', 0] }),

  // Chapter 3, the island
  // Brown water over the landing: step forward, want the unknown. Else: ease in water.
  twoAxis('LF18', e1, e9, { a: ['-+', 0], b: ['+-', 0], c: ['++', 0.1], d: ['--', -0.1] }),
  // Mala must be told that her sister is dead. All four tell her. Else: tact.
  tradeOff('LF19', { a: [e8, -0.2], b: [e4, 0.2], c: [e1, 0.1], d: [e7, -0.1] }),
  // Nineteen letters that were never sent: what is hidden, what can be let go. Else: respect for what is private (a, b).
  twoAxis('LF20', e8, e12, { a: ['--', -0.2], b: ['-+', -0.2], c: ['+-', 0.2], d: ['++', 0.2] }),
  // The school house, an hour before the boat leaves. Else: love of children (a, c), company for Mala (b).
  tradeOff('LF22', { a: [e4, 0.2], b: [e12, -0.2], c: [e6, 0], d: [e2, 0] }),
  // Six households, one plank that bends more every minute. Else: haste for safety, which stands at the low end.
  stepped('LF23', e10, { a: [-1.5, -0.3], b: [-0.5, 0.3], c: [1.5, -0.1], d: [0.5, 0.1] }),
  // Two sides of one deck. Else: grief, which stands at the low end; talkativeness.
  stepped('LF24', e11, { a: [0.5, 0], b: [-0.5, 0.1], c: [1.5, 0.2], d: [-1.5, -0.3] }),
  // Morning: what becomes of the boat. Else: thrift, and debt to the captain (b).
  tradeOff('LF25', { a: [e7, 0.1], b: [e9, 0], c: [e11, 0.1], d: [e12, -0.2] }),
  // The lantern: be moved and make, let go. Else: what people hold about giving things to a river (a).
  twoAxis('LF26', e5, e12, { a: ['++', -0.1], b: ['+-', 0.1], c: ['--', -0.1], d: ['-+', 0.1] }),
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

/**
 * Finished sittings of earlier banks are scored with this one, by screen and letter: an option that is reworded keeps its facets and its end.
 */
export const bank: Bank = { version: '2026-11.design-10', items };

export const checks: Checks = {
  /** Ayesha says which word the river police want to hear. */
  attention: { screen: 'LF11', expected: 'c' satisfies OptionId },
  consistency: { first: 'LF05', second: 'LF21', same: echo },
};
