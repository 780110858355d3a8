import { useEffect, useState } from 'react';

type Source<Page, Entry> = {
  /** The newest page, or the one that ends before an entry. */
  readonly load: (before: number | undefined) => Promise<Page>;
  readonly entriesOf: (page: Page) => readonly Entry[];
  readonly idOf: (entry: Entry) => number;
};

/**
 * What is read from its end, such as a conversation: the newest page, and before it what was asked for. It is looked up anew whenever
 * somebody comes back to the window.
 */
export function useNewestPage<Page extends { readonly earlier: number | null }, Entry>(
  first: Page,
  { load, entriesOf, idOf }: Source<Page, Entry>,
) {
  const [page, setPage] = useState(first);
  const [entries, setEntries] = useState(() => entriesOf(first));
  const [earlier, setEarlier] = useState(first.earlier);

  /** What has come, without what came before twice: an older page may be shown already. */
  const together = (one: readonly Entry[], other: readonly Entry[]): readonly Entry[] =>
    [...new Map([...one, ...other].map((entry) => [idOf(entry), entry])).values()].sort((a, b) => idOf(a) - idOf(b));

  function take(newest: Page) {
    setPage(newest);
    setEntries((known) => together(known, entriesOf(newest)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one thread or conversation for as long as this is shown
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') load(undefined).then(take, () => {}); // the next look may succeed
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return {
    page,
    entries,
    hasEarlier: earlier !== null,
    take,
    /** One entry that has changed, and what that changes of the page. */
    takeEntry(entry: Entry, changes: Partial<Page>) {
      setPage((known) => ({ ...known, ...changes }));
      setEntries((known) => together(known, [entry]));
    },
    async loadEarlier() {
      const older = await load(earlier ?? undefined);
      setEntries((known) => together(entriesOf(older), known));
      setEarlier(older.earlier);
    },
  };
}
