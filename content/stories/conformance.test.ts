import { describe, expect, test } from 'vitest';
import { seededRandom } from '#psychometrics';
import { catalogue } from '../catalogue.ts';
import { simulateSitting } from '../simulated-sitting.ts';
import { OPTION_IDS } from './scenes.ts';
import { judgeChoice, StoryAnswer } from './story.ts';
import { compileScript, type Walk, walk } from './walk.ts';

/** What holds for every story of the catalogue. */

/** As long as the contract lets the name of a screen be. */
const MAX_NAME_LENGTH = 60;
const RANDOM_WALKS = 100;

const stories = catalogue.flatMap(({ slug, test }) => (test.kind === 'story' ? [[slug, test] as const] : []));

test('there are stories', () => {
  expect(stories.length).toBeGreaterThan(0);
});

describe.each(stories)('%s', (_slug, story) => {
  const { bank, checks, screens } = story;
  const keyed = new Map(bank.items.map((item) => [item.id, item]));
  const compiled = compileScript(story);
  const wandering = (seed: number): Walk => {
    const random = seededRandom(seed);
    return walk(compiled, ({ options }) => options[Math.floor(random() * options.length)]!.id);
  };
  /** Always the same letter, and walks by chance. */
  const walks = [
    ...OPTION_IDS.map((letter) => walk(compiled, () => letter)),
    ...Array.from({ length: RANDOM_WALKS }, (_, n) => wandering(n)),
  ];
  const optionsOf = new Map(walks[0]!.screens.map(({ id, options }) => [id, options.map((option) => option.id)]));

  test('comes to an end on every way, with something said there', () => {
    for (const { ending } of walks) expect(ending.join('').trim()).not.toBe('');
  });

  test('meets the screens of its key in their order, each once', () => {
    expect(new Set(screens).size).toBe(screens.length);
    expect(Math.max(...screens.map((screen) => screen.length))).toBeLessThanOrEqual(MAX_NAME_LENGTH);
    for (const { screens: met } of walks) expect(met.map(({ id }) => id)).toEqual(screens);
  });

  test('offers on each screen the options of its key, in the same words on every way', () => {
    for (const { screens: met } of walks) {
      for (const [place, { id, options, prose }] of met.entries()) {
        expect(options.map((option) => option.id).sort(), id).toEqual(
          keyed
            .get(id)
            ?.options.map((option) => option.id)
            .sort() ?? OPTION_IDS,
        );
        expect(options, id).toEqual(walks[0]!.screens[place]!.options);
        expect(new Set(options.map(({ text }) => text.trim())).size, id).toBe(options.length);
        expect(
          [...prose, ...options.map(({ text }) => text)].every((text) => text.trim() !== ''),
          id,
        ).toBe(true);
      }
    }
  });

  test('tags an option with its screen and its letter and nothing else', () => {
    for (const { id, options } of walks.flatMap(({ screens: met }) => met)) {
      expect(options.map(({ tags }) => tags)).toEqual(options.map((option) => [`item:${id}`, `opt:${option.id}`]));
    }
  });

  test('has a place and a picture for each screen', () => {
    for (const { id, chapter, backdrop } of walks.flatMap(({ screens: met }) => met)) {
      expect(chapter, id).toMatch(/^[1-9]\d*$/);
      expect(backdrop, id).not.toBe('');
    }
  });

  test('scores every screen but two, the checks, which name screens and options that exist', () => {
    const { attention, consistency } = checks;
    expect(screens.filter((screen) => !keyed.has(screen)).sort()).toEqual([attention.screen, consistency.second].sort());
    expect(bank.items.filter(({ id }) => !screens.includes(id))).toEqual([]);
    expect(optionsOf.get(attention.screen)).toContain(attention.expected);
    expect(screens.indexOf(consistency.second)).toBeGreaterThan(screens.indexOf(consistency.first));
    expect(consistency.same.map(([first]) => first).sort()).toEqual(optionsOf.get(consistency.first)!.toSorted());
    expect(consistency.same.map(([, second]) => second).sort()).toEqual(optionsOf.get(consistency.second)!.toSorted());
  });

  test('judges each option of each screen, and no other', () => {
    for (const screen of screens) {
      for (const option of optionsOf.get(screen)!) {
        const item = keyed.has(screen) ? screen : null;
        expect(judgeChoice(story, screen, StoryAnswer.parse({ kind: 'choice', option }))).toEqual({ item, option });
      }
      expect(() => judgeChoice(story, screen, { kind: 'choice', option: 'nothing' })).toThrow();
    }
  });

  test('can be told along with what a simulated person chooses', () => {
    const chosen = simulateSitting(story, { theta: new Float64Array(36), random: seededRandom(7) }, 7);
    const options = new Map(chosen.map(({ screen, option }) => [screen, option]));
    expect(walk(compiled, ({ id }) => options.get(id)!).screens).toHaveLength(chosen.length);
  });
});
