/** What a browser may know of every test: how it is called in addresses, what kind it is, and how long it takes. */
export type TestKind = 'story' | 'game';
export type CataloguedTest = { readonly slug: string; readonly kind: TestKind; readonly minutes: number };

/** The tests that can be played, in the order in which they are offered. */
export const catalogue = [
  { slug: 'lantern-ferry', kind: 'story', minutes: 15 },
  { slug: 'pattern-loom', kind: 'game', minutes: 10 },
] as const satisfies readonly CataloguedTest[];

export type TestSlug = (typeof catalogue)[number]['slug'];

/** A whole profile rests on twelve tests; until all are played, everything is told "so far". */
export const TESTS_IN_ALL = 12;

export const isTestSlug = (text: string): text is TestSlug => catalogue.some(({ slug }) => slug === text);
