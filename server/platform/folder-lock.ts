import { linkSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** The folder serves another process. */
export class FolderInUse extends Error {}

/** Locks of this process: its number alone proves nothing, since a container often gives the next process the number of the one that was killed. */
const ownLocks = new Set<string>();

/**
 * One process per data folder: PGlite takes no lock of its own, and two processes on one folder lose rows silently.
 * Returns what frees the lock. A lock whose process is gone (after SIGKILL) is taken over.
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  const file = join(folder, 'in-use.lock');
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    takeLock(own, file, folder);
  } finally {
    unlinkSync(own);
  }
  ownLocks.add(file);
  const free = () => {
    ownLocks.delete(file);
    rmSync(file, { force: true });
  };
  process.once('exit', free);
  return free;
}

/** A hard link appears whole or not at all, so nobody reads a lock that has no process id yet. */
function takeLock(own: string, file: string, folder: string) {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      linkSync(own, file);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    const isHeld = holder === process.pid ? ownLocks.has(file) : holder !== undefined && isRunning(holder);
    if (isHeld) {
      throw new FolderInUse(`The data folder ${folder} is in use by process ${holder}. Stop it first, or set DATA_DIR to another folder.`);
    }
    rmSync(file, { force: true });
  }
  throw new FolderInUse(`The data folder ${folder} cannot be locked: another process keeps taking it.`);
}

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it runs, as another user
  }
}
