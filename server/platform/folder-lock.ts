import { linkSync, readFileSync, renameSync, rmSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** The folder serves another process. */
export class FolderInUse extends Error {}

type Holder = { readonly pid: number; readonly host: string };

/** Locks of this process: its number alone proves nothing, since a container often gives the next process the number of the one that was killed. */
const ownLocks = new Set<string>();

const TOUCH_MS = 10_000;
/** A lock of another machine that was not touched for so long belongs to a process that is gone. */
const FORGOTTEN_MS = 3 * TOUCH_MS;

/**
 * One process per data folder: PGlite takes no lock of its own, and two processes on one folder lose rows silently.
 * Returns what frees the lock. A lock whose process is gone (after SIGKILL) is taken over.
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  const file = join(folder, 'in-use.lock');
  const own = `${file}.${hostname()}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${hostname()}`);
  try {
    takeLock(own, file, folder);
  } finally {
    unlinkSync(own);
  }
  ownLocks.add(file);
  const touching = setInterval(() => touch(file), TOUCH_MS).unref();
  const free = () => {
    clearInterval(touching);
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
    if (holder && isHeld(file, holder)) {
      throw new FolderInUse(
        `The data folder ${folder} is in use by process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    removeStale(file, holder, own);
  }
  throw new FolderInUse(`The data folder ${folder} cannot be locked: another process keeps taking it.`);
}

function isHeld(file: string, { pid, host }: Holder): boolean {
  if (host !== hostname()) return ageOf(file) < FORGOTTEN_MS; // its processes cannot be asked from here
  return pid === process.pid ? ownLocks.has(file) : isRunning(pid);
}

/** Moved aside before it is removed: when another starter has put its new lock there in the meantime, that one is put back. */
function removeStale(file: string, stale: Holder | undefined, own: string) {
  const aside = `${own}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return; // another starter was faster
  }
  const moved = readHolder(aside);
  if (moved?.pid !== stale?.pid || moved?.host !== stale?.host) {
    try {
      linkSync(aside, file);
    } catch {} // a third one has locked it since
  }
  rmSync(aside, { force: true });
}

function readHolder(file: string): Holder | undefined {
  try {
    const [pid, host = hostname()] = readFileSync(file, 'utf8').trim().split(' ');
    return Number(pid) ? { pid: Number(pid), host } : undefined;
  } catch {
    return undefined;
  }
}

function touch(file: string) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {} // a folder taken away under the running program: its database says so
}

function ageOf(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
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
