import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { healthMessages } from '#contract/site.ts';
import type { Database } from '#server/platform/database.ts';
import { Problem } from '#server/platform/problem.ts';
import { askAnything } from './repository.ts';

type Needs = { readonly database: Database; readonly dataFolder: string };

const DATABASE_LIMIT_MS = 2_000;
/** Two segments of the embedded database's log, 16 MB each: without room for the next one it cannot write. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

/** Returns what throws a Problem, with what is wrong, unless the server can do its work. */
export function makeReadinessCheck({ database, dataFolder }: Needs): () => Promise<void> {
  let asked: Promise<boolean> | undefined;
  /** One question at a time: with a database that hangs, each more would hold another of its connections. */
  const isAnswered = () => {
    asked ??= askAnything(database)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = undefined;
      });
    return Promise.race([asked, pause(DATABASE_LIMIT_MS, false)]);
  };
  return async () => {
    const [isDatabaseThere, freeBytes] = await Promise.all([isAnswered(), readFreeBytes(dataFolder)]);
    const errors = {
      ...(isDatabaseThere ? {} : { database: healthMessages.databaseSilent }),
      ...(freeBytes >= MIN_FREE_BYTES ? {} : { disk: healthMessages.diskFull }),
    };
    if (Object.keys(errors).length > 0) throw new Problem('unavailable', healthMessages.notReady, errors);
  };
}

/** A folder that is not there yet is made with the first thing that is kept in it. */
async function readFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? Number.POSITIVE_INFINITY : 0;
  }
}
