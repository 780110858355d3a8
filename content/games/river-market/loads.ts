import type { Lots } from '../lots.ts';
import { BASKETS, GOODS, type Good, KINDS, LOAD_WORTH, type Take } from './script.ts';

/** How alike the two sides value the goods. `crossed`: what is dear to one is cheap to the other. `alike`: the same kind is dear to both. */
export type Likeness = 'crossed' | 'alike';

/** A boatload that two people divide, and what a basket of each kind is worth to either. */
export type Load = {
  readonly goods: readonly Good[];
  readonly worth: readonly number[];
  readonly traderWorth: readonly number[];
};

/** Silver for a basket of the dearest, the middle and the cheapest kind: four of each are worth 60. */
const WORTHS: readonly (readonly [number, number, number])[] = [
  [9, 4, 2],
  [8, 5, 2],
  [10, 4, 1],
  [9, 5, 1],
  [8, 4, 3],
];

/** Which of its own kinds, from the dearest, the trader finds in the place of the player's dearest, middle and cheapest. */
const TURNS: Readonly<Record<Likeness, readonly (readonly [number, number, number])[]>> = {
  crossed: [
    [2, 1, 0],
    [1, 2, 0],
  ],
  alike: [[0, 2, 1]],
};

export function makeLoad(likeness: Likeness, lots: Lots): Load {
  const goods = lots.shuffle(GOODS).slice(0, KINDS);
  const own = lots.pick(WORTHS);
  const others = lots.pick(WORTHS);
  const turned = lots.pick(TURNS[likeness]).map((rank) => others[rank]!);
  const places = lots.shuffle([0, 1, 2]);
  return { goods, worth: places.map((place) => own[place]!), traderWorth: places.map((place) => turned[place]!) };
}

const sumOf = (take: Take, worth: readonly number[]): number => take.reduce((sum, baskets, kind) => sum + baskets * worth[kind]!, 0);

/** Silver that this division is worth to the player, and to the trader, who keeps the rest. */
export const silverOf = ({ worth }: Load, take: Take): number => sumOf(take, worth);
export const traderSilverOf = ({ traderWorth }: Load, take: Take): number => LOAD_WORTH - sumOf(take, traderWorth);

const COUNTS = Array.from({ length: BASKETS + 1 }, (_, baskets) => baskets);

/** Every way to divide a load. */
export const TAKES: readonly Take[] = COUNTS.flatMap((a) => COUNTS.flatMap((b) => COUNTS.map((c): Take => [a, b, c])));
