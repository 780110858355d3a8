import type { Database } from '#server/platform/database.ts';
import { countJobs, JOB_STATES, type ListedJob, listUndone } from '#server/platform/job-table.ts';

/** How many jobs of each kind are in which state, and the newest that are not done. */
export async function describeJobs(database: Database, atMost: number): Promise<string> {
  const counts = await countJobs(database);
  const names = [...new Set(counts.map(({ name }) => name))];
  const lines = names.map((name) => {
    const of = (state: string) => counts.find((one) => one.name === name && one.state === state)?.count ?? 0;
    return `${name}: ${JOB_STATES.map((state) => `${of(state)} ${state}`).join(', ')}`;
  });
  const undone = await listUndone(database, { atMost });
  return [
    ...(lines.length > 0 ? lines : ['No job is kept.']),
    ...(undone.length > 0 ? ['', 'Not done, the newest first:', ...undone.map(describeJob)] : []),
  ].join('\n');
}

function describeJob({ name, state, input, reason, attempts, madeAt, at }: ListedJob): string {
  const what = Object.entries(input)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ');
  const when = state === 'waiting' ? `, next at ${at.toISOString()}` : '';
  return `  ${madeAt.toISOString()}  ${name}  ${state}  (${what})  attempts: ${attempts}${when}${reason ? `: ${reason}` : ''}`;
}
