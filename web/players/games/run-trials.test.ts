import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoomAnswer, LoomTrial } from '#content/games/pattern-loom/script.ts';
import { drafts, type LoomDraft } from './pattern-loom/drafts.ts';
import { runTrials } from './run-trials.ts';
import type { SpentTime, Screen as TrialScreen, Shown as TrialShown } from './screens.ts';
import type { AnswerTaken, GameSession, GivenAnswer } from './session.ts';

type Screen = TrialScreen<LoomTrial, LoomDraft>;
type Shown = TrialShown<LoomTrial, LoomDraft>;
type Session = GameSession<LoomTrial, LoomAnswer>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMIT = 60_000;

const trialOf = (id: string, practice = false, number = 1): LoomTrial => ({
  id,
  number,
  practice,
  matrix: [],
  alternatives: [
    { id: 'first', cell: [] },
    { id: 'second', cell: [] },
  ],
  timeLimitMs: LIMIT,
});

type Game = {
  readonly sent: GivenAnswer<LoomAnswer>[];
  readonly session: { answer: Session['answer']; onFinished: ReturnType<typeof vi.fn<() => void>> };
  readonly stop: () => void;
  now(): Shown;
  kind(): Screen['kind'];
  goOn(...draft: Parameters<Shown['goOn']>): Promise<void>;
  pass(ms: number): Promise<void>;
  /** Turns to another tab. */
  lookAway(): void;
  isWatched(): boolean;
};

type Options = {
  readonly needsPause?: () => boolean;
  readonly spent?: SpentTime;
  readonly isReturn?: boolean;
  readonly brokenOff?: LoomAnswer;
};

/** A game in which the server answers with these, one after the other. */
function begin(
  first: LoomTrial,
  answers: readonly (AnswerTaken<LoomTrial> | Error)[],
  { needsPause = () => false, spent = { read: () => 0, keep: () => {} }, isReturn = false, brokenOff }: Options = {},
): Game {
  const watching = new Set<() => void>();
  const watchAway = (onAway: () => void) => {
    watching.add(onAway);
    return () => void watching.delete(onAway);
  };
  const sent: GivenAnswer<LoomAnswer>[] = [];
  let shown: Shown | undefined;
  const session = {
    sitting: 7,
    current: first,
    isReturn,
    isUntimed: false,
    input: 'mouse' as const,
    answer: vi.fn(async (response: GivenAnswer<LoomAnswer>) => {
      sent.push(response);
      const answer = answers[sent.length - 1]!;
      if (answer instanceof Error) throw answer;
      return answer;
    }),
    onFinished: vi.fn<() => void>(),
  };
  const show = (next: Shown) => {
    shown = next;
  };
  const stop = runTrials({ session, drafts, show, needsPause, spent, brokenOff, watchAway });
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
  };
  return {
    sent,
    session,
    stop,
    pass,
    lookAway: () => {
      for (const onAway of watching) onAway();
    },
    isWatched: () => watching.size > 0,
    now: () => shown!,
    kind: () => shown!.screen.kind,
    goOn: async (...draft) => {
      shown!.goOn(...draft);
      await pass(0);
    },
  };
}

const CHOICE = { alternative: 'second', sure: true };

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
      { trial: 'matrix-1', answer: { kind: 'matrix', alternative: 'second', sure: true, timedOut: false }, responseTimeMs: 2500, aways: 0 },
    ]);
  });

  it('gives up at the time limit, without a choice or a rating', async () => {
    const game = begin(trialOf('matrix-1'), [{ next: null }]);
    await game.pass(0);
    await game.goOn();
    game.now().keep({ alternative: 'first', sure: null });
    await game.pass(LIMIT - 1);
    expect(game.kind()).toBe('trial');
    await game.pass(2);
    expect(game.sent).toEqual([
      { trial: 'matrix-1', answer: { kind: 'matrix', alternative: null, sure: null, timedOut: true }, responseTimeMs: LIMIT, aways: 0 },
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
    game.now().keep({ alternative: 'first', sure: null });
    game.now().keep({ alternative: 'first', sure: false });
    await game.pass(LIMIT + 1);
    expect(game.sent).toMatchObject([{ answer: { alternative: 'first', sure: false, timedOut: false } }]);
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

  const brokenOff: LoomAnswer = { kind: 'matrix', alternative: 'broken off', sure: null, timedOut: false };

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
