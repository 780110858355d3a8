import { expect, test } from 'vitest';
import { compileScript, type Screen, walk, wordsIn } from '../walk.ts';
import { lanternFerry } from './definition.ts';
import { checks } from './key.ts';
import { backdrops, chapters } from './script-scenes.ts';

/**
 * Two of the 26 screens are not scored: the attention check and the repeated scene. Whoever reads the story may notice them; a program
 * that looks only at shapes must not. So each shape of an unscored screen is one that scored screens have as well.
 */
const compiled = compileScript(lanternFerry, 'en');
const walks = ['a', 'b', 'c', 'd'].map((letter) => walk(compiled, () => letter).screens);
const screens = walks[0]!;
const unscored: readonly string[] = [checks.attention.screen, checks.consistency.second];
const isUnscored = (id: string) => unscored.includes(id);

/** The compiled story as a browser gets it: named parts stand last in each container of Ink's JSON. */
type Container = readonly unknown[];
const knots = (JSON.parse(compiled.replace(/^\uFEFF/, '')) as { root: Container }).root.at(-1) as Record<string, Container>;
const knotOf = ({ id }: Screen) => JSON.stringify(knots[id.toLowerCase()]);
const namesIn = (json: string) => [...json.matchAll(/"([a-z]+-?\d*)":/g)].map(([, name]) => name).filter((name) => name !== 'c-0');
const position = ({ id }: Screen) => screens.findIndex((screen) => screen.id === id);
const backdropFor = ({ id }: Screen) => backdrops.find(({ screen }) => screen === id)!;
const aftermaths = (screen: Screen) => walks.map((met) => met[position(screen) + 1]?.prose[0] ?? '');
const lengths = ({ options }: Screen) => options.map(({ text }) => text.length);

/** What can be told apart in kind: a kind that only unscored screens have would name them. */
const kinds: Record<string, (screen: Screen) => unknown> = {
  'letters of its options': ({ options }) => options.map(({ id }) => id),
  'tags of its options': ({ id, options }) => options.map(({ tags }) => tags.map((tag) => tag.replace(id, 'ID'))),
  'how its id stands to its place': ({ id }) => Number(id.slice(2)) - screens.findIndex((screen) => screen.id === id),
  'shape of its id': ({ id }) => id.replace(/\d/g, '9'),
  'keys of its backdrop': (screen) => Object.keys(backdropFor(screen)),
  'place of its backdrop': (screen) => backdrops.indexOf(backdropFor(screen)) - position(screen),
  'place in its chapter': ({ id, chapter }) => chapters.find(({ number }) => String(number) === chapter)!.screens.includes(id),
  'lines of prose': ({ prose }) => prose.length,
  speakers: ({ speakers }) => speakers.length,
  'answers to its options': (screen) => new Set(aftermaths(screen)).size,
  'names within its part of the script': (screen) => [...new Set(namesIn(knotOf(screen)))].sort().at(-1),
  'whether it looks back': (screen) => /"\?"/.test(knotOf(screen)),
  'whether anything is remembered of it': (screen) => /"VAR=|"re":true/.test(knotOf(screen)),
};

/** What differs in size: an unscored screen lies between the smallest and the largest that is scored. */
const sizes: Record<string, (screen: Screen) => number> = {
  'words of prose': ({ prose }) => wordsIn(prose),
  'words of its alternative text': (screen) => wordsIn([backdropFor(screen).alt.en!]),
  'its shortest option': (screen) => Math.min(...lengths(screen)),
  'its longest option': (screen) => Math.max(...lengths(screen)),
  'words of the answers': (screen) => wordsIn(aftermaths(screen)),
  'size of its part of the script': (screen) => knotOf(screen).length,
  'parts of its part of the script': (screen) => knotOf(screen).split('[').length,
};

const scored = screens.filter(({ id }) => !isUnscored(id));
const hidden = screens.filter(({ id }) => isUnscored(id));
/** A kind that a few screens share still narrows the search. */
const MIN_SHARING = 4;

test('two screens are not scored', () => {
  expect([scored.length, hidden.length]).toEqual([24, 2]);
});

test.each(Object.entries(kinds))('%s: as in scored screens', (_what, kindOf) => {
  for (const screen of hidden) {
    const sharing = scored.filter((other) => JSON.stringify(kindOf(other)) === JSON.stringify(kindOf(screen)));
    expect(sharing.length, `${screen.id}: ${JSON.stringify(kindOf(screen))}`).toBeGreaterThanOrEqual(MIN_SHARING);
  }
});

test.each(Object.entries(sizes))('%s: neither less nor more than in scored screens', (_what, sizeOf) => {
  const others = scored.map(sizeOf);
  for (const screen of hidden) {
    expect(sizeOf(screen), screen.id).toBeGreaterThanOrEqual(Math.min(...others));
    expect(sizeOf(screen), screen.id).toBeLessThanOrEqual(Math.max(...others));
  }
});
