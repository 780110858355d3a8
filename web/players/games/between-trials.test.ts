import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begin, CHOICE, LIMIT, trialOf } from './fixtures/begun-game.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Between two trials', () => {
  it('one rests where a block is over', async () => {
    const rested = { ...trialOf('matrix-2', false, 2), restBefore: true, share: 0.5 };
    const game = begin(trialOf('matrix-1'), [{ next: rested }, { next: null }]);
    await game.pass(0);
    await game.goOn();
    await game.goOn(CHOICE);
    expect(game.now().screen).toMatchObject({ kind: 'rest', trial: { share: 0.5 } });
    await game.pass(3 * LIMIT);
    await game.goOn();
    expect(game.now().screen).toMatchObject({ kind: 'trial', trial: { id: 'matrix-2' } });
  });

  it('one is shown how practice went, and told when it is asked once more', async () => {
    const again = { ...trialOf('practice-1-again', true), retry: true };
    const game = begin(trialOf('practice-1', true), [
      { next: again, feedback: 'wrong', shown: { right: 'first' } },
      { next: trialOf('matrix-1'), feedback: 'right' },
    ]);
    await game.pass(0);
    await game.goOn();
    await game.goOn(CHOICE);
    const trial = { id: 'practice-1' };
    expect(game.now().screen).toMatchObject({ kind: 'feedback', feedback: 'wrong', shown: { right: 'first' }, trial, isRetry: true });
    await game.goOn();
    await game.goOn(CHOICE);
    expect(game.now().screen).toMatchObject({ kind: 'feedback', feedback: 'right', shown: undefined, isRetry: false });
    await game.goOn();
    expect(game.kind()).toBe('ready');
  });
});
