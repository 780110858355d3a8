import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { believeTimes, type TimedAnswer } from './believable-times.ts';

const START = Date.parse('2026-11-21T09:00:00Z');
const startedAt = new Date(START);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** One answer of an honest player, and what the network does to it. All in milliseconds. */
type Moment = {
  thinkingMs: number;
  /** Before the question is looked at: a cup of tea, a night, a reload. */
  pauseMs: number;
  wayThereMs: number;
  /** Until the device knows: an acknowledgement that is lost is asked for again. */
  wayBackMs: number;
};
const moment: fc.Arbitrary<Moment> = fc.record({
  thinkingMs: fc.oneof(fc.integer({ min: 200, max: MINUTE }), fc.integer({ min: MINUTE, max: 12 * 60 * MINUTE })),
  pauseMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: MINUTE }), fc.integer({ min: 0, max: 3 * DAY })),
  wayThereMs: fc.oneof(fc.integer({ min: 5, max: 300 }), fc.integer({ min: 0, max: 30 * SECOND }), fc.integer({ min: 0, max: DAY })),
  wayBackMs: fc.oneof(fc.integer({ min: 5, max: 300 }), fc.integer({ min: 0, max: 5 * MINUTE })),
});
/** A device's clock against the server's. */
const clockRate = fc.double({ min: 0.9995, max: 1.0005, noNaN: true });
const honest = fc.tuple(fc.array(moment, { minLength: 1, maxLength: 34 }), clockRate);

/** The device sends in order, one at a time; the player of a story goes on meanwhile, the player of a game waits for the next trial. */
function arrivals([moments, rate]: [Moment[], number], mayWait: boolean): TimedAnswer[] {
  let answered = START;
  let isFree = START;
  return moments.map(({ thinkingMs, pauseMs, wayThereMs, wayBackMs }) => {
    answered = (mayWait ? answered : isFree) + pauseMs + thinkingMs;
    const received = Math.max(answered, isFree) + wayThereMs;
    isFree = received + wayBackMs;
    return { receivedAt: new Date(received), claimedMs: Math.round(thinkingMs * rate) };
  });
}
const at = (afterMs: number, claimedMs: number): TimedAnswer => ({ receivedAt: new Date(START + afterMs), claimedMs });
const falseClaims = (answers: readonly TimedAnswer[], mayWait: boolean) =>
  believeTimes(startedAt, answers, mayWait).filter(({ isFalse }) => isFalse).length;
const timesOf = (answers: readonly TimedAnswer[], mayWait: boolean) =>
  believeTimes(startedAt, answers, mayWait).map(({ timeMs }) => timeMs);

describe.each([
  ['a story', true],
  ['a game', false],
])('the times of %s', (_what, mayWait) => {
  test('are believed to every honest player, whatever the network does', () => {
    fc.assert(
      fc.property(honest, (played) => {
        expect(falseClaims(arrivals(played, mayWait), mayWait)).toBe(0);
      }),
      { numRuns: 2_000 },
    );
  });

  test('are within a second of what an honest player claims', () => {
    fc.assert(
      fc.property(honest, (played) => {
        const answers = arrivals(played, mayWait);
        for (const [index, timeMs] of timesOf(answers, mayWait).entries()) {
          expect(answers[index]!.claimedMs - timeMs).toBeLessThanOrEqual(SECOND);
        }
      }),
    );
  });

  test('never add up to more than has passed', () => {
    const anything = fc.array(fc.tuple(fc.nat(MINUTE), fc.nat(DAY)), { minLength: 1, maxLength: 34 });
    fc.assert(
      fc.property(anything, (gapsAndClaims) => {
        let passed = 0;
        const answers = gapsAndClaims.map(([gap, claim]) => {
          passed += gap;
          return at(passed, claim);
        });
        const total = timesOf(answers, mayWait).reduce((sum, timeMs) => sum + timeMs, 0);
        expect(total).toBeLessThanOrEqual(passed * 1.001 + 1);
      }),
    );
  });

  test('are not believed to a program that claims each time more than has passed since the answer before', () => {
    const lies = fc.array(fc.tuple(fc.nat(20 * SECOND), fc.integer({ min: 2 * SECOND, max: MINUTE })), { minLength: 1, maxLength: 34 });
    fc.assert(
      fc.property(lies, (gapsAndExcesses) => {
        let passed = 0;
        const answers = gapsAndExcesses.map(([gap, excess]) => {
          passed += gap;
          return at(passed, gap + excess);
        });
        expect(falseClaims(answers, mayWait)).toBe(answers.length);
        for (const [index, timeMs] of timesOf(answers, mayWait).entries()) {
          expect(timeMs).toBeLessThanOrEqual(gapsAndExcesses[index]![0] * 1.001 + 1);
        }
      }),
    );
  });

  test('survive a server clock that is put back once: one claim at most is doubted', () => {
    const answers = Array.from({ length: 20 }, (_, index) => at((index + 1) * 15 * SECOND - (index < 10 ? 0 : DAY), 15 * SECOND));
    expect(falseClaims(answers, mayWait)).toBeLessThanOrEqual(1);
  });
});

describe('a story', () => {
  const burst = (afterMs: number, count: number, claimedMs: number) =>
    Array.from({ length: count }, (_, index) => at(afterMs + index * 40, claimedMs));

  test('told on a train arrives in one burst, and is believed', () => {
    expect(timesOf(burst(10 * MINUTE, 26, 20 * SECOND), true)).toEqual(Array(26).fill(20 * SECOND));
  });

  test('whose burst claims more than the whole journey took is not', () => {
    expect(falseClaims(burst(MINUTE, 26, 20 * SECOND), true)).toBe(23);
  });

  test('is not believed exactly where no honest history leads to its arrivals', () => {
    const timeline = fc.array(fc.tuple(fc.nat(MINUTE), fc.nat(MINUTE)), { minLength: 1, maxLength: 26 });
    fc.assert(
      fc.property(timeline, (gapsAndClaims) => {
        let passed = 0;
        let claimed = 0;
        let largestExcess = 0;
        const answers = gapsAndClaims.map(([gap, claim]) => {
          passed += gap;
          claimed += claim;
          largestExcess = Math.max(largestExcess, claimed - passed);
          return at(passed, claim);
        });
        // Between the two bounds lie the clocks' leeway of a second an answer and a thousandth of what has passed.
        if (largestExcess === 0) expect(falseClaims(answers, true)).toBe(0);
        if (largestExcess > answers.length * SECOND + passed / 1_000) expect(falseClaims(answers, true)).toBeGreaterThan(0);
      }),
    );
  });

  test('gone on with while earlier answers are still on their way is believed', () => {
    const answers = [
      at(20 * SECOND, 19 * SECOND),
      at(90 * SECOND, 15 * SECOND),
      at(90 * SECOND, 25 * SECOND),
      at(91 * SECOND, 30 * SECOND),
    ];
    expect(falseClaims(answers, true)).toBe(0);
  });
});

describe('a game', () => {
  test('is not believed in a burst: each trial came after the answer before', () => {
    const answers = [at(10 * MINUTE, 20 * SECOND), ...Array.from({ length: 9 }, () => at(10 * MINUTE, 20 * SECOND))];
    expect(falseClaims(answers, false)).toBe(9);
    expect(timesOf(answers, false)).toEqual([20 * SECOND, ...Array(9).fill(0)]);
  });
});
