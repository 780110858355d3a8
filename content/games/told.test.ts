import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { seededRandom } from '#psychometrics';
import { catalogue } from '../catalogue.ts';
import { simulateSitting } from '../simulated-sitting.ts';
import { type Counts, ordinarySetting } from './game.ts';
import type { GameTold } from './told.ts';

const random = seededRandom(5);
const people = [-2, -0.7, 0, 0.7, 2];
const played = catalogue.flatMap(({ slug, test: game }) => {
  if (game.kind !== 'game') return [];
  return people.map((height) => {
    const setting = ordinarySetting(Math.floor(random() * 2 ** 31));
    const theta = new Array<number>(36).fill(height);
    return { slug, told: game.told, counts: game.counts(simulateSitting(game, { theta, random }, setting), setting.seed) };
  });
});

describe.each(LANGUAGES)('what is said of a game in %s', (language) => {
  const said = played.map(({ slug, counts, told }) => ({ slug, counts, ...textsOf(told[language], counts) }));

  test('is two to four texts, three more that put the counts together in other ways, and three things to do, all from its counts', () => {
    expect(new Set(said.map(({ slug }) => slug)).size).toBe(6);
    for (const { slug, counts, did, again, tries } of said) {
      expect(did.length, slug).toBeGreaterThanOrEqual(2);
      expect(did.length, slug).toBeLessThanOrEqual(4);
      expect([again.length, tries.length], slug).toEqual([3, 3]);
      const texts = [...did, ...again, ...tries];
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) {
        expect(text).not.toMatch(/undefined|NaN|null/);
        expect(text).toMatch(/[.।]$/);
        for (const number of text.match(/\d+/g) ?? []) expect(derivable(counts), text).toContain(Number(number));
      }
    }
  });

  test('differs between somebody who finds it hard and somebody who finds it easy', () => {
    for (const slug of new Set(said.map((one) => one.slug))) {
      const ofGame = said.filter((one) => one.slug === slug);
      for (const part of ['did', 'again', 'tries'] as const)
        expect(new Set(ofGame.map((one) => one[part].join(' '))).size, `${slug} ${part}`).toBeGreaterThan(2);
    }
  });

  test('says nothing of a share of nothing', () => {
    for (const { told, counts } of played) {
      const nothing = Object.fromEntries(Object.keys(counts).map((name) => [name, 0]));
      const { did, again, tries } = textsOf(told[language], nothing);
      for (const text of [...did, ...again, ...tries]) expect(text).not.toMatch(/undefined|NaN|Infinity/);
    }
  });
});

function textsOf({ did, again, tries }: GameTold, counts: Counts) {
  return { did: did(counts), again: again(counts), tries: tries(counts) };
}

/** The counts and the differences of any two; and the hundred of "in a hundred" is a word. */
function derivable(counts: Readonly<Record<string, number>>): number[] {
  const values = Object.values(counts);
  return [...values, ...values.flatMap((one) => values.map((other) => one - other))];
}
