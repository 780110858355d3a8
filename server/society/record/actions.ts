import { tankMessages as say } from '#contract/society/think-tank/messages.ts';
import type { ProblemLog } from '#contract/society/think-tank/record.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem as Refusal } from '#server/platform/problem.ts';
import { findProblem, hasPart } from '../problems/repository.ts';
import { hasEnded } from '../problems/rules.ts';
import { readLog } from './repository.ts';
import { breakIn } from './rules.ts';

/** When a reviewer was replaced, or a proposal withdrawn, can tell the other side who they are: no log for either while it goes on. */
export async function readProblemLog(database: Database, editorId: number, slug: string): Promise<ProblemLog> {
  const problem = await findProblem(database, slug);
  if (!problem) throw new Refusal('not-found', say.noProblem);
  const { id, title, state, endsAt, seal } = problem;
  if (!hasEnded(state) && (await hasPart(database, id, editorId))) throw new Refusal('conflict', say.logClosed);
  const entries = await readLog(database, id);
  return {
    ...{ slug, title, state, seal },
    endsAt: endsAt?.toISOString() ?? null,
    entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    brokenAt: breakIn(entries) ?? null,
  };
}
