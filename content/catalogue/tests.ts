import type { KeyedItem } from '../items.ts';
import { bank as lanternFerry } from '../lantern-ferry/key.ts';
import { bank as patternLoom } from '../pattern-loom/key.ts';
import * as patternLoomRules from '../pattern-loom/sitting.ts';
import { type CataloguedTest, catalogue, type TestSlug } from './script.ts';

/** Items with their parameters, under the version that every result names. */
export type Bank = { readonly version: string; readonly items: readonly KeyedItem[] };

type Test = CataloguedTest & {
  readonly slug: TestSlug;
  readonly bank: Bank;
  /** The facets that the test measures. */
  readonly feeds: readonly number[];
};

/** Everyone meets the same screens in the same order, so the device can go on alone when the connection is lost. */
export type StoryTest = Test & {
  readonly kind: 'story';
  readonly screens: readonly string[];
  readonly attention: { readonly screen: string; readonly expected: string };
  /** The same choice in two dresses, with the pairs of options that mean the same. */
  readonly consistency: { readonly first: string; readonly second: string; readonly same: readonly (readonly [string, string])[] };
};

/** The server chooses each trial from what was answered before, and alone knows what is right. */
export type GameTest = Test & { readonly kind: 'game'; readonly rules: typeof patternLoomRules };

export type TestDefinition = StoryTest | GameTest;

const feedsOf = (items: readonly KeyedItem[]): number[] =>
  [...new Set(items.flatMap(({ options }) => options.flatMap(({ loadings }) => loadings.map(({ dimension }) => dimension))))].sort(
    (a, b) => a - b,
  );

const entry = <Slug extends TestSlug>(slug: Slug) =>
  catalogue.find((test) => test.slug === slug) as Extract<(typeof catalogue)[number], { slug: Slug }>;

const definitions: Record<TestSlug, TestDefinition> = {
  'lantern-ferry': { ...entry('lantern-ferry'), ...pickStory(lanternFerry), bank: lanternFerry, feeds: feedsOf(lanternFerry.items) },
  'pattern-loom': { ...entry('pattern-loom'), bank: patternLoom, feeds: feedsOf(patternLoom.items), rules: patternLoomRules },
};

function pickStory({ screens, attention, consistency }: Pick<StoryTest, 'screens' | 'attention' | 'consistency'>) {
  return { screens, attention, consistency };
}

/** Every test with its bank and rules, in the order in which they are offered. Server only. */
export const tests: readonly TestDefinition[] = catalogue.map(({ slug }) => definitions[slug]);

export const testOf = (slug: TestSlug): TestDefinition => definitions[slug];
