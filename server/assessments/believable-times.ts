/** When an answer arrived by the server's clock, and how long the device claims that it took. */
export type TimedAnswer = { readonly receivedAt: Date; readonly claimedMs: number };
/** `timeMs` is the smaller of what is claimed and what can have passed. A false claim is one that cannot have passed. */
export type BelievableTime = { readonly timeMs: number; readonly isFalse: boolean };

/** Two clocks may run apart by this share: a clock that is being set right is slewed by up to 500 millionths (RFC 5905), on either side. */
const MAX_CLOCK_DRIFT = 0.001;
/** What rounding, a coarse timer in a browser, or a small step of the server's clock may add to a claim. */
const LEEWAY_MS = 1_000;

/**
 * How long each answer can have taken, in the order of the answers. No clock but the server's is read.
 *
 * The time between two arrivals is a gap. The room of an answer is the gap before it and, where answers may wait on the device, what
 * earlier answers have left unused: a story that is played without a connection arrives in one burst, and all of it fits into the time
 * before. An answer can never use what comes after its own arrival. So a delay, a lost acknowledgement or a pause only makes room, and
 * nobody's honest times are called false. The next trial of a game is not known before the last answer has arrived: its room is its gap.
 *
 * Gaps are added up one by one, and none is below 0: a server clock that is put back costs one gap, not all that follow.
 */
export function believeTimes(startedAt: Date, answers: readonly TimedAnswer[], mayWait: boolean): BelievableTime[] {
  let lastArrival = startedAt.getTime();
  let unused = 0;
  return answers.map(({ receivedAt, claimedMs }) => {
    const arrival = receivedAt.getTime();
    const gap = Math.max(0, arrival - lastArrival) * (1 + MAX_CLOCK_DRIFT);
    const room = gap + (mayWait ? unused : 0);
    const timeMs = Math.min(claimedMs, room);
    unused = room - timeMs;
    lastArrival = arrival;
    return { timeMs, isFalse: claimedMs > room + LEEWAY_MS };
  });
}
