import type { GameForm } from '../script-screen.ts';
import type { PracticeForm } from './form.ts';
import { masksFeelings, masksLooks } from './masks.ts';
import { patternLoom } from './pattern-loom.ts';
import { riverMarketBargains, riverMarketPots } from './river-market.ts';
import { stillLake } from './still-lake.ts';
import { stonePaths, stoneTowers } from './stone-towers.ts';
import { wordBridges } from './word-bridges.ts';

/** The practice form of each game, with the trial and the answer of its own. */
export const practiceForms: Readonly<Record<GameForm, PracticeForm<never, never>>> = {
  'pattern-loom': patternLoom as PracticeForm<never, never>,
  'still-lake': stillLake as PracticeForm<never, never>,
  'masks-looks': masksLooks as PracticeForm<never, never>,
  'masks-feelings': masksFeelings as PracticeForm<never, never>,
  'word-bridges': wordBridges as PracticeForm<never, never>,
  'river-market-bargains': riverMarketBargains as PracticeForm<never, never>,
  'river-market-pots': riverMarketPots as PracticeForm<never, never>,
  'stone-towers': stoneTowers as PracticeForm<never, never>,
  'stone-paths': stonePaths as PracticeForm<never, never>,
};
