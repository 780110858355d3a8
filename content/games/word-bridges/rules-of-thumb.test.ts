import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { seededRandom } from '#psychometrics';
import { BRIDGES } from './key.ts';
import { orderOf } from './order.ts';
import { WORDS } from './script.ts';

/** Whoever sees five words and looks for none: which of them do these rules take, and how often is it the bridge? */

const TRIALS = 10_000;
const CHANCE = 1 / WORDS;
/** 10,000 trials of 130 bridges: a bridge more or less is .8 %, and a third of the bridges' own spread is left to chance. */
const CLEARLY_MORE = 0.065;

type Screen = { readonly cues: readonly string[]; readonly words: readonly string[] };
type Rule = (word: string, screen: Screen) => number;

const letters = (word: string) => [...word];
const shared = (one: string, other: string) => letters(one).filter((letter) => other.includes(letter)).length;
const lengthsOf = ({ words }: Screen) => words.map((word) => letters(word).length);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe.each(LANGUAGES)('among five words in %s', (language) => {
  const bridges = BRIDGES[language];
  const random = seededRandom(1);
  const screens = Array.from({ length: TRIALS }, () => {
    const bridge = bridges[Math.floor(random() * bridges.length)]!;
    return { bridge, ...orderOf(bridge, random) };
  });
  const all = bridges.flatMap(({ word, wrong }) => [word, ...wrong.map((one) => one.word)]);
  const cues = bridges.flatMap((bridge) => bridge.cues);
  const timesIn = (words: readonly string[]) => {
    const times = new Map<string, number>();
    for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
    return (word: string) => times.get(word) ?? 0;
  };
  const timesShown = timesIn(all);
  const timesACue = timesIn(cues);

  const rules: Readonly<Record<string, Rule>> = {
    'the first': (word, { words }) => -words.indexOf(word),
    'the middle one': (word, { words }) => -Math.abs(words.indexOf(word) - 2),
    'the longest': (word) => letters(word).length,
    'the shortest': (word) => -letters(word).length,
    'the one of middle length': (word, screen) => -Math.abs(letters(word).length - mean(lengthsOf(screen))),
    'the one of odd length': (word, screen) => Math.abs(letters(word).length - mean(lengthsOf(screen))),
    'the first by alphabet': (word, { words }) => -words.toSorted().indexOf(word),
    'the last by alphabet': (word, { words }) => words.toSorted().indexOf(word),
    'the one with most letters of the cues': (word, screen) => shared(word, screen.cues.join('')) / letters(word).length,
    'the one with fewest letters of the cues': (word, screen) => -shared(word, screen.cues.join('')) / letters(word).length,
    'the one most like the other words': (word, { words }) => mean(words.map((other) => shared(word, other) / letters(word).length)),
    'the odd one': (word, { words }) => -mean(words.map((other) => shared(word, other) / letters(word).length)),
    'the one that begins like a cue': (word, screen) => screen.cues.filter((cue) => cue[0] === word[0]).length,
    'the one that often stands on a stone': (word) => timesACue(word),
    'the one that never stands on a stone': (word) => -timesACue(word),
    'the one that is often shown': (word) => timesShown(word),
  };

  test.each(Object.entries(rules))('%s is the bridge no more often than chance', (_, rule) => {
    const hits = screens.map(({ bridge, ...screen }) => {
      const scores = screen.words.map((word) => rule(word, screen));
      const highest = Math.max(...scores);
      const best = screen.words.filter((__, index) => scores[index] === highest);
      return best.includes(bridge.word) ? 1 / best.length : 0;
    });
    expect(mean(hits)).toBeLessThan(CHANCE + CLEARLY_MORE);
  });

  test('whoever looks at one stone alone is left with three or four words', () => {
    const hits = screens.map(({ bridge, cues: [first] }) => {
      const place = bridge.cues.indexOf(first!);
      return 1 / (1 + bridge.wrong.filter(({ fits }) => fits.includes(place)).length);
    });
    expect(mean(hits)).toBeLessThan(0.3);
  });
});
