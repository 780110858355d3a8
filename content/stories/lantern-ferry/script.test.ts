import { describe, expect, test } from 'vitest';
import { seededRandom } from '#psychometrics';
import { compileScript, readSources, type Screen, tagValue, type Walk, walk, wordsIn } from '../walk.ts';
import { lanternFerry } from './definition.ts';
import { checks, screens as keyedScreens } from './key.ts';
import { backdropOf, backdrops, chapters, speakers } from './script-scenes.ts';

const compiled = compileScript(lanternFerry);
const sources = [...readSources(lanternFerry.script).values()];
const LETTERS = ['a', 'b', 'c', 'd'];
const RANDOM_WALKS = 300;

const randomWalk = (seed: number): { walk: Walk; taken: string[] } => {
  const random = seededRandom(seed);
  const taken: string[] = [];
  const finished = walk(compiled, ({ id, options }) => {
    const option = options[Math.floor(random() * options.length)]!.id;
    taken.push(`${id}:${option}`);
    return option;
  });
  return { walk: finished, taken };
};

/** Always the same letter, and 300 walks by chance. */
const steady = LETTERS.map((letter) => walk(compiled, () => letter));
const wandering = Array.from({ length: RANDOM_WALKS }, (_, seed) => randomWalk(seed));
const walks: readonly Walk[] = [...steady, ...wandering.map((one) => one.walk)];
const screensMet: readonly Screen[] = walks.flatMap(({ screens }) => screens);
/** Options are the same words on every walk (tested below), so one walk is enough to read them. */
const screens = steady[0]!.screens;

describe('every way through the story', () => {
  test('comes to an end', () => {
    for (const { endingTags, ending } of walks) {
      expect(endingTags).toContain('end');
      expect(wordsIn(ending)).toBeGreaterThan(120);
      expect(wordsIn(ending)).toBeLessThan(320);
    }
  });

  test('meets each option of each screen somewhere', () => {
    const taken = new Set(wandering.flatMap((one) => one.taken));
    expect([...taken].sort()).toEqual(keyedScreens.flatMap((screen) => LETTERS.map((letter) => `${screen}:${letter}`)).sort());
  });

  test('shows 40 to 160 words between two choices: as a rule about 20 in answer and 70 of scene', () => {
    const counts = screensMet.map((screen) => ({ id: screen.id, words: wordsIn(screen.prose) }));
    for (const { id, words } of counts) {
      expect(words, id).toBeGreaterThanOrEqual(40);
      expect(words, id).toBeLessThanOrEqual(160);
    }
    const mean = counts.reduce((sum, { words }) => sum + words, 0) / counts.length;
    expect(mean).toBeLessThan(92);
    const scenes = screensMet.filter(({ id }) => id !== keyedScreens[0]).map(({ prose }) => wordsIn(prose.slice(1)));
    expect(scenes.reduce((sum, words) => sum + words, 0) / scenes.length).toBeLessThan(75);
  });

  test('leaves no space before a comma, no double space and no empty quotation', () => {
    for (const text of [...screensMet.flatMap(({ prose }) => prose), ...walks.flatMap(({ ending }) => ending)]) {
      expect(text).not.toMatch(/ [,.;:!?]| {2}|“”|[{}|~[\]<>]/);
    }
  });
});

describe('what surrounds the words', () => {
  test('each screen has its own chapter and its own backdrop', () => {
    for (const { id, chapter, backdrop } of screensMet) {
      expect(chapters.find(({ number }) => String(number) === chapter)?.screens, id).toContain(id);
      expect(backdropOf(id)?.id, id).toBe(backdrop);
    }
    expect(chapters.flatMap((chapter) => chapter.screens)).toEqual(keyedScreens);
    expect(new Set(backdrops.map(({ id }) => id)).size).toBe(26);
  });

  test('each backdrop says what to draw and what is seen', () => {
    for (const { id, picture, alt } of backdrops) {
      expect(wordsIn([picture]), id).toBeGreaterThan(20);
      expect(wordsIn([alt]), id).toBeGreaterThan(8);
      expect(alt, id).toMatch(/\.$/);
    }
  });

  test('exactly the people who are named as speakers speak', () => {
    expect([...new Set(screensMet.flatMap((screen) => screen.speakers))].sort()).toEqual([...speakers].sort());
  });
});

describe('the options', () => {
  test.each(screens.map((screen) => [screen.id, screen] as const))('of %s have the same length within a third', (_, { options }) => {
    const lengths = options.map(({ text }) => text.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1.34 * Math.min(...lengths));
  });

  test('are one plain sentence each that begins with what you do', () => {
    for (const { options } of screens) for (const { text } of options) expect(text).toMatch(/^[A-Z][a-z]+ [^.!?]+\.$/);
  });

  test('neither press nor name a trait or a house', () => {
    const pressing = /\b(always|never|immediately|at once|best|right thing|everyone|anyway)\b/i;
    const trait =
      /\b(lead\w*|courage\w*|brave\w*|bold\w*|confiden\w*|honest\w*|loyal\w*|kind(ly|ness)?|gentl[ey]\w*|empath\w*|emotion\w*|creativ\w*|imaginat\w*|playful\w*|patien\w*|persever\w*|diligen\w*|stubborn\w*|fair(ly|ness)?|curio\w*|insight\w*|explor\w*|adventur\w*|strateg\w*|hope(ful|fully)?|disciplin\w*|organi[sz]\w*|plan(s|ned|ning)?|tid(y|ily)|order(ly)?|innovat\w*|collaborat\w*|team\w*|belong\w*|generous\w*|forgiv\w*|accept\w*|reflect\w*|wis(e|ely|dom)|calm\w*|secur\w*|express\w*|memory|conflict\w*|analy\w*|manage\w*)\b/i;
    for (const { id, options } of screens) {
      for (const { text } of options) {
        expect(text, id).not.toMatch(pressing);
        expect(text, id).not.toMatch(trait);
      }
    }
  });

  test('of the echo wear another dress than those of the scene that they repeat', () => {
    const { first, second, same } = checks.consistency;
    const textOf = (screen: string, letter: string) =>
      screens
        .find(({ id }) => id === screen)!
        .options.find(({ id }) => id === letter)!
        .text.toLowerCase();
    for (const [one, other] of same) expect(textOf(first, one)).not.toBe(textOf(second, other));
  });

  test('of the attention check hold the word that was asked for once, under the expected letter', () => {
    const screen = screens.find(({ id }) => id === checks.attention.screen)!;
    const holding = screen.options.filter(({ text }) => text.includes('jackfruit'));
    expect(holding.map(({ id }) => id)).toEqual([checks.attention.expected]);
    expect(screen.prose.join(' ')).toContain('jackfruit');
  });
});

describe('what was chosen is remembered', () => {
  test('another choice gives another answer, at every screen', () => {
    for (const position of keyedScreens.keys()) {
      if (position === keyedScreens.length - 1) continue;
      const answers = steady.map(({ screens: met }) => met[position + 1]!.prose[0]);
      expect(new Set(answers).size, keyedScreens[position]).toBe(4);
    }
  });

  test('whatever the telling notes down, it comes back to', () => {
    const source = sources.join('\n');
    const declared = /LIST memory = (.*)/
      .exec(source)![1]!
      .split(',')
      .map((name) => name.trim());
    for (const name of declared) {
      expect(source, name).toMatch(new RegExp(`~ memory \\+= (\\([^)]*\\b)?${name}\\b`));
      expect(source, name).toMatch(new RegExp(`memory \\? ${name}\\b`));
    }
  });

  test('a later scene is told differently after different choices', () => {
    // the scene itself, without the answer to the choice before
    const scenes = (id: string) => new Set(screensMet.filter((screen) => screen.id === id).map(({ prose }) => prose.slice(1).join(' ')));
    const told = keyedScreens.slice(1).filter((id) => scenes(id).size > 1);
    expect(told.length).toBeGreaterThanOrEqual(15);
  });

  test('the boat and the lantern each end in four ways, in all sixteen pairs, and the cousin in three', () => {
    const endOf = ({ endingTags }: Walk) => [tagValue(endingTags, 'ending'), tagValue(endingTags, 'lantern')].join(' ');
    expect(new Set(walks.map(endOf)).size).toBe(16);
    expect([...new Set(walks.map(({ endingTags }) => tagValue(endingTags, 'cousin')))].sort()).toEqual(['between', 'far', 'near']);
    expect(new Set(walks.map(({ ending }) => ending.join('\n'))).size).toBeGreaterThan(150);
  });
});

test('the script holds no key: its tags only place, picture, speaker, item, option and ending', () => {
  const tags = sources.flatMap((source) => [...source.matchAll(/#\s*([a-z]+)/g)].map(([, tag]) => tag!));
  const allowed = ['scene', 'chapter', 'backdrop', 'speaker', 'item', 'opt', 'ending', 'lantern', 'cousin', 'end'];
  expect([...new Set(tags)].filter((tag) => !allowed.includes(tag))).toEqual([]);
  for (const source of sources) expect(source).not.toMatch(/facet|intercept|house ?\d|slope[s:]/i);
});

test('the language stays plain: short sentences, and none that runs on', () => {
  const sentences = steady
    .flatMap(({ screens: met, ending }) => [...met.flatMap(({ prose }) => prose), ...ending])
    .flatMap((line) => line.split(/(?<=[.?!]”?)\s+/))
    .map((sentence) => wordsIn([sentence]));
  expect(sentences.reduce((sum, words) => sum + words, 0) / sentences.length).toBeLessThan(11);
  expect(Math.max(...sentences)).toBeLessThanOrEqual(45);
});
