import type { Bank, KeyedItem } from '../../items.ts';
import { facet, type House } from '../../mind/facets.ts';
import { type OptionId, stepped, tradeOff, twoAxis } from '../scenes.ts';
import type { Checks } from '../story.ts';

/** Server only. This story feeds the rational facets, so a house's number is enough to name one. */
const rational = (house: House): number => facet(house, 'rational');
const [r1, r2, r3, r4, r5, r6] = [rational(1), rational(2), rational(3), rational(4), rational(5), rational(6)];
const [r7, r8, r9, r10, r11, r12] = [rational(7), rational(8), rational(9), rational(10), rational(11), rational(12)];

/**
 * Beside each scene stands what it is and, after "Else", what besides its facets could move a choice.
 * Intercepts are computed from eight readers' forecasts; where the words have changed since, they are halved once more (review.md).
 */
const items: readonly KeyedItem[] = [
  // Chapter 1, spring
  // First minutes as chair: the loan, the books and a hall that wants to understand. Else: a wish to please, sparing Aksel (c,
  // d), fear of speaking.
  twoAxis('SK01', r2, r3, { a: ['++', -0.1], b: ['-+', 0], c: ['+-', 0.1], d: ['--', 0] }),
  // One hour with the company’s agent and his tempting, decent offer. Else: pity for a seasick man, caution, mistrust of companies.
  stepped('SK02', r7, { a: [1.5, -0.3], b: [-1.5, 0], c: [0.5, 0], d: [-0.5, 0.3] }),
  // The bent cup, the loose bolt and the wool: what to do with an evening. Else: toughness in bad weather, suspicion, liking for
  // Gudrun’s company.
  twoAxis('SK03', r5, r8, { a: ['--', -0.1], b: ['-+', 0.1], c: ['+-', 0], d: ['++', 0] }),
  // An old shepherd asks why one should measure wind. Else: tenderness for lambs, respect for the old, hurry.
  stepped('SK04', r3, { a: [-0.5, -0.2], b: [1.5, 0], c: [-1.5, 0.1], d: [0.5, 0.1] }),
  // One afternoon at the slip; four things want somebody. Else: liking for machines (d), for young people (c), mistrust of the
  // company (a).
  tradeOff('SK05', { a: [r2, 0], b: [r1, -0.1], c: [r11, 0.1], d: [r6, 0] }),
  // Two counts of May disagree, and the report is due tonight. Else: obedience to the bank, loyalty to Gudrun, humour.
  twoAxis('SK06', r2, r8, { a: ['+-', 0.1], b: ['--', 0.1], c: ['++', -0.1], d: ['-+', -0.1] }),
  // Ten dry days and three big jobs for a whole island. Else: trust in people, love of freedom, dislike of lists.
  stepped('SK07', r10, { a: [-0.5, 0.1], b: [1.5, 0.1], c: [-1.5, -0.2], d: [0.5, 0] }),
  // The free week of August; it turns place and companion of the next two screens. Else: a taste for town or for the Neck, for Aksel
  // or for Amina.
  tradeOff('SK08', { a: [r7, 0.2], b: [r11, 0.1], c: [r3, -0.2], d: [r9, -0.1] }),

  // Chapter 2, autumn
  // Runa’s blades broke; she has not slept. Else: care for a tired girl, thrift, wish to help.
  twoAxis('SK09', r5, r11, { a: ['+-', -0.1], b: ['--', 0.1], c: ['++', 0.3], d: ['-+', -0.3] }),
  // The county’s letter: school, ferry and cable each have an end. Else: love of a quiet evening, worry, sense for what is near.
  stepped('SK10', r9, { a: [0.5, 0.1], b: [-1.5, 0.2], c: [1.5, 0], d: [-0.5, -0.3] }),
  // Two men who want different things stand in the bakery. Else: peace at any price, liking for the pencil (a), duty to the
  // bread (a, b, d).
  twoAxis('SK12', r4, r11, { a: ['-+', 0], b: ['--', 0], c: ['++', 0], d: ['+-', 0] }),
  // Sverri’s better offer, and his look at his shoes. Else: suspicion (d), kindness to Sverri (b), love of papers (a).
  tradeOff('SK13', { a: [r10, -0.2], b: [r4, 0], c: [r7, 0], d: [r8, 0.2] }),
  // Hanna confesses; the book must say why the mast counted wrong. The second turn. Else: loyalty to Hanna, honesty as such, wish to
  // be forgiven by Sverri.
  twoAxis('SK14', r2, r12, { a: ['++', -0.2], b: ['--', 0.1], c: ['+-', 0], d: ['-+', 0.1] }),
  // Seven months of hourly numbers on the night of the dance. Else: care for Gudrun, which stands at the low end, fear of the bank.
  stepped('SK15', r6, { a: [-0.5, 0.1], b: [1.5, -0.2], c: [-1.5, 0], d: [0.5, 0.1] }),
  // The wind is clear at last, and Runa had said so. Else: guilt towards Runa (c), love of walking (a) or drawing (b).
  tradeOff('SK16', { a: [r8, -0.2], b: [r3, 0.2], c: [r12, 0], d: [r6, 0] }),
  // Runa’s rotor turns; nobody knows whether it will stand. Else: trust in Runa, fear for her feelings, toughness.
  twoAxis('SK17', r8, r11, { a: ['--', -0.1], b: ['++', 0.1], c: ['-+', 0.1], d: ['+-', -0.1] }),

  // Chapter 3, winter
  // The divided feast, and the question for the vote. Else: sociability, love of song and cake, wish to be alone.
  stepped('SK18', r4, { a: [0.5, 0], b: [-1.5, 0.2], c: [-0.5, 0], d: [1.5, -0.2] }),
  // The day before the storm: one thing can be secured. The third turn: mast or ferry. Else: safety of people (a, c), thrift, love of
  // the old ferry. High 9 keeps the mast.
  twoAxis('SK19', r9, r10, { a: ['-+', -0.1], b: ['+-', -0.1], c: ['--', 0.1], d: ['++', 0.1] }),
  // Lights out, an electric kettle, and a rule. The peak begins. Else: daring outdoors (a, b), wish for company, respect for the
  // rule.
  twoAxis('SK21', r5, r6, { a: ['-+', -0.2], b: ['++', 0], c: ['+-', 0.2], d: ['--', 0] }),
  // Half an hour by candle before the vote. Else: care for the frightened (c), order (a), pleasure in talk (d).
  tradeOff('SK22', { a: [r2, -0.2], b: [r5, 0.1], c: [r4, 0], d: [r9, 0.1] }),
  // Ten to midnight: the chair’s own vote. The peak. Else: liking for independence, liking for Sverri, fear of a divided island.
  twoAxis('SK23', r1, r7, { a: ['+-', 0], b: ['--', -0.3], c: ['-+', 0.1], d: ['++', 0.2] }),
  // After the storm one rotor must serve a clinic, freezers and a lamp. Else: trust in the doctor, care by soup, fear of complaints.
  stepped('SK24', r1, { a: [-0.5, 0.1], b: [1.5, -0.1], c: [-1.5, -0.2], d: [0.5, 0.2] }),
  // March, no quarrel: the chair may wish. Else: wish for rest (b), care for children (d), humour (c).
  tradeOff('SK25', { a: [r10, 0.1], b: [r12, 0], c: [r5, -0.3], d: [r1, 0.2] }),
  // The harbour master has counted the chair too. Else: shyness, pride, joy in children, courtesy.
  stepped('SK26', r12, { a: [0.5, 0.1], b: [-1.5, -0.1], c: [1.5, 0], d: [-0.5, 0] }),
];

/** All 26 screens, numbered as everyone meets them. Two are not scored, and no shape of what a browser is sent tells which. */
export const screens: readonly string[] = [
  ...['SK01', 'SK02', 'SK03', 'SK04', 'SK05', 'SK06', 'SK07', 'SK08'],
  ...['SK09', 'SK10', 'SK11', 'SK12', 'SK13', 'SK14', 'SK15', 'SK16', 'SK17'],
  ...['SK18', 'SK19', 'SK20', 'SK21', 'SK22', 'SK23', 'SK24', 'SK25', 'SK26'],
];

type SameMeaning = readonly [first: OptionId, second: OptionId];

/** The afternoon at the slip, and in the storm the two hours in the boathouse. */
const echo: readonly SameMeaning[] = [
  ['a', 'c'],
  ['b', 'd'],
  ['c', 'b'],
  ['d', 'a'],
];

export const bank: Bank = { version: '2026-11.design-6', items };

export const checks: Checks = {
  /** Gudrun says which flag the chair hangs. */
  attention: { screen: 'SK11', expected: 'c' satisfies OptionId },
  consistency: { first: 'SK05', second: 'SK20', same: echo },
};
