import { pairsOf1Hi } from './pairs/house-1.hi.ts';
import { pairsOf2Hi } from './pairs/house-2.hi.ts';
import { pairsOf3Hi } from './pairs/house-3.hi.ts';
import { pairsOf4Hi } from './pairs/house-4.hi.ts';
import { pairsOf5Hi } from './pairs/house-5.hi.ts';
import { pairsOf6Hi } from './pairs/house-6.hi.ts';
import { pairsOf7Hi } from './pairs/house-7.hi.ts';
import { pairsOf8Hi } from './pairs/house-8.hi.ts';
import { pairsOf9Hi } from './pairs/house-9.hi.ts';
import { pairsOf10Hi } from './pairs/house-10.hi.ts';
import { pairsOf11Hi } from './pairs/house-11.hi.ts';
import type { PairSayings } from './saying.ts';

export const pairsHi: PairSayings = {
  1: pairsOf1Hi,
  2: pairsOf2Hi,
  3: pairsOf3Hi,
  4: pairsOf4Hi,
  5: pairsOf5Hi,
  6: pairsOf6Hi,
  7: pairsOf7Hi,
  8: pairsOf8Hi,
  9: pairsOf9Hi,
  10: pairsOf10Hi,
  11: pairsOf11Hi,
  12: {},
};
