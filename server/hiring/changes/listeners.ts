/** Who waits for changes in this process: each is woken when their organisation has some. */
export type Listeners = {
  /** False when the member has as many as they may have. */
  readonly join: (orgId: number, memberId: number, wake: () => void) => boolean;
  readonly leave: (orgId: number, memberId: number, wake: () => void) => void;
  readonly wake: (orgId: number) => void;
  readonly wakeAll: () => void;
};

/** Tabs of one browser share a stream, so this is for several devices. */
export const STREAMS_OF_MEMBER = 6;

export function makeListeners(): Listeners {
  const ofOrganisation = new Map<number, Set<() => void>>();
  const countOf = new Map<number, number>();
  const wakeThem = (them: Iterable<() => void> = []) => {
    for (const wake of [...them]) wake();
  };
  return {
    join(orgId, memberId, wake) {
      const count = countOf.get(memberId) ?? 0;
      if (count >= STREAMS_OF_MEMBER) return false;
      countOf.set(memberId, count + 1);
      ofOrganisation.set(orgId, (ofOrganisation.get(orgId) ?? new Set()).add(wake));
      return true;
    },
    leave(orgId, memberId, wake) {
      const others = ofOrganisation.get(orgId);
      if (!others?.delete(wake)) return;
      if (others.size === 0) ofOrganisation.delete(orgId);
      const count = (countOf.get(memberId) ?? 1) - 1;
      if (count === 0) countOf.delete(memberId);
      else countOf.set(memberId, count);
    },
    wake: (orgId) => wakeThem(ofOrganisation.get(orgId)),
    wakeAll: () => {
      for (const them of ofOrganisation.values()) wakeThem(them);
    },
  };
}
