import type { House } from '#content/mind/facets.ts';

/** Two sentences: strengths, then areas to develop. */
export type FallbackSummary = (ends: Ends) => string;
export type Ends = { readonly above: readonly House[]; readonly below: readonly House[] };
