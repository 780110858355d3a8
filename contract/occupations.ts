/** What occupations are filtered by: codes on the wire, words on the page. */
export const INTERESTS = ['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional'] as const;
export type Interest = (typeof INTERESTS)[number];

export const EDUCATIONS = ['none', 'school', 'vocational', 'degree', 'higher'] as const;
export type Education = (typeof EDUCATIONS)[number];

/** `home`: most of it can be done from home. `moving`: from place to place. */
export const PLACES = ['indoors', 'outdoors', 'moving', 'home'] as const;
export type Place = (typeof PLACES)[number];
