import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/language.ts';
import { seededRandom } from '#psychometrics';
import { catalogue } from '../catalogue.ts';
import { ordinarySetting } from '../games/game.ts';
import { simulateSitting } from '../simulated-sitting.ts';
import { OPTION_IDS } from './scenes.ts';
import { judgeChoice, StoryAnswer } from './story.ts';
import { compileScript, type Screen, type Walk, walk } from './walk.ts';

/** What holds for every story of the catalogue, in each language in which it is told. */

/** As long as the contract lets the name of a screen be. */
const MAX_NAME_LENGTH = 60;
const RANDOM_WALKS = 40;
/** Walks on which two languages are compared step by step: each step writes down all that is remembered. */
const COMPARED_WALKS = 12;

const stories = catalogue.flatMap(({ slug, test }) => (test.kind === 'story' ? [[slug, test] as const] : []));
const told = stories.flatMap(([slug, story]) => story.about.languages.map((language) => [slug, language, story] as const));
const translated = told.flatMap(([slug, language, story]) =>
  language === story.about.languages[0] ? [] : [[slug, language, story] as const],
);

/** Chooses at random among what is offered; the same seed chooses the same in every language. */
function wanderer(seed: number): (screen: Screen) => string {
  const random = seededRandom(seed);
  return ({ options }) => options.map(({ id }) => id).sort()[Math.floor(random() * options.length)]!;
}

test('there are stories', () => {
  expect(stories.length).toBeGreaterThan(0);
});

test.each(stories)('%s has a script for each language in which it is told', (_slug, { about, scripts }) => {
  expect(Object.keys(scripts).sort()).toEqual(about.languages.toSorted());
});

describe.each(told)('%s (%s)', (_slug, language, story) => {
  const { bank, checks, screens, scenes } = story;
  const keyed = new Map(bank.items.map((item) => [item.id, item]));
  const compiled = compileScript(story, language);
  /** Always the same letter, and walks by chance. */
  const walks: readonly Walk[] = [
    ...OPTION_IDS.map((letter) => walk(compiled, () => letter)),
    ...Array.from({ length: RANDOM_WALKS }, (_, seed) => walk(compiled, wanderer(seed))),
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

  test('is written in the letters of its language', () => {
    const isForeign = languages[language].script === 'devanagari' ? /[A-Za-z]/ : /[\u0900-\u097f]/;
    const texts = walks.flatMap(({ screens: met, ending }) => [
      ...met.flatMap(({ prose, options }) => [...prose, ...options.map(({ text }) => text)]),
      ...ending,
    ]);
    const around = [...scenes.chapters.map(({ title }) => title[language]!), ...scenes.backdrops.map(({ alt }) => alt[language]!)];
    expect([...new Set([...texts, ...around])].filter((text) => isForeign.test(text))).toEqual([]);
  });

  test('tags an option with its screen and its letter and nothing else', () => {
    for (const { id, options } of walks.flatMap(({ screens: met }) => met)) {
      expect(options.map(({ tags }) => tags)).toEqual(options.map((option) => [`item:${id}`, `opt:${option.id}`]));
    }
  });

  test('has a place, a chapter with a title, and a picture that is described, for each screen', () => {
    const { chapters, backdrops } = scenes;
    expect(chapters.flatMap((chapter) => chapter.screens)).toEqual(screens);
    expect([...new Set(backdrops.map(({ screen }) => screen))]).toEqual(screens);
    const seen = walks.flatMap(({ screens: met }) => met.map(({ id, backdrop }) => `${id} ${backdrop}`));
    expect([...new Set(seen)].sort()).toEqual(backdrops.map(({ screen, id }) => `${screen} ${id}`).sort());
    for (const { id, chapter, backdrop } of walks.flatMap(({ screens: met }) => met)) {
      const own = chapters.find(({ number }) => String(number) === chapter);
      expect(own?.screens, id).toContain(id);
      expect(own?.title[language]?.trim() ?? '', id).not.toBe('');
      const picture = backdrops.find((one) => one.screen === id && one.id === backdrop);
      expect(picture?.alt[language]?.trim() ?? '', id).not.toBe('');
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
    const chosen = simulateSitting(story, { theta: new Float64Array(36), random: seededRandom(7) }, ordinarySetting(7));
    const options = new Map(chosen.map(({ screen, option }) => [screen, option]));
    expect(walk(compiled, ({ id }) => options.get(id)!).screens).toHaveLength(chosen.length);
  });
});

/** All of a walk but its words: what is met, what is offered, what is scored, and what the tale remembers at each step. */
function bonesOf(compiled: string, choose: (screen: Screen) => string) {
  const remembered: string[] = [];
  const { screens, endingTags } = walk(compiled, choose, (state) => void remembered.push(state));
  const met = screens.map(({ prose, options, ...screen }) => ({
    ...screen,
    lines: prose.length,
    options: options.map(({ id, tags }) => [id, tags]),
  }));
  return { met, endingTags, remembered };
}

describe.each(translated)('%s (%s)', (_slug, language: Language, story) => {
  const [first, other] = [story.about.languages[0], language].map((one) => compileScript(story, one)) as [string, string];

  test('is the same story as in its first language: the same choices meet, offer, remember and end the same', () => {
    for (const letter of OPTION_IDS) expect(bonesOf(other, () => letter)).toEqual(bonesOf(first, () => letter));
    for (let seed = 0; seed < COMPARED_WALKS; seed += 1) expect(bonesOf(other, wanderer(seed))).toEqual(bonesOf(first, wanderer(seed)));
  });

  test('says each thing in its own words', () => {
    const [own, others] = [other, first].map((compiled) =>
      walk(compiled, () => 'a').screens.flatMap(({ options }) => options.map(({ text }) => text)),
    );
    expect(own!.filter((text) => others!.includes(text))).toEqual([]);
  });
});
