import { useEffect, useRef, useState } from 'react';
import type { Job, ListedJob } from '#contract/hiring/job.ts';
import type { JobState } from '#contract/hiring/job-words.ts';
import { useLive } from '../live/use-live.ts';
import { keepOwn, loadJobs } from './load-jobs.ts';

type Counted = { readonly state: JobState; readonly count: number };
type Shown = { readonly jobs: readonly ListedJob[]; readonly next: string | null; readonly counts: readonly Counted[] };

/** The jobs of a search, as many as one has read on to. What others do shows here too. */
export function useJobList(query: object) {
  const atLeast = useRef(0);
  /** Rows that were changed here: they stay where they are, so that their reader does not lose them. */
  const own = useRef(new Set<number>());
  const [shown, setShown] = useState<Shown>();
  const live = useLive((signal) => loadJobs(query, atLeast.current, signal), ['job', 'application']);
  const { value } = live;
  useEffect(() => {
    if (value) setShown((before) => ({ ...value, jobs: keepOwn(value.jobs, before?.jobs ?? [], own.current) }));
  }, [value]);

  /** The counts follow at once. */
  function follow(changed: Job) {
    own.current.add(changed.jobId);
    setShown((before) => {
      if (!before) return before;
      const from = before.jobs.find(({ jobId }) => jobId === changed.jobId)?.state;
      const by = new Map(before.counts.map(({ state, count }) => [state, count]));
      if (from) by.set(from, (by.get(from) ?? 1) - 1);
      by.set(changed.state, (by.get(changed.state) ?? 0) + 1);
      return {
        ...before,
        counts: [...by].map(([state, count]) => ({ state, count })),
        jobs: before.jobs.map((one) => (one.jobId === changed.jobId ? { ...one, ...changed } : one)),
      };
    });
  }

  function readOn() {
    atLeast.current = (shown?.jobs.length ?? 0) + 1;
    live.reload();
  }
  /** What stands here is what the server has: nothing is kept in its place. */
  function reload() {
    own.current.clear();
    live.reload();
  }
  return { shown, failure: live.failure, isWaiting: live.isWaiting, reload, follow, readOn };
}
