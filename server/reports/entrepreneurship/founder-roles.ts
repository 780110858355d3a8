import type { FacetSum } from '../direction-shares.ts';

/** What a new undertaking needs from the people who begin it. A design of ours; each role leans on three facets of three houses. */
export const FOUNDER_ROLES = {
  helm: ['1-rational', '9-rational', '12-rational'],
  scout: ['9-emotional', '8-rational', '3-cognitive'],
  maker: ['5-rational', '6-emotional', '10-cognitive'],
  seller: ['3-rational', '7-cognitive', '1-emotional'],
  keeper: ['2-rational', '10-rational', '6-rational'],
  binder: ['11-emotional', '4-rational', '7-emotional'],
} as const satisfies Record<string, FacetSum>;

export type FounderRole = keyof typeof FOUNDER_ROLES;
