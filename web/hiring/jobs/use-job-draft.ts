import { useEffect, useState } from 'react';
import type { Job } from '#contract/hiring/job.ts';
import type { JobContent } from '#contract/hiring/job-content.ts';
import type { Language } from '#contract/language.ts';
import { tabStorage } from '#web/api/json-storage.ts';
import { makeId } from '#web/api/make-id.ts';

/** What is typed, and what it began from. */
export type Draft = {
  readonly content: JobContent;
  /** Of the job that it changes; 0 for a new one. */
  readonly version: number;
  /** Sent twice, it makes one job. */
  readonly madeWith: string;
};

const keyOf = (jobId: number | undefined) => `draft:job:${jobId ?? 'new'}` as const;

const emptyContent = (language: Language): JobContent => ({
  title: '',
  description: '',
  department: '',
  place: '',
  region: '',
  country: 'IN',
  workPlace: 'on-site',
  employment: 'full-time',
  salaryFrom: null,
  salaryTo: null,
  salaryCurrency: 'INR',
  salaryPer: 'year',
  openings: 1,
  isConfidential: false,
  managerId: null,
  approverId: null,
  closesOn: null,
  language,
  questions: [],
});

/** Kept by an earlier program it may lack a field; then it is not used. */
function readDraft(jobId: number | undefined, empty: JobContent): Draft | undefined {
  const kept = tabStorage.read(keyOf(jobId)) as Partial<Draft> | null;
  const isWhole = Object.keys(empty).every((field) => kept?.content !== undefined && field in kept.content);
  return isWhole && typeof kept?.version === 'number' && typeof kept.madeWith === 'string' ? (kept as Draft) : undefined;
}

/**
 * The text of a job while it is written, over a reload too. What was typed against an older version is shown as it was: saving it tells
 * what somebody else has changed meanwhile.
 */
export function useJobDraft(job: Job | undefined, language: Language) {
  const jobId = job?.jobId;
  const [draft, setDraft] = useState<Draft>(
    () =>
      readDraft(jobId, emptyContent(language)) ?? {
        content: job?.content ?? emptyContent(language),
        version: job?.version ?? 0,
        madeWith: makeId(),
      },
  );
  const saved = job && job.version === draft.version ? job.content : undefined;
  const isChanged = JSON.stringify(draft.content) !== JSON.stringify(saved ?? emptyContent(language));
  useEffect(() => tabStorage.write(keyOf(jobId), isChanged ? draft : null), [jobId, draft, isChanged]);
  return {
    draft,
    isChanged,
    change: (changes: Partial<JobContent>) => setDraft((before) => ({ ...before, content: { ...before.content, ...changes } })),
    /** What the server has now, with or without what is typed here. */
    replace: (content: JobContent, version: number) => setDraft((before) => ({ ...before, content, version })),
    forget: () => tabStorage.write(keyOf(jobId), null),
  };
}
