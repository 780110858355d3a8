import type { Bank, KeyedItem } from '../../items.ts';
import { facet, type House } from '../../mind/facets.ts';
import { type OptionId, stepped, tradeOff, twoAxis } from '../scenes.ts';
import type { Checks } from '../story.ts';

/** Server only. This story feeds the rational facets, so a house's number is enough to name one. */
const rational = (house: House): number => facet(house, 'rational');
const [r1, r2, r3, r4, r5, r6] = [rational(1), rational(2), rational(3), rational(4), rational(5), rational(6)];
const [r7, r8, r9, r10, r11, r12] = [rational(7), rational(8), rational(9), rational(10), rational(11), rational(12)];

/**
 * The spread over the 24 scored scenes is dealt so that the three rational stories together let each pair of houses meet.
 * Beside each scene stands what it is and, after "Else", what besides its facets could move a choice.
 * Intercepts are computed from eight readers' forecasts (review.md).
 */
const items: readonly KeyedItem[] = [
  // Chapter 1, Thursday
  // The first words as head: set a direction, see one's own motive. Else: ease with strangers, respect for elders.
  twoAxis('FS01', r1, r12, { a: ['++', -0.3], b: ['--', 0.2], c: ['+-', 0.3], d: ['-+', -0.2] }),
  // The stock book and the shelf: keep track. Else: pity for the father who waits, trust in Vinod.
  stepped('FS02', r2, { a: [0.5, 0.1], b: [-1.5, 0.4], c: [1.5, -0.2], d: [-0.5, -0.3] }),
  // Ten minutes with a father: keep the duty of the form, explain so that he understands. Else: warmth, obedience to the form.
  twoAxis('FS03', r2, r3, { a: ['-+', 0.1], b: ['++', -0.2], c: ['--', 0.2], d: ['+-', -0.1] }),
  // Two hundred children: explain so that these listeners understand. Else: shyness before a crowd, thrift with time.
  stepped('FS04', r3, { a: [-0.5, 0], b: [1.5, 0], c: [-1.5, -0.1], d: [0.5, 0.1] }),
  // An hour at the school. Else: liking for children (c), for being alone (b).
  tradeOff('FS05', { a: [r3, 0], b: [r8, 0.1], c: [r11, 0], d: [r1, -0.1] }),
  // The engineer's thumb on one cross: read his mood as news, check the evidence. Else: kindness to a tired man.
  twoAxis('FS06', r4, r6, { a: ['--', -0.2], b: ['-+', 0], c: ['++', 0.1], d: ['+-', 0.1] }),
  // One crew, two wishes: find what suits both, set dates. Else: care for the crew, fear of a quarrel.
  twoAxis('FS07', r7, r10, { a: ['++', 0], b: ['+-', 0.2], c: ['-+', -0.1], d: ['--', -0.1] }),
  // Where to begin: the turn that decides place and companion. Else: a taste for goats, or for Joseph's company.
  tradeOff('FS08', { a: [r10, -0.2], b: [r5, 0.2], c: [r9, -0.2], d: [r8, 0.2] }),

  // Chapter 2, Friday
  // The queue at the taps: take its worry as information, set turns. Else: modesty, help with a bucket (a), safety of the samples.
  twoAxis('FS09', r4, r10, { a: ['+-', 0.3], b: ['--', -0.2], c: ['-+', 0], d: ['++', -0.1] }),
  // Nine empty bottles and dry taps: many options. Else: patience (b), politeness at breakfast time (d).
  stepped('FS10', r5, { a: [1.5, -0.1], b: [-0.5, 0.1], c: [0.5, 0.1], d: [-1.5, -0.1] }),
  // The price of clean water: break the frame, find the deal. Else: thrift, haste (b).
  twoAxis('FS12', r5, r7, { a: ['-+', 0.3], b: ['--', 0.1], c: ['++', -0.2], d: ['+-', -0.2] }),
  // Half an hour in the yard. Else: suspicion (a, b), liking for paint (c).
  tradeOff('FS13', { a: [r4, 0.2], b: [r2, 0], c: [r11, 0], d: [r7, -0.2] }),
  // The jar that broke the rule: take her unease as information, test. Else: loyalty to her, obedience to the rule.
  twoAxis('FS14', r4, r8, { a: ['-+', 0.2], b: ['++', -0.1], c: ['+-', 0.2], d: ['--', -0.3] }),
  // The power cut: build on others' ideas. Else: safety of the samples, a liking for quiet or for company.
  stepped('FS15', r11, { a: [-0.5, 0.1], b: [1.5, 0.1], c: [-1.5, -0.1], d: [0.5, -0.1] }),
  // A sack of complaints: take a problem apart and finish. Else: tenderness for the families, need of sleep.
  stepped('FS16', r6, { a: [-1.5, 0.1], b: [0.5, 0.2], c: [-0.5, -0.1], d: [1.5, -0.2] }),
  // The needle that jumps: doubt and test. Else: trust in an old hand, comfort, fear of mosquitoes.
  stepped('FS17', r8, { a: [0.5, 0], b: [-1.5, -0.2], c: [1.5, 0.1], d: [-0.5, 0.1] }),

  // Chapter 3, Saturday
  // One hour with Joseph: think years ahead. Else: mercy on a man without sleep, sense of urgency.
  stepped('FS18', r9, { a: [1.5, -0.2], b: [-0.5, -0.3], c: [0.5, 0.3], d: [-1.5, 0.2] }),
  // One yellow jar, one hour. Else: fear of blame (b, d), duty to the families (c).
  tradeOff('FS19', { a: [r6, -0.1], b: [r1, 0.1], c: [r10, 0.1], d: [r2, -0.1] }),
  // The festival: own the decision, find what suits all. Else: safety, modesty of somebody who is new.
  twoAxis('FS21', r1, r7, { a: ['-+', 0.2], b: ['++', 0], c: ['--', -0.2], d: ['+-', 0] }),
  // The announcement: own the decision, think the next moves. Else: safety first, respect for people's own judgement.
  twoAxis('FS22', r1, r9, { a: ['+-', 0], b: ['--', 0.1], c: ['++', -0.2], d: ['-+', 0.1] }),
  // An angry seller and forty neighbours. Else: wish to be forgiven (a), care for the ill (d).
  tradeOff('FS23', { a: [r12, 0.3], b: [r3, -0.1], c: [r5, -0.1], d: [r4, -0.1] }),
  // Eleven tankers and a queue: set hours, build on what the lanes bring. Else: care for the old, strength of arm.
  twoAxis('FS24', r10, r11, { a: ['--', 0], b: ['++', 0.1], c: ['-+', -0.1], d: ['+-', 0] }),
  // The last line of the year's money. Else: thrift (a), modesty (c), gratitude to Joseph (b).
  tradeOff('FS25', { a: [r7, 0.1], b: [r9, 0], c: [r12, -0.3], d: [r6, 0.2] }),
  // The last box of the form: examine one's own motives. Else: joy in rain, tiredness, shyness of writing about oneself.
  stepped('FS26', r12, { a: [-1.5, 0.1], b: [0.5, 0.1], c: [1.5, 0], d: [-0.5, -0.2] }),
];

/** All 26 screens, numbered as everyone meets them. Two are not scored, and no shape of what a browser is sent tells which. */
export const screens: readonly string[] = [
  ...['FS01', 'FS02', 'FS03', 'FS04', 'FS05', 'FS06', 'FS07', 'FS08'],
  ...['FS09', 'FS10', 'FS11', 'FS12', 'FS13', 'FS14', 'FS15', 'FS16', 'FS17'],
  ...['FS18', 'FS19', 'FS20', 'FS21', 'FS22', 'FS23', 'FS24', 'FS25', 'FS26'],
];

type SameMeaning = readonly [first: OptionId, second: OptionId];

/** The hour at the school, and two days later the twenty minutes on the festival ground. */
const echo: readonly SameMeaning[] = [
  ['a', 'c'],
  ['b', 'd'],
  ['c', 'a'],
  ['d', 'b'],
];

export const bank: Bank = { version: '2026-11.design-5', items };

export const checks: Checks = {
  /** Vinod says which river to write on the lid. */
  attention: { screen: 'FS11', expected: 'd' satisfies OptionId },
  consistency: { first: 'FS05', second: 'FS20', same: echo },
};
