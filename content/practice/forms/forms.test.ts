import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { MAX_STEP } from '#contract/practice-words.ts';
import { UnusableAnswer } from '../../answers.ts';
import { catalogue } from '../../catalogue.ts';
import { linesFor } from '../../games/masks/lines.ts';
import { LOOKS_TEMPLATES, QUADS } from '../../games/masks/templates.ts';
import { TEMPLATES } from '../../games/pattern-loom/templates.ts';
import { POT_KINDS } from '../../games/river-market/course.ts';
import { bridgesOf } from '../../games/word-bridges/bridges.ts';
import { PRACTICE } from '../../games/word-bridges/practice.ts';
import { GAME_FORMS, type GameForm } from '../script-screen.ts';
import { type Given, type PracticeForm, playRound, type RoundSetting } from './form.ts';
import { practiceForms } from './forms.ts';
import { OWN_QUADS } from './masks.ts';
import { CLOTHS, clothOf } from './pattern-loom.ts';
import { COMPANIES } from './river-market.ts';
import { practiceBridges } from './word-bridges.ts';

const setting = (changes: Partial<RoundSetting> = {}): RoundSetting => ({
  ...{ seed: 20261123, step: 1, rounds: 2, language: 'en', isUntimed: true },
  ...changes,
});
const formOf = (name: GameForm) => practiceForms[name] as PracticeForm<never, never> as PracticeForm;

/** An answer to a trial as somebody gives it who presses without thought: with `turn`, another one. */
function pressOn(trial: Record<string, unknown>, form: GameForm, turn: number): unknown {
  switch (form) {
    case 'pattern-loom':
      return { kind: 'matrix', place: turn % 8, sure: true, timedOut: false };
    case 'still-lake': {
      const places = trial.places as number[];
      const asked = places.length - (trial.back as number);
      const presses = Array.from({ length: asked }, (_, index) => ({
        at: 1_000 * (index + (trial.back as number)) + 500,
        same: turn % 2 === 0,
      }));
      return { kind: 'lake', places, onsets: places.map((_, index) => 1_000 * index), presses };
    }
    case 'masks-looks':
      return { kind: 'looks', changed: [turn % 2 === 0] };
    case 'masks-feelings':
      return { kind: 'feeling', place: turn % 4 };
    case 'word-bridges':
      return { kind: 'chosen', place: turn % 5 };
    case 'river-market-bargains':
      return { kind: 'bargain', offers: [null] };
    case 'river-market-pots':
      return { kind: 'pot', shares: [...(trial.rounds as { share: number }[]).map(({ share }) => share), turn % 11] };
    case 'stone-towers': {
      return { kind: 'tower', moves: [], at: [], timedOut: true };
    }
    case 'stone-paths':
      return { kind: 'fork', path: turn % 2, basket: 0 };
  }
}

function playThrough(name: GameForm, own: RoundSetting, press = pressOn) {
  const given: Given[] = [];
  let state = playRound(formOf(name), own, given);
  for (let turn = 0; state.next && turn < 60; turn += 1) {
    given.push({ trial: state.next.id, answer: press(state.next as never, name, turn) });
    state = playRound(formOf(name), own, given);
  }
  return { state, given };
}

describe.each(GAME_FORMS.filter((name) => name !== 'stone-towers'))('%s', (name) => {
  test.each([1, 3, 5, 7, MAX_STEP])('is played to its end at step %i, each round told', (step) => {
    const { state, given } = playThrough(name, setting({ step, rounds: 3 }));
    expect(state.next).toBeNull();
    expect(state.judged).toBe(3);
    expect(state.share).toBeGreaterThanOrEqual(0);
    expect(state.share).toBeLessThanOrEqual(1);
    expect(state.shown).toBeDefined();
    expect(given.length).toBeGreaterThanOrEqual(3);
  });

  test('is the same from the same seed, another from another', () => {
    const first = (seed: number) => JSON.stringify(playRound(formOf(name), setting({ seed, step: 5 }), []).next);
    expect(first(1)).toBe(first(1));
    expect(new Set([1, 2, 3, 4, 5].map(first)).size).toBeGreaterThan(1);
  });

  test('says that it is practice, and shows nothing that tells the answer', () => {
    const shown = playRound(formOf(name), setting(), []).next!;
    expect(shown.practice).toBe(true);
    expect(JSON.stringify(shown)).not.toMatch(/"(right|better|moved|reason|accepted|manner|tactic|reservation|traderWorth|counted)":/);
  });

  test('refuses an answer to another trial, and one that is none', () => {
    const own = setting();
    const { id } = playRound(formOf(name), own, []).next!;
    const answer = pressOn(playRound(formOf(name), own, []).next as never, name, 0);
    expect(() => playRound(formOf(name), own, [{ trial: `${id}x`, answer }])).toThrow(UnusableAnswer);
    expect(() => playRound(formOf(name), own, [{ trial: id, answer: { kind: 'anything' } }])).toThrow(UnusableAnswer);
  });
});

describe('towers', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('of step %i are built, or given up', (step) => {
    const form = formOf('stone-towers');
    const own = setting({ step, rounds: 1, isUntimed: false });
    const { id, least } = playRound(form, own, []).next as unknown as { id: string; least: number };
    expect(least === 3 || least === 7).toBe(true); // the test scores four to six
    const late = playRound(form, own, [{ trial: id, answer: { kind: 'tower', moves: [], at: [], timedOut: true } }]);
    expect(late).toMatchObject({ next: null, feedback: 'wrong', share: 0 });
    const best = (late.shown as { best: { from: number; to: number }[] }).best;
    const built = { kind: 'tower', moves: best, at: best.map((_, index) => 1_000 * index), timedOut: false };
    expect(playRound(form, own, [{ trial: id, answer: built }])).toMatchObject({ next: null, feedback: 'right', share: 1 });
  });
});

test('what is right is told as right', () => {
  for (const name of ['pattern-loom', 'masks-looks', 'masks-feelings', 'word-bridges', 'stone-paths'] as const) {
    const told = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => {
      const own = setting({ rounds: 1 });
      const shown = playRound(formOf(name), own, []).next!;
      const count = { 'pattern-loom': 8, 'masks-looks': 2, 'masks-feelings': 4, 'word-bridges': 5, 'stone-paths': 2 }[name];
      if (turn >= count) return undefined;
      return playRound(formOf(name), own, [{ trial: shown.id, answer: pressOn(shown as never, name, turn) }]).feedback;
    });
    expect(
      told.filter((feedback) => feedback === 'right'),
      name,
    ).toHaveLength(1);
  }
});

describe('nothing of the tests comes here', () => {
  test('no cloth has the rules of one of Pattern Loom’s, and each can be drawn', () => {
    const known = new Set(
      TEMPLATES.map(({ ruled }) =>
        ruled
          .map(({ feature, rule }) => `${feature} ${rule}`)
          .toSorted()
          .join(),
      ),
    );
    expect(CLOTHS).toHaveLength(MAX_STEP);
    for (const pairs of CLOTHS.flat()) {
      expect(known.has([...pairs].toSorted().join()), pairs.join()).toBe(false);
      for (let seed = 0; seed < 20; seed += 1) {
        const { alternatives, right } = clothOf(pairs, seed);
        expect(new Set(alternatives.map((patch) => JSON.stringify(patch))).size, pairs.join()).toBe(8);
        expect(right).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('no four feelings stand together as in Masks, and something can be said with each', () => {
    const key = (quad: readonly string[]) => [...quad].toSorted().join();
    const known = new Set(QUADS.map(key));
    for (const quad of OWN_QUADS) {
      expect(known.has(key(quad)), key(quad)).toBe(false);
      expect(linesFor(quad).length, key(quad)).toBeGreaterThan(0);
    }
    expect(LOOKS_TEMPLATES.some(({ size }) => [1.7, 1.5, 1.2, 0.85, 0.6, 0.4].includes(size))).toBe(false);
  });

  test('no company gives as one of River Market’s does', () => {
    const key = (manners: readonly string[]) => [...manners].toSorted().join();
    const known = new Set(POT_KINDS.map(({ manners }) => key(manners)));
    for (const company of COMPANIES) expect(known.has(key(company)), key(company)).toBe(false);
  });

  test.each(LANGUAGES)('no bridge is one of Word Bridges’ (%s), and none leads away by a word that is a cue', (language) => {
    const known = new Set([...bridgesOf(language), ...PRACTICE[language]].flatMap(({ accepted }) => accepted));
    const own = practiceBridges(language);
    expect(own.length).toBeGreaterThanOrEqual(20);
    expect(new Set(own.map(({ word }) => word)).size).toBe(own.length);
    for (const { word, cues, wrong, why } of own) {
      expect(known.has(word), word).toBe(false);
      expect([cues.length, why.length, wrong.length], word).toEqual([3, 3, 4]);
      expect(new Set([word, ...cues, ...wrong.map((one) => one.word)]).size, word).toBe(8);
    }
  });

  test('no answer is scored: not one becomes an item of a bank', () => {
    const items = new Set(catalogue.flatMap(({ test: own }) => own.bank.items.map(({ id }) => id)));
    for (const name of GAME_FORMS) {
      const form = formOf(name);
      const trial = form.nextTrial([], setting({ isUntimed: name !== 'stone-towers' }));
      const answer =
        name === 'stone-towers'
          ? { kind: 'tower', moves: [], at: [], timedOut: true }
          : pressOn(form.show(trial, setting()) as never, name, 0);
      const { item, option } = form.judge(trial, answer);
      expect(item, name).toBeNull();
      expect(items.has(option), name).toBe(false);
    }
  });
});
