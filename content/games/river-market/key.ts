import type { KeyedItem } from '../../items.ts';
import { facet } from '../../mind/facets.ts';
import { POT_KINDS, STALL_KINDS } from './course.ts';

/** Facets that the game moves: gains reached in bargaining, and building a shared pot with partners who vary. */
export const BARGAINING = facet(7, 'cognitive');
export const SHARING = facet(11, 'cognitive');

/** Slope for a step from class to class, and an intercept for each class, from the lowest. */
type Curve = readonly [slope: number, ...intercepts: number[]];

/**
 * Fixed design values, fitted to the bargains and pots of 1,500 simulated people who follow the rules of bargain-policy.ts and pot-policy.ts, by
 * maximum likelihood with the facet known. How strongly people keep to those rules was set so that the game alone reaches reliability .60 on both
 * facets: it came to .62 and .61 (simulate.test.ts shows it with fewer people). A partner who mirrors tells least of a
 * bargainer. players.test.ts lets people of other rules give. To be estimated anew from answers.
 */
const BARGAIN_CURVES: Readonly<Record<string, Curve>> = {
  'boulware-crossed': [0.49, -0.02, 0.04, -0.18, 0.22, -0.06],
  'boulware-alike': [0.41, 1.04, 1.2, 0.65, -0.07, -2.83],
  'linear-crossed': [0.52, -0.78, -0.24, 0.06, 0.27, 0.7],
  'linear-alike': [0.4, 0.25, 0.81, 0.69, 0.24, -1.99],
  'conceder-crossed': [0.44, -2.75, -0.4, 0.71, 0.68, 1.77],
  'conceder-alike': [0.47, -0.83, 0.51, 0.65, 0.43, -0.76],
  'tit-for-tat-crossed': [0.15, 0.17, -0.13, -0.33, -0.31, 0.61],
  'tit-for-tat-alike': [0.26, 0.36, 0.67, 0.5, -0.04, -1.49],
};

const POT_CURVES: Readonly<Record<string, Curve>> = {
  'all-answer': [0.55, -0.17, 0.21, 0.15, -0.19],
  'one-gives': [0.46, -0.1, 0.21, 0.18, -0.29],
  'one-takes': [0.43, -0.89, -0.15, 0.32, 0.72],
  'gives-takes': [0.53, -0.28, 0.18, 0.16, -0.06],
  'two-take': [0.59, -0.24, 0.16, 0.16, -0.09],
  'all-take': [0.57, -0.2, 0.15, 0.06, -0.01],
};

/** The option of a class, 0 the lowest. */
export const classOption = (place: number): string => `class-${place}`;

/** Ordered classes: slopes rise by the same step from class to class (generalized partial credit: Muraki 1992). */
function orderedItem(id: string, dimension: number, [slope, ...intercepts]: Curve): KeyedItem {
  const middle = (intercepts.length - 1) / 2;
  return {
    id,
    options: intercepts.map((intercept, place) => ({
      id: classOption(place),
      intercept,
      loadings: [{ dimension, slope: slope * (place - middle) }],
    })),
  };
}

export const BARGAIN_ITEMS: readonly KeyedItem[] = STALL_KINDS.map(({ id }) => orderedItem(id, BARGAINING, BARGAIN_CURVES[id]!));
export const POT_ITEMS: readonly KeyedItem[] = POT_KINDS.map(({ id }) => orderedItem(id, SHARING, POT_CURVES[id]!));

export const bank = { version: '2026-11.design-2', items: [...BARGAIN_ITEMS, ...POT_ITEMS] } as const;
