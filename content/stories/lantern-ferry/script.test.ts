import { describe, expect, test } from 'vitest';
import { seededRandom } from '#psychometrics';
import { compileScript, readSources, tagValue, type Walk, walk } from '../walk.ts';
import { lanternFerry } from './definition.ts';
import { bank, checks, screens as keyedScreens } from './key.ts';

/** What is special to this tale; what holds for every story stands in the tests one folder up. */

const LETTERS = ['a', 'b', 'c', 'd'];
const RANDOM_WALKS = 300;
const isEnding = (name: string) => (tag: string) => tag.startsWith(`${name}:`);

describe.each(lanternFerry.about.languages)('in %s', (language) => {
  const compiled = compileScript(lanternFerry, language);
  const source = [...readSources(lanternFerry.scripts[language]!).values()].join('\n');
  /** Walks by chance, with the letters that were taken. */
  const wandering = Array.from({ length: RANDOM_WALKS }, (_, seed) => {
    const random = seededRandom(seed);
    const taken: Partial<Record<string, string>> = {};
    const finished: Walk = walk(compiled, ({ id }) => {
      taken[id] = LETTERS[Math.floor(random() * LETTERS.length)]!;
      return taken[id];
    });
    return { ...finished, taken };
  });
  const steady = LETTERS.map((letter) => walk(compiled, () => letter));
  const screens = steady[0]!.screens;
  /** What stands on a screen after the answer to the choice before. */
  const sceneOf = ({ screens: met }: Walk, id: string) =>
    met
      .find((screen) => screen.id === id)!
      .prose.slice(1)
      .join(' ');

  test('no space before a stop, no double space, no empty quotation, no bracket left of the script', () => {
    const texts = wandering.flatMap(({ screens: met, ending }) => [...met.flatMap(({ prose }) => prose), ...ending]);
    expect([...new Set(texts)].filter((text) => / [,.;:!?।]| {2}|“”|[{}|~[\]<>]/.test(text))).toEqual([]);
  });

  test('another choice gives another answer, at every screen but the last, which the ending answers', () => {
    for (const position of keyedScreens.keys()) {
      const answers = steady.map(({ screens: met, ending }) => met[position + 1]?.prose[0] ?? ending[0]);
      expect(new Set(answers).size, keyedScreens[position]).toBe(4);
    }
  });

  test('the way to the island costs something either way, and is not forgotten', () => {
    for (const id of ['LF10', 'LF20']) {
      const byWay = (letters: string) =>
        new Set(wandering.filter(({ taken }) => letters.includes(taken.LF09!)).map((met) => sceneOf(met, id)));
      const [arm, channel] = [byWay('ad'), byWay('bc')];
      expect([arm.size, channel.size]).toEqual([1, 1]);
      expect(arm).not.toEqual(channel);
    }
  });

  test('who leaves the boat is gone from it, and what takes their room is saved', () => {
    for (const id of ['LF11', 'LF24', 'LF25']) {
      const choosing = (letters: string) =>
        new Set(wandering.filter(({ taken }) => letters.includes(taken.LF10!)).map((met) => sceneOf(met, id)));
      const [stayed, left] = [choosing('ac'), choosing('bd')];
      expect([stayed.size, left.size]).toEqual([1, 1]);
      expect(stayed).not.toEqual(left);
    }
  });

  test('whatever is remembered is told of again', () => {
    for (const name of /LIST memory = (.*)/.exec(source)![1]!.split(', ')) {
      expect(source, name).toMatch(new RegExp(`~ memory \\+= (\\([^)]*\\b)?${name}\\b`));
      expect(source, name).toMatch(new RegExp(`memory \\? ${name}\\b`));
    }
  });

  test('the boat and the lantern each end in four ways, in all sixteen pairs, and the cousin in three', () => {
    const ends = (name: string) => wandering.map(({ endingTags }) => tagValue(endingTags.filter(isEnding(name)), name));
    expect(new Set(ends('ending').map((boat, index) => `${boat} ${ends('lantern')[index]}`)).size).toBe(16);
    expect([...new Set(ends('cousin'))].sort()).toEqual(['between', 'far', 'near']);
  });

  test('the word that the police ask for stands in one option, the expected one', () => {
    const { attention } = checks;
    const { prose, options } = screens.find(({ id }) => id === attention.screen)!;
    const word = /“([^”]+)”/.exec(options.find(({ id }) => id === attention.expected)!.text)![1]!;
    expect(prose.join(' ')).toContain(word);
    expect(options.filter(({ text }) => text.includes(word)).map(({ id }) => id)).toEqual([attention.expected]);
  });

  test('the script holds no key: its tags only place, picture, speaker, item, option and ending', () => {
    const tags = [...source.matchAll(/#\s*([a-z]+)/g)].map(([, tag]) => tag!);
    const allowed = ['scene', 'chapter', 'backdrop', 'speaker', 'item', 'opt', 'ending', 'lantern', 'cousin', 'end'];
    expect([...new Set(tags)].filter((tag) => !allowed.includes(tag))).toEqual([]);
    expect(source).not.toMatch(/facet|intercept|house ?\d|slope[s:]/i);
  });
});

test('the cousin draws nearer for low ends as much as for high ones', () => {
  const source = [...readSources(lanternFerry.scripts.en!).values()].join('\n');
  const moving = [...source.matchAll(/#item:(LF\d\d) #opt:([a-d])\][^*]*?~ dev \+= 1/g)].map(([, item, option]) => ({ item, option }));
  expect(moving.length).toBeGreaterThan(8);
  const slopes = moving.flatMap(({ item, option }) =>
    bank.items
      .filter(({ id }) => id === item)
      .flatMap(({ options }) => options.find(({ id }) => id === option)!.loadings.map(({ slope }) => slope)),
  );
  expect(Math.abs(slopes.reduce((sum, slope) => sum + slope, 0) / slopes.length)).toBeLessThan(0.15);
});

test('the options neither press nor name a trait or a house', () => {
  const pressing = /\b(always|never|immediately|at once|best|right thing|everyone|anyway)\b/i;
  const trait =
    /\b(lead(s|er\w*)?|courage\w*|brave\w*|bold\w*|confiden\w*|honest\w*|loyal\w*|kind(ly|ness)?|gentl[ey]\w*|empath\w*|emotion\w*|creativ\w*|imaginat\w*|playful\w*|patien\w*|persever\w*|diligen\w*|stubborn\w*|fair(ly|ness)?|curio\w*|insight\w*|explor\w*|adventur\w*|strateg\w*|hope(ful|fully)?|disciplin\w*|organi[sz]\w*|plan(s|ned|ning)?|tid(y|ily)|innovat\w*|collaborat\w*|team\w*|belong\w*|generous\w*|accept\w*|reflect\w*|wis(e|ely|dom)|calm\w*|secur\w*|express\w*|memory|conflict\w*|analy\w*|manage\w*)\b/i;
  const { screens } = walk(compileScript(lanternFerry, 'en'), () => 'a');
  const texts = screens.flatMap(({ options }) => options.map(({ text }) => text));
  expect(texts.filter((text) => pressing.test(text) || trait.test(text))).toEqual([]);
});
