import { catalogue } from '#content/catalogue.ts';
import { ordinarySetting } from '#content/games/game.ts';
import type { KeyedItem } from '#content/items.ts';
import { simulateSitting } from '#content/simulated-sitting.ts';
import type { Test } from '#content/test.ts';
import { type Random, type SoftmaxAnswer, seededRandom } from '#psychometrics';

const MAX_SEED = 2 ** 31;

/** How people answer, where it differs from what the shipped items say. */
export type World = {
  /** The scene of a story as people answer it. */
  readonly answered: (scene: KeyedItem) => KeyedItem;
  /** The scene as it is scored. */
  readonly scored: (scene: KeyedItem) => KeyedItem;
};

/** People answer as the shipped items say. */
export const asShipped: World = { answered: (scene) => scene, scored: (scene) => scene };

/** Plays person `index` through tests. */
export type Play = (theta: Float64Array, random: Random, index: number) => readonly SoftmaxAnswer[];

const games = catalogue.filter(({ test }) => test.kind === 'game').map(({ test }) => test);
const stories = catalogue.filter(({ test }) => test.kind === 'story').map(({ test }) => test);

/**
 * Plays everybody through every test, by its real rules. Games are the same in every world, and most of the work: `gamesOf` remembers what
 * each person answered in them.
 */
export function playIn({ answered, scored }: World, gamesOf: Play): Play {
  const rooms = stories.map((story) => ({
    story: { ...story, bank: { ...story.bank, items: story.bank.items.map(answered) } },
    items: new Map(story.bank.items.map((item) => [item.id, scored(item)])),
  }));
  return (theta, random, index) => [
    ...gamesOf(theta, random, index),
    ...rooms.flatMap(({ story, items }) => playTest(story, items, theta, random)),
  ];
}

/** Plays the games; whoever has played them already answers as before. Person `index` has the same theta in every case of a study. */
export function playGamesOnce(seed: number): Play {
  const known = new Map<number, readonly SoftmaxAnswer[]>();
  const banks = games.map((game) => ({ game, items: itemsOf(game) }));
  return (theta, _random, index) => {
    const random = seededRandom(seed + index * 2 ** 32 + 1);
    const answers = known.get(index) ?? banks.flatMap(({ game, items }) => playTest(game, items, theta, random));
    known.set(index, answers);
    return answers;
  };
}

export const itemsOf = ({ bank }: Test): ReadonlyMap<string, KeyedItem> => new Map(bank.items.map((item) => [item.id, item]));

/** What a person's answers to a test come to, as `items` are scored. */
export function playTest(test: Test, items: ReadonlyMap<string, KeyedItem>, theta: Float64Array, random: Random): SoftmaxAnswer[] {
  const setting = ordinarySetting(Math.floor(random() * MAX_SEED));
  return simulateSitting(test, { theta, random }, setting).flatMap(({ item: id, option }) => {
    const item = id === null ? undefined : items.get(id);
    return item ? [{ item, option: item.options.findIndex((known) => known.id === option) }] : [];
  });
}
