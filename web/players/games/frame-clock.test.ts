import { describe, expect, test } from 'vitest';
import { type Frames, momentOf, startFrameClock } from './frame-clock.ts';
import { measureRefreshRate } from './refresh-rate.ts';

/** A screen whose frames come when a test says so. */
function screenOf() {
  let next: ((time: number) => void) | undefined;
  const frames: Frames = {
    request(callback) {
      next = callback;
      return 1;
    },
    cancel() {
      next = undefined;
    },
  };
  const draw = (time: number) => {
    const callback = next;
    next = undefined;
    callback?.(time);
  };
  /** Frames every so many milliseconds, from one moment up to another. */
  const run = (fromMs: number, toMs: number, everyMs: number) => {
    for (let count = 0; fromMs + count * everyMs <= toMs; count += 1) draw(fromMs + count * everyMs);
  };
  return { frames, draw, run };
}
const stepsOf = (durationMs: number, count: number) => Array.from({ length: count }, (_, name) => ({ durationMs, name }));

function play(durationMs: number, count: number) {
  const { frames, draw, run } = screenOf();
  const onsets: number[] = [];
  const shown: number[] = [];
  let end: number | undefined;
  const clock = startFrameClock({
    steps: stepsOf(durationMs, count),
    frames,
    onStep: ({ name }, index, onset) => {
      onsets.push(onset);
      shown.push(name);
      expect(index).toBe(name);
    },
    onEnd: (time) => {
      end = time;
    },
  });
  return { clock, onsets, shown, draw, run, end: () => end };
}

describe('Steps by the frame clock', () => {
  test.each([
    ['60 Hz', 1000 / 60],
    ['59.94 Hz', 1000 / 59.94],
    ['75 Hz', 1000 / 75],
    ['120 Hz', 1000 / 120],
    ['30 Hz', 1000 / 30],
  ])('come on the nearest frame at %s, and rounding does not add up', (_rate, frameMs) => {
    const stream = play(500, 60);
    stream.run(1_000, 40_000, frameMs);
    expect(stream.shown).toEqual(Array.from({ length: 60 }, (_, name) => name));
    for (const [index, onset] of stream.onsets.entries())
      expect(Math.abs(onset - (1_000 + 500 * index))).toBeLessThanOrEqual(frameMs / 2 + 0.01);
    expect(Math.abs(stream.end()! - 31_000)).toBeLessThanOrEqual(frameMs);
    expect(stream.clock.stalls()).toBe(0);
  });

  test('shorter than a frame are each shown for one frame', () => {
    const stream = play(5, 4);
    stream.run(0, 200, 16);
    expect(stream.onsets.map((onset, index) => onset - (stream.onsets[index - 1] ?? onset))).toEqual([0, 16, 16, 16]);
  });

  test('wait when the screen stands still: none is skipped or cut short', () => {
    const stream = play(100, 5);
    stream.run(0, 96, 16);
    stream.draw(1_000);
    stream.run(1_016, 1_600, 16);
    expect(stream.shown).toEqual([0, 1, 2, 3, 4]);
    const gaps = stream.onsets.slice(1).map((onset, index) => onset - stream.onsets[index]!);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(92);
    expect(stream.clock.stalls()).toBeGreaterThanOrEqual(1);
    expect(stream.end()).toBeGreaterThan(1_000 + 3 * 100 - 16);
  });

  test('end when they are stopped, also from within', () => {
    const stream = play(100, 5);
    stream.run(0, 150, 16);
    stream.clock.stop();
    stream.run(150, 2_000, 16);
    expect(stream.shown).toEqual([0, 1]);
    expect(stream.end()).toBeUndefined();

    const { frames, run } = screenOf();
    let shown = 0;
    const clock = startFrameClock({
      steps: stepsOf(50, 5),
      frames,
      onStep: () => {
        shown += 1;
        if (shown === 2) clock.stop();
      },
      onEnd: () => expect.unreachable(),
    });
    run(0, 1_000, 16);
    expect(shown).toBe(2);
  });

  test('say when each was drawn', () => {
    const stream = play(100, 3);
    stream.run(40, 160, 10);
    expect([stream.clock.onsetOf(0), stream.clock.onsetOf(1), stream.clock.onsetOf(2)]).toEqual([40, 140, undefined]);
  });
});

describe('The moment of a press', () => {
  test('is the time of its event', () => {
    expect(momentOf({ timeStamp: 1_234.5 }, 1_240)).toBe(1_234.5);
  });
  test.each([0, 1_763_800_000_000, 1_241])('is now, where the event counts from another moment: %d', (timeStamp) => {
    expect(momentOf({ timeStamp }, 1_240)).toBe(1_240);
  });
});

describe('The refresh rate', () => {
  /** Frames at once, at the times that the gaps say. */
  const framesAt = (gaps: readonly number[]): Frames => {
    let count = 0;
    let time = 0;
    return {
      request(callback) {
        const gap = gaps[count % gaps.length]!;
        count += 1;
        time += gap;
        const at = time;
        queueMicrotask(() => callback(at));
        return count;
      },
      cancel: () => {},
    };
  };
  test('is that of the middle frame: one that came late changes nothing', async () => {
    expect(await measureRefreshRate(framesAt([1000 / 60]))).toBe(60);
    expect(await measureRefreshRate(framesAt([8, 8, 8, 8, 8, 90]))).toBe(125);
  });
});
