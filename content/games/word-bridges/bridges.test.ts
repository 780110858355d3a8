import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { KINDS, readBridge } from './bridges.ts';
import { BRIDGES, difficultyOf } from './key.ts';
import { PRACTICE } from './practice.ts';
import { WORDS } from './script.ts';
import { fold } from './spelling.ts';

const CUES = 3;

test('a line is read as a bridge', () => {
  expect(readBridge('07 tooth=teeth | baby_care brush gum | acm | jaw13 glue23 cleaner12 mouth1 | 2 1', 'en', 'close')).toEqual({
    id: 'en-close-07',
    language: 'en',
    kind: 'close',
    word: 'tooth',
    accepted: ['tooth', 'teeth'],
    cues: ['baby care', 'brush', 'gum'],
    links: ['association', 'compound', 'meaning'],
    wrong: [
      { word: 'jaw', fits: [0, 2] },
      { word: 'glue', fits: [1, 2] },
      { word: 'cleaner', fits: [0, 1] },
      { word: 'mouth', fits: [0] },
    ],
    rivals: 2,
    rarity: 1,
  });
});

describe.each(LANGUAGES)('the bank in %s', (language) => {
  const bridges = BRIDGES[language];

  test('has at least 120 bridges, about half of each kind, each with a name and a word of its own', () => {
    expect(bridges.length).toBeGreaterThanOrEqual(120);
    for (const kind of KINDS) expect(bridges.filter((bridge) => bridge.kind === kind).length).toBeGreaterThanOrEqual(60);
    expect(new Set(bridges.map(({ id }) => id)).size).toBe(bridges.length);
    const words = bridges.map(({ word }) => fold(word, language));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    const cues = bridges.map((bridge) => bridge.cues.toSorted().join());
    expect(new Set(cues).size).toBe(bridges.length);
  });

  test('states of each bridge its links, its rivals and its rarity', () => {
    for (const { id, cues, links, wrong, rivals, rarity } of bridges) {
      expect([cues.length, links.length, wrong.length], id).toEqual([CUES, CUES, WORDS - 1]);
      expect(
        links.filter((link) => link === undefined),
        id,
      ).toEqual([]);
      expect([0, 1, 2, 3, 4], id).toContain(rivals);
      expect([0, 1, 2, 3], id).toContain(rarity);
    }
  });

  test('has wrong words that each fit two of the three, and none that would be taken for the bridge', () => {
    for (const { id, cues, accepted, wrong } of bridges) {
      for (const { word, fits } of wrong) {
        expect(new Set(fits).size, `${id} ${word}`).toBe(2);
        expect(fits.length, `${id} ${word}`).toBe(2);
      }
      const folded = [...cues, ...wrong.map(({ word }) => word)].map((word) => fold(word, language));
      expect(new Set(folded).size, id).toBe(folded.length);
      const right = accepted.map((word) => fold(word, language));
      expect(
        folded.filter((word) => right.includes(word)),
        id,
      ).toEqual([]);
    }
  });

  test.each(KINDS)('spreads the difficulty of %s bridges over five standard deviations', (kind) => {
    const difficulties = bridges.filter((bridge) => bridge.kind === kind).map(difficultyOf);
    for (const from of [-3, -2, -1, 0, 1, 2]) {
      const within = difficulties.filter((difficulty) => difficulty >= from && difficulty < from + 1);
      expect(within.length, `from ${from}`).toBeGreaterThanOrEqual(5);
    }
    expect(difficulties.filter((difficulty) => Math.abs(difficulty) > 3.2)).toEqual([]);
  });

  test('has practice that is met nowhere else, with a line for each cue', () => {
    const words = new Set(bridges.map(({ word }) => fold(word, language)));
    for (const { word, cues, why, wrong } of PRACTICE[language]) {
      expect(words.has(fold(word, language)), word).toBe(false);
      expect([cues.length, why.filter((line) => line.length > 10).length, wrong.length]).toEqual([CUES, CUES, WORDS - 1]);
    }
  });
});
