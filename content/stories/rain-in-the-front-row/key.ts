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
 * Intercepts are computed from readers' forecasts (review.md); of scenes that were reworded since they are 0.
 */
const items: readonly KeyedItem[] = [
  // Chapter 1, The Keys
  // The owner's letter over tea: explain so that both see it, set jobs and dates. Else: hospitality, dislike of long evenings.
  twoAxis('RR01', r3, r10, { a: ['+-', -0.2], b: ['--', 0.1], c: ['++', -0.1], d: ['-+', 0.2] }),
  // A tin of papers, two hours before the doors open: keep track. Else: trust in Basheer, joy in guests.
  stepped('RR02', r2, { a: [-0.5, 0.1], b: [1.5, 0], c: [-1.5, -0.1], d: [0.5, 0] }),
  // Forty iron sheets: check the evidence, look years ahead. Else: thrift, respect for a trade, fear of getting wet.
  twoAxis('RR03', r6, r9, { a: ['++', -0.2], b: ['-+', -0.1], c: ['--', 0.2], d: ['+-', 0.1] }),
  // The envelope on Sundays: dig and test. Else: respect for a secret, need of sleep.
  stepped('RR04', r8, { a: [0.5, -0.1], b: [-1.5, 0.2], c: [1.5, 0.2], d: [-0.5, -0.3] }),
  // One afternoon in an empty cinema. Else: a sweet tooth (c), love of old posters (b).
  tradeOff('RR05', { a: [r6, -0.1], b: [r2, -0.1], c: [r7, 0.3], d: [r5, -0.1] }),
  // A bucket of coins and a boy's question: keep account, explain. Else: warmth of hand, respect for the hall that waits.
  twoAxis('RR06', r2, r3, { a: ['--', 0.1], b: ['++', 0.1], c: ['-+', -0.1], d: ['+-', -0.1] }),
  // Half an hour with an owner who is right: find terms for both, dig for his reason. Else: pity, tact, fear of hurting.
  twoAxis('RR07', r7, r8, { a: ['-+', 0], b: ['+-', 0.1], c: ['--', -0.1], d: ['++', 0] }),
  // Canals or roof: the turn that decides place and companion. Else: love of travel, fear of heights, liking for one of the two.
  tradeOff('RR08', { a: [r4, 0.3], b: [r9, 0.2], c: [r1, -0.3], d: [r2, -0.2] }),

  // Chapter 2, The Rain
  // Money for leaving at once: many answers, thought through. Else: loyalty, humour (b), respect for Basheer’s evening (d).
  twoAxis('RR09', r5, r9, { a: ['++', 0.2], b: ['+-', -0.3], c: ['-+', 0.1], d: ['--', 0] }),
  // Bananas in the hall: build on another's idea. Else: cleanliness, appetite, peace.
  stepped('RR10', r11, { a: [-1.5, -0.2], b: [-0.5, 0.2], c: [0.5, 0.3], d: [1.5, -0.3] }),
  // A free evening in a flood. Else: care for families (b), liking for young people (c).
  tradeOff('RR12', { a: [r10, 0], b: [r4, 0.2], c: [r11, -0.1], d: [r6, -0.1] }),
  // One's own mistake, one night: check it all, see one's motive. Else: generosity, pride, need of sleep.
  twoAxis('RR13', r6, r12, { a: ['--', -0.2], b: ['-+', 0.1], c: ['++', 0.2], d: ['+-', -0.1] }),
  // A free machine, and glasses polished too long: take unease as information. Else: respect for a grown woman's word, love of a bright picture.
  stepped('RR14', r4, { a: [1.5, -0.1], b: [0.5, 0.2], c: [-0.5, 0.1], d: [-1.5, -0.2] }),
  // Ten minutes for readers of seventeen: explain for them, think years ahead. Else: trust in films, hospitality, care for the queue.
  twoAxis('RR15', r3, r9, { a: ['+-', 0.2], b: ['++', 0], c: ['--', 0], d: ['-+', -0.2] }),
  // A morning before the storm. Else: safety (b), fondness for a child (d).
  tradeOff('RR16', { a: [r5, -0.2], b: [r11, 0.2], c: [r8, -0.1], d: [r3, 0.1] }),
  // One tarpaulin, screen or sound: own the decision, look at the evidence. Each axis has a high end on either side of the loss.
  // Else: loyalty to Leela, haste.
  twoAxis('RR17', r1, r6, { a: ['++', -0.2], b: ['--', 0.1], c: ['+-', 0.1], d: ['-+', 0] }),

  // Chapter 3, The Last Reel
  // Nine days, forty helpers: set order. Else: sociability, love of cooking.
  stepped('RR18', r10, { a: [0.5, 0.1], b: [-0.5, 0.1], c: [-1.5, -0.2], d: [1.5, 0] }),
  // A poster with one's own name: build on Selvi's, see one's own motive. Else: thrift (d), shame, gratitude to Selvi.
  twoAxis('RR19', r11, r12, { a: ['-+', 0], b: ['+-', 0.1], c: ['++', 0.1], d: ['--', -0.2] }),
  // Two in the morning. Else: tiredness, worry, curiosity.
  tradeOff('RR21', { a: [r12, 0], b: [r10, 0.2], c: [r8, -0.1], d: [r9, -0.1] }),
  // The hand in the window: take his fear as information, see one's own motive. Else: tact (a), need to be honest (b, d), pity.
  twoAxis('RR22', r4, r12, { a: ['--', 0.1], b: ['-+', -0.2], c: ['+-', 0.1], d: ['++', 0] }),
  // Two men's needs and a tin: find the deal that suits all. Else: duty to pay (a), trust in mercy (d), love of every seat (c).
  stepped('RR23', r7, { a: [-1.5, -0.1], b: [0.5, -0.1], c: [1.5, 0.2], d: [-0.5, 0] }),
  // The last reel melts: break the frame. Else: loyalty to Leela's craft (d), shyness, joy in play.
  stepped('RR24', r5, { a: [-0.5, -0.1], b: [1.5, -0.3], c: [0.5, 0.1], d: [-1.5, 0.3] }),
  // One name must answer: own it. Else: modesty, respect for age (b), fear of debt.
  stepped('RR25', r1, { a: [1.5, -0.2], b: [-1.5, -0.1], c: [-0.5, 0.1], d: [0.5, 0.2] }),
  // The first free morning. Else: fondness for a child (a), tiredness (b).
  tradeOff('RR26', { a: [r3, 0.3], b: [r12, -0.1], c: [r1, -0.2], d: [r7, 0] }),
];

/** All 26 screens, numbered as everyone meets them. Two are not scored, and no shape of what a browser is sent tells which. */
export const screens: readonly string[] = [
  ...['RR01', 'RR02', 'RR03', 'RR04', 'RR05', 'RR06', 'RR07', 'RR08'],
  ...['RR09', 'RR10', 'RR11', 'RR12', 'RR13', 'RR14', 'RR15', 'RR16', 'RR17'],
  ...['RR18', 'RR19', 'RR20', 'RR21', 'RR22', 'RR23', 'RR24', 'RR25', 'RR26'],
];

type SameMeaning = readonly [first: OptionId, second: OptionId];

/** The afternoon in the empty cinema, and two weeks later the hour in the foyer. */
const echo: readonly SameMeaning[] = [
  ['a', 'b'],
  ['b', 'd'],
  ['c', 'a'],
  ['d', 'c'],
];

export const bank: Bank = { version: '2026-11.design-4', items };

export const checks: Checks = {
  /** Basheer says which stamp counts tonight. */
  attention: { screen: 'RR11', expected: 'b' satisfies OptionId },
  consistency: { first: 'RR05', second: 'RR20', same: echo },
};
