import type { Bank, KeyedItem } from '../../items.ts';
import { facet, type House } from '../../mind/facets.ts';
import { type OptionId, stepped, tradeOff, twoAxis } from '../scenes.ts';
import type { Checks } from '../story.ts';

/** Server only. This story feeds the emotional facets, so a house's number is enough to name one. */
const emotional = (house: House): number => facet(house, 'emotional');
const [e1, e2, e3, e4, e5, e6] = [emotional(1), emotional(2), emotional(3), emotional(4), emotional(5), emotional(6)];
const [e7, e8, e9, e10, e11, e12] = [emotional(7), emotional(8), emotional(9), emotional(10), emotional(11), emotional(12)];

/** How the scenes are spread over the houses is dealt over the three emotional stories together; key.test.ts holds this story's part. */
const items: readonly KeyedItem[] = [
  // Chapter 1, days one and two
  // Two plates, two cooks who watch: enjoy it, be even with both. Also: hunger (a, c), liking for a cousin (b), love for a grandmother (d).
  twoAxis('RF01', e5, e7, { a: ['++', 0.1], b: ['+-', -0.3], c: ['-+', 0.1], d: ['--', 0.1] }),
  // Sixty cupboards and five days. Also: care for the owners (c).
  stepped('RF02', e10, { a: [0.5, 0.2], b: [1.5, 0.2], c: [-1.5, -0.1], d: [-0.5, -0.3] }),
  // An uncle's bitter words over tea: say the hurt, stay near. Also: respect for elders (a), tiredness (c).
  twoAxis('RF03', e3, e4, { a: ['-+', 0.3], b: ['+-', -0.3], c: ['--', 0], d: ['++', 0] }),
  // Where to sleep: the numbered store, Ama's floor, the locked door, two sides by turns. Also: comfort, liking for one's own room.
  tradeOff('RF04', { a: [e10, -0.2], b: [e4, 0.3], c: [e8, -0.2], d: [e7, 0.1] }),
  // A free hour in the snow. Repeated later. Also: liking for company (c) and for exercise (d).
  tradeOff('RF05', { a: [e5, 0], b: [e8, -0.2], c: [e3, 0.3], d: [e9, -0.1] }),
  // Two thousand apples. Also: help for somebody who carries alone (a).
  stepped('RF06', e6, { a: [-1.5, 0], b: [0.5, 0.4], c: [-0.5, -0.2], d: [1.5, -0.2] }),
  // A day that nobody mentions, and what a dead woman knew. Also: tact (c, d), help with a load (c), what one does at a grave (b, d).
  twoAxis('RF07', e2, e8, { a: ['-+', 0.1], b: ['++', 0], c: ['--', -0.3], d: ['+-', 0.2] }),
  // One door, two who want it. Also: haste (d), care for Ama (b).
  stepped('RF08', e7, { a: [1.5, -0.2], b: [-0.5, -0.1], c: [0.5, 0.4], d: [-1.5, -0.1] }),
  // A promised game, twelve unmarked boxes. Also: tenderness and beauty (a), pleasure in play (c).
  twoAxis('RF09', e2, e10, { a: ['--', -0.1], b: ['++', 0], c: ['+-', 0.1], d: ['-+', 0] }),

  // Chapter 2, days three and four
  // Seven chests in a room that all avoid: go first, look inside. Also: respect for what others closed (b, c).
  twoAxis('RF11', e1, e8, { a: ['-+', 0], b: ['--', 0.2], c: ['+-', -0.1], d: ['++', -0.1] }),
  // Ninety keys and a shut tin: bear tedium, want to know. Also: help for Ayesha (a) and Meera (b).
  twoAxis('RF12', e6, e8, { a: ['+-', 0.1], b: ['--', 0.2], c: ['++', 0], d: ['-+', -0.3] }),
  // An aunt asks what those years were like. Also: wish to spare her (a), interest in her (b).
  stepped('RF13', e3, { a: [-0.5, 0], b: [-1.5, 0], c: [1.5, 0.1], d: [0.5, -0.1] }),
  // One song under the walnut tree: play, be of the group. Also: liking for quiet (a, d), and how much one likes a crowd.
  twoAxis('RF14', e5, e11, { a: ['+-', -0.3], b: ['-+', 0.1], c: ['++', 0.3], d: ['--', -0.1] }),
  // A crack in the roof at night. Also: safety, which stands at the low end.
  stepped('RF15', e4, { a: [-0.5, 0.1], b: [0.5, 0.1], c: [1.5, -0.1], d: [-1.5, -0.1] }),
  // One thing out of the back wing. Also: thrift (b), memory of childhood (c, d).
  tradeOff('RF16', { a: [e12, -0.3], b: [e9, 0.1], c: [e2, 0.4], d: [e4, -0.2] }),
  // Ama says who took the money. Also: saying openly what one feels (b, c), tenderness for the old (a, d).
  stepped('RF17', e12, { a: [1.5, 0], b: [-1.5, -0.2], c: [-0.5, 0.3], d: [0.5, -0.1] }),
  // Two hours of knowing alone. Also: usefulness on the eve of a wedding (a, c).
  tradeOff('RF18', { a: [e6, -0.2], b: [e3, 0.2], c: [e11, 0.3], d: [e10, -0.3] }),

  // Chapter 3, days four and five
  // Courtyard or hall under a doubtful sky. Also: care for sixty guests, which stands at the low end.
  stepped('RF19', e9, { a: [0.5, 0.3], b: [1.5, -0.3], c: [-1.5, -0.1], d: [-0.5, 0.1] }),
  // A hundred promised birds: keep the word, enjoy the making. Also: help for Joseph, which d denies and a gives.
  twoAxis('RF20', e2, e5, { a: ['--', -0.2], b: ['-+', 0.1], c: ['+-', -0.1], d: ['++', 0.2] }),
  // Forty guests between two doors. Also: good manners (b, c).
  tradeOff('RF21', { a: [e7, -0.1], b: [e2, -0.1], c: [e1, 0.1], d: [e11, 0.1] }),
  // Ama stands up and cannot go on. Also: respect for what is hers to say, which stands at the low end.
  stepped('RF22', e1, { a: [-1.5, -0.1], b: [-0.5, 0.3], c: [0.5, -0.2], d: [1.5, 0] }),
  // Two doors have shut: be with the others, forgive the years. Also: hospitality (a, b), liking to be alone (c, d).
  twoAxis('RF23', e11, e12, { a: ['+-', 0.3], b: ['++', 0], c: ['-+', -0.2], d: ['--', -0.1] }),
  // The halves do not meet. Also: thrift of time (c).
  tradeOff('RF25', { a: [e1, 0.3], b: [e6, -0.2], c: [e12, 0.1], d: [e5, -0.2] }),
  // And you? Want the unknown, be with the family. Also: the pull of one's own work, which b keeps and a gives up.
  twoAxis('RF26', e9, e11, { a: ['++', 0], b: ['--', 0.1], c: ['-+', 0.1], d: ['+-', -0.2] }),
];

/** All 26 screens, in the order in which everyone meets them. Two are not scored, and no shape of what a browser is sent tells which. */
export const screens: readonly string[] = [
  ...['RF01', 'RF02', 'RF03', 'RF04', 'RF05', 'RF06', 'RF07', 'RF08', 'RF09'],
  ...['RF10', 'RF11', 'RF12', 'RF13', 'RF14', 'RF15', 'RF16', 'RF17', 'RF18'],
  ...['RF19', 'RF20', 'RF21', 'RF22', 'RF23', 'RF24', 'RF25', 'RF26'],
];

type SameMeaning = readonly [first: OptionId, second: OptionId];

/** A free hour again, on the wedding morning: the same four pulls in another dress and under other letters. */
const again: readonly SameMeaning[] = [
  ['a', 'c'],
  ['b', 'd'],
  ['c', 'b'],
  ['d', 'a'],
];

export const bank: Bank = { version: '2026-11.design-5', items };

export const checks: Checks = {
  /** Ayesha says which word she wants to hear from the other side of the beam. */
  attention: { screen: 'RF10', expected: 'b' satisfies OptionId },
  consistency: { first: 'RF05', second: 'RF24', same: again },
};
