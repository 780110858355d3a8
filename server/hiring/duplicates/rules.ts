type Applied = { readonly applicationId: number; readonly jobId: number };

/** What becomes of the applications of an entry that is merged: those for other jobs move; one for the same job is joined to the other. */
export function planMerge(kept: readonly Applied[], merged: readonly Applied[]) {
  const moves: number[] = [];
  const joins: { readonly from: number; readonly into: number; readonly jobId: number }[] = [];
  for (const { applicationId, jobId } of merged) {
    const same = kept.find((one) => one.jobId === jobId);
    if (same) joins.push({ from: applicationId, into: same.applicationId, jobId });
    else moves.push(applicationId);
  }
  return { moves, joins };
}

/** Two entries that each belong to an account of their own are two people. */
export const mayBeOnePerson = (one: { readonly personId: number | null }, other: { readonly personId: number | null }): boolean =>
  one.personId === null || other.personId === null || one.personId === other.personId;
