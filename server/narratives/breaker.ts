/** After so many failures in a row the provider is left alone for so long; then one call finds out whether it is back. */
const MAX_FAILURES = 5;
const OPEN_MS = 30_000;

export type Breaker = ReturnType<typeof makeBreaker>;

export function makeBreaker(clock: () => Date) {
  let failures = 0;
  let openUntil = 0;
  const now = () => clock().getTime();

  return {
    /** Undefined where a call may be made, which then tells how it ended; else until when none is. */
    closedUntil(): number | undefined {
      if (failures < MAX_FAILURES) return undefined;
      if (now() < openUntil) return openUntil;
      openUntil = now() + OPEN_MS; // for all but this one call
      return undefined;
    },
    succeeded(): void {
      failures = 0;
    },
    failed(): void {
      failures += 1;
      openUntil = now() + OPEN_MS;
    },
    /** No call was made after all. */
    left(): void {
      openUntil = 0;
    },
  };
}
