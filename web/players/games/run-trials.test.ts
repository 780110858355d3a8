import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begin, CHOICE, LIMIT, trialOf } from './fixtures/begun-game.ts';
import type { SpentTime } from './screens.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('A sitting of a game', () => {
  it('goes from the welcome through practice with feedback to the scored part and the end', async () => {
    const game = begin(trialOf('practice-1', true), [
      { next: trialOf('practice-2', true, 2), feedback: 'right' },
      { next: trialOf('matrix-1'), feedback: 'wrong' },
      { next: trialOf('matrix-2') },
      { next: null },
    ]);
    await game.pass(0);
    const seen: string[] = [];
    for (let step = 0; step < 12 && !game.session.onFinished.mock.calls.length; step += 1) {
      const { screen } = game.now();
      seen.push(screen.kind === 'trial' ? screen.trial.id : screen.kind === 'feedback' ? screen.feedback : screen.kind);
      await game.goOn(CHOICE);
    }
    expect(seen).toEqual(['welcome', 'practice-1', 'right', 'practice-2', 'wrong', 'ready', 'matrix-1', 'matrix-2']);
    expect(game.session.onFinished).toHaveBeenCalledOnce();
    expect(game.sent.map(({ trial }) => trial)).toEqual(['practice-1', 'practice-2', 'matrix-1', 'matrix-2']);
  });

  it('sends what was chosen, how sure, and after how long', async () => {
    const game = begin(trialOf('matrix-1'), [{ next: null }]);
    await game.pass(0);
    await game.goOn();
    await game.pass(2500);
    await game.goOn(CHOICE);
    expect(game.sent).toEqual([
      { trial: 'matrix-1', answer: { kind: 'matrix', place: 1, sure: true, timedOut: false }, responseTimeMs: 2500, aways: 0 },
    ]);
  });

  it('gives up at the time limit, without a choice or a rating', async () => {
    const game = begin(trialOf('matrix-1'), [{ next: null }]);
    await game.pass(0);
    await game.goOn();
    game.now().keep({ place: 0, sure: null });
    await game.pass(LIMIT - 1);
    expect(game.kind()).toBe('trial');
    await game.pass(2);
    expect(game.sent).toEqual([
      { trial: 'matrix-1', answer: { kind: 'matrix', place: null, sure: null, timedOut: true }, responseTimeMs: LIMIT, aways: 0 },
    ]);
  });

  it('waits for the player after a time that ran out: left alone, it does not play itself to the end', async () => {
    const game = begin(trialOf('matrix-1'), [{ next: trialOf('matrix-2') }, { next: null }]);
    await game.pass(0);
    await game.goOn();
    await game.pass(10 * LIMIT);
    expect(game.sent).toHaveLength(1);
    expect(game.now().screen).toEqual({ kind: 'pause', isLate: true });
    await game.goOn();
    expect(game.kind()).toBe('trial');
    game.stop();
  });

  it('gives a trial that comes back after a reload only the time that was left', async () => {
    const kept = new Map<string, number>();
    const spent: SpentTime = { read: (trial) => kept.get(trial) ?? 0, keep: (trial, ms) => void kept.set(trial, ms) };
    const before = begin(trialOf('matrix-1'), [], { spent });
    await before.pass(0);
    await before.goOn();
    await before.pass(40_500);
    before.stop();
    expect(kept.get('7.matrix-1')).toBeCloseTo(40_000, -2);
    const after = begin(trialOf('matrix-1'), [{ next: null }], { spent });
    await after.pass(0);
    await after.goOn();
    await after.pass(19_000);
    expect(after.sent).toEqual([]);
    await after.pass(1_500);
    expect(after.sent).toMatchObject([{ answer: { timedOut: true } }]);
  });

  it('takes a choice that was rated though not confirmed when the time ran out', async () => {
    const game = begin(trialOf('matrix-1'), [{ next: null }]);
    await game.pass(0);
    await game.goOn();
    game.now().keep({ place: 0, sure: null });
    game.now().keep({ place: 0, sure: false });
    await game.pass(LIMIT + 1);
    expect(game.sent).toMatchObject([{ answer: { place: 0, sure: false, timedOut: false } }]);
  });

  it('starts the clock of the next trial anew', async () => {
    const game = begin(trialOf('matrix-1'), [{ next: trialOf('matrix-2', false, 2) }, { next: null }]);
    await game.pass(0);
    await game.goOn();
    await game.pass(LIMIT - 1000);
    await game.goOn(CHOICE);
    await game.pass(LIMIT - 1000);
    expect(game.now().screen).toMatchObject({ kind: 'trial', trial: { id: 'matrix-2' } });
    expect(game.sent).toHaveLength(1);
  });

  it('keeps an answer that could not be delivered, and sends the very same again', async () => {
    const game = begin(trialOf('matrix-1'), [new Error('offline'), new Error('offline'), { next: trialOf('matrix-2', false, 2) }]);
    await game.pass(0);
    await game.goOn();
    await game.goOn(CHOICE);
    expect(game.kind()).toBe('unsent');
    await game.pass(10 * LIMIT);
    await game.goOn();
    expect(game.kind()).toBe('unsent');
    await game.goOn();
    expect(game.now().screen).toMatchObject({ kind: 'trial', trial: { id: 'matrix-2' } });
    expect(game.sent).toHaveLength(3);
    expect(new Set(game.sent.map((response) => JSON.stringify(response))).size).toBe(1);
  });

  it('pauses between two trials when asked, and never starts a clock meanwhile', async () => {
    let isWanted = true;
    const game = begin(trialOf('matrix-1'), [{ next: trialOf('matrix-2', false, 2) }, { next: null }], { needsPause: () => isWanted });
    await game.pass(0);
    await game.goOn();
    await game.goOn(CHOICE);
    expect(game.kind()).toBe('pause');
    await game.pass(3 * LIMIT);
    expect(game.sent).toHaveLength(1);
    isWanted = false;
    await game.goOn();
    expect(game.kind()).toBe('trial');
  });

  it('is silent once stopped: nothing is shown, sent or finished', async () => {
    const game = begin(trialOf('matrix-1'), [{ next: null }]);
    await game.pass(0);
    await game.goOn();
    const last = game.now();
    game.stop();
    await game.pass(2 * LIMIT);
    await game.goOn(CHOICE);
    expect(game.now()).toBe(last);
    expect(game.sent).toEqual([]);
    expect(game.session.onFinished).not.toHaveBeenCalled();
  });
});
