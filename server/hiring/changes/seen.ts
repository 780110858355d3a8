/**
 * Changes that have been told of. Numbers are given out before their transactions commit, so a lower one may appear after a higher one:
 * the reading goes back by as long as a transaction can last, and what is known already is left out.
 */
export const MAX_TRANSACTION_MS = 20_000;

export type Seen = {
  /** Read what comes after this number. */
  readonly floor: () => number;
  /** What of it is new; from now on it is known. */
  readonly take: <Row extends { readonly id: number }>(rows: readonly Row[], atMs: number) => Row[];
};

export function makeSeen(begin: number): Seen {
  let floor = begin;
  const known = new Map<number, number>();
  return {
    floor: () => floor,
    take(rows, atMs) {
      const fresh = rows.filter(({ id }) => !known.has(id));
      for (const { id } of fresh) known.set(id, atMs);
      for (const [id, seenMs] of [...known].sort(([one], [other]) => one - other)) {
        if (atMs - seenMs < MAX_TRANSACTION_MS) break;
        floor = id;
        known.delete(id);
      }
      return fresh;
    },
  };
}
