import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoomAnswer } from '#content/games/pattern-loom/script.ts';
import { begin, CHOICE, LIMIT, trialOf } from './fixtures/begun-game.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('A player who turns to something else', () => {
  it('finds the trial covered, its clock standing, and goes on with all the time that was left', async () => {
    const game = begin(trialOf('matrix-1'), [{ next: null }]);
    await game.pass(0);
    await game.goOn();
    await game.pass(20_000);
    game.lookAway();
    expect(game.now().screen).toMatchObject({ kind: 'trial', isCovered: true });
    game.lookAway(); // two events tell of one turning away
    await game.pass(10 * LIMIT);
    expect(game.sent).toEqual([]);
    await game.goOn();
    expect(game.now().screen).toMatchObject({ kind: 'trial', isCovered: false, endsAt: performance.now() + LIMIT - 20_000 });
    await game.pass(5_000);
    await game.goOn(CHOICE);
    expect(game.sent).toMatchObject([{ answer: { timedOut: false }, responseTimeMs: 25_000, aways: 1 }]);
  });

  it('cannot answer under the cover, even by what the trial itself still holds', async () => {
    const game = begin(trialOf('matrix-1'), [{ next: null }]);
    await game.pass(0);
    await game.goOn();
    const before = game.now();
    game.lookAway();
    before.goOn(CHOICE);
    await game.pass(0);
    expect(game.sent).toEqual([]);
    expect(game.now().screen).toMatchObject({ isCovered: true });
  });

  it('is not watched between two trials, nor after the end', async () => {
    const game = begin(trialOf('matrix-1', true), [{ next: trialOf('matrix-2', true), feedback: 'right' }]);
    await game.pass(0);
    expect(game.isWatched()).toBe(false);
    await game.goOn();
    expect(game.isWatched()).toBe(true);
    await game.goOn(CHOICE);
    expect([game.kind(), game.isWatched()]).toEqual(['feedback', false]);
    await game.goOn();
    game.stop();
    expect(game.isWatched()).toBe(false);
  });

  const brokenOff: LoomAnswer = { kind: 'matrix', place: 7, sure: null, timedOut: false };

  it('begins a block anew, after a word about it, in a game of blocks', async () => {
    const game = begin(trialOf('block-1'), [{ next: { ...trialOf('block-1-again'), restBefore: true } }, { next: null }], { brokenOff });
    await game.pass(0);
    await game.goOn();
    await game.pass(7_000);
    game.lookAway();
    await game.pass(0);
    expect(game.now().screen).toEqual({ kind: 'again', isReturn: false });
    await game.pass(10 * LIMIT);
    expect(game.sent).toEqual([]);
    await game.goOn();
    expect(game.sent).toEqual([{ trial: 'block-1', answer: brokenOff, responseTimeMs: 7_000, aways: 1 }]);
    expect(game.now().screen).toMatchObject({ kind: 'trial', trial: { id: 'block-1-again' } });
    await game.goOn(CHOICE);
    expect(game.sent[1]).toMatchObject({ trial: 'block-1-again', aways: 0 });
  });

  it('who comes back to a game of blocks is not asked to go on in the middle of one', async () => {
    const game = begin(trialOf('block-3'), [new Error('offline'), { next: trialOf('practice-again', true) }], {
      brokenOff,
      isReturn: true,
    });
    await game.pass(0);
    expect(game.now().screen).toEqual({ kind: 'again', isReturn: true });
    await game.goOn();
    expect(game.kind()).toBe('unsent');
    await game.goOn();
    expect(game.sent).toEqual(Array(2).fill({ trial: 'block-3', answer: brokenOff, responseTimeMs: 0, aways: 0 }));
    expect(game.now().screen).toMatchObject({ kind: 'trial', trial: { id: 'practice-again' } });
  });

  it('who comes back to a game whose trials stand alone is welcomed', async () => {
    const game = begin(trialOf('matrix-3'), [{ next: null }], { isReturn: true });
    await game.pass(0);
    expect(game.kind()).toBe('welcome');
  });
});
