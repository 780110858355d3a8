import { MAX_BACK } from './script.ts';

/** How a block is made: how far back to compare, and how many foils are lures. One item of the bank each; every stream made from it is new. */
export type Recipe = { readonly id: string; readonly back: number; readonly density: Density; readonly lures: number };

/** As many targets as foils, so that neither answer is the better guess and d' is known equally well from both sides. */
export const TARGETS = 12;
export const FOILS = 12;

/**
 * How many of the twelve foils are lures: a flower that opened one step sooner or later than the one asked for. Without them a sense of having
 * seen a place lately is enough; with them the order has to be kept (Gray, Chabris and Braver 2003, Nature Neuroscience 6, 316-322; Kane et
 * al. 2007, Journal of Experimental Psychology: Learning, Memory, and Cognition 33, 615-622: more false alarms to lures in 2- and 3-back).
 * One back, a lure can only follow another foil, so there are fewer.
 */
const LURES = { few: 3, some: 5, many: 7 } as const;
const LURES_ONE_BACK = { few: 1, some: 2, many: 3 } as const;
export type Density = keyof typeof LURES;
const densities: readonly Density[] = ['few', 'some', 'many'];

const backs = Array.from({ length: MAX_BACK }, (_, index) => index + 1);

export const RECIPES: readonly Recipe[] = backs.flatMap((back) =>
  densities.map((density) => ({
    id: `back-${back}-${density}-lures`,
    back,
    density,
    lures: (back === 1 ? LURES_ONE_BACK : LURES)[density],
  })),
);

/** Everybody begins here: what the second practice asked, with an ordinary number of lures. */
export const FIRST_RECIPE = RECIPES.findIndex(({ back, density }) => back === 2 && density === 'some');
