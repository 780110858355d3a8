import { pairsOf1En } from './pairs/house-1.en.ts';
import { pairsOf2En } from './pairs/house-2.en.ts';
import { pairsOf3En } from './pairs/house-3.en.ts';
import { pairsOf4En } from './pairs/house-4.en.ts';
import { pairsOf5En } from './pairs/house-5.en.ts';
import { pairsOf6En } from './pairs/house-6.en.ts';
import { pairsOf7En } from './pairs/house-7.en.ts';
import { pairsOf8En } from './pairs/house-8.en.ts';
import { pairsOf9En } from './pairs/house-9.en.ts';
import { pairsOf10En } from './pairs/house-10.en.ts';
import { pairsOf11En } from './pairs/house-11.en.ts';
import type { PairSayings } from './saying.ts';

export const pairsEn: PairSayings = {
  1: pairsOf1En,
  2: pairsOf2En,
  3: pairsOf3En,
  4: pairsOf4En,
  5: pairsOf5En,
  6: pairsOf6En,
  7: pairsOf7En,
  8: pairsOf8En,
  9: pairsOf9En,
  10: pairsOf10En,
  11: pairsOf11En,
  12: {},
};
