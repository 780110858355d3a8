/** What a trait is of: a whole house, one of its three sides, or the shape of the whole profile. */
export const TRAIT_KINDS = ['whole', 'emotional', 'rational', 'cognitive', 'shape'] as const;
export type TraitKind = (typeof TRAIT_KINDS)[number];
