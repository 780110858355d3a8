import type { OperatorJobs } from '#contract/operator.ts';
import type { JobCount, ListedJob } from '#server/platform/job-table.ts';

/** Enough to find a mail that somebody asks for: `a…@example.org`. An operator needs to read no list of addresses. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '…' : `${email[0]}…${email.slice(at)}`;
}

export function describeJobs(counts: readonly JobCount[], undone: readonly ListedJob[]): OperatorJobs {
  return {
    counts: counts.map(({ name, state, count }) => ({ name, state, count })),
    undone: undone.map(({ id, name, state, input, reason, attempts, madeAt, at }) => ({
      jobId: id,
      name,
      state,
      to: typeof input.email === 'string' ? maskEmail(input.email) : null,
      reason: reason && typeof input.email === 'string' ? reason.replaceAll(input.email, maskEmail(input.email)) : reason,
      attempts,
      madeAt: madeAt.toISOString(),
      at: at.toISOString(),
    })),
  };
}
