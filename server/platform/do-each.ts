/**
 * Does the same for one after the other. What fails for one holds up no other; once all have had their turn the failure is thrown, so that
 * the job that does this is logged as failed, and tried again.
 */
export async function doEach<One>(all: Iterable<One>, work: (one: One) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((failure: unknown) => failures.push(failure));
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1)
    throw new AggregateError(
      failures,
      [...new Set(failures.map((failure) => (failure instanceof Error ? failure.message : String(failure))))].join('; '),
    );
}
