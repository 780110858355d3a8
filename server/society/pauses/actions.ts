import { safetyMessages as say } from '#contract/society/safety-words.ts';
import type { Database } from '#server/platform/database.ts';
import { allow } from '#server/platform/problem.ts';
import { findMembership } from '../membership/repository.ts';
import { findPause } from './repository.ts';

/** Asked before anything is written in the society: a letter, a page, a text of the think tank, which is open to others than members. */
export async function mustMayWrite(database: Database, personId: number, now: Date): Promise<void> {
  allow((await findMembership(database, personId))?.state !== 'excluded', say.excluded);
  allow((await findPause(database, personId, now)) === undefined, say.paused);
}
