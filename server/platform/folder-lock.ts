import { linkSync, readFileSync, renameSync, rmSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** Another process uses the folder. */
export class FolderInUse extends Error {}

/** `startedAt` tells a process from a later one with the same number; a system that does not say leaves it empty. */
type Holder = { readonly pid: number; readonly host: string; readonly startedAt: string };

/**
 * Locks of this process: its number alone proves nothing, since a container often gives the next process the number of the one that was
 * killed.
 */
const ownLocks = new Set<string>();

const TOUCH_MS = 10_000;
/** A lock that was not touched for so long counts as that of a dead process, unless something proves that the process lives. */
const FORGOTTEN_MS = 3 * TOUCH_MS;

/**
 * One process per data folder: PGlite takes no lock of its own, and two processes on one folder lose rows silently.
 * Returns what frees the lock. A lock whose process is gone (after SIGKILL) is taken over at once. `onTaken` is called when another process has
 * taken this one's lock over, as it may after a machine has slept: whoever lost it must not write any more.
 * The library proper-lockfile knows no process: after a kill it would wait until a lock is old, and a stalled holder would lose its lock.
 */
export function lockFolder(folder: string, onTaken: () => void = () => {}): () => void {
  makeFolder(folder);
  const file = join(folder, 'in-use.lock');
  const own = `${file}.${hostname()}.${process.pid}`;
  writeFileSync(own, contentOf(process.pid));
  try {
    takeLock(own, file, folder);
  } finally {
    unlinkSync(own);
  }
  ownLocks.add(file);
  const touching = setInterval(() => {
    if (!isTaken(file)) return touch(file);
    clearInterval(touching);
    onTaken();
  }, TOUCH_MS).unref();
  const free = () => {
    clearInterval(touching);
    process.off('exit', free);
    ownLocks.delete(file);
    if (!isTaken(file)) rmSync(file, { force: true });
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

function isHeld(file: string, { pid, host, startedAt }: Holder): boolean {
  if (host !== hostname()) return ageOf(file) < FORGOTTEN_MS; // its processes cannot be asked from here
  if (pid === process.pid) return ownLocks.has(file);
  if (!isRunning(pid)) return false;
  // The same process is alive. It may be stopped, and would go on writing when it continues, so its lock stays, however old.
  const runningSince = startOf(pid);
  if (startedAt && runningSince) return startedAt === runningSince;
  return ageOf(file) < FORGOTTEN_MS; // another process may have its number now, and nothing says whether one has
}

/** When a process started, as Linux counts it: in ticks since the machine did. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19]; // field 22; the name before it may hold spaces
    return `${boot}/${ticks}`;
  } catch {
    return '';
  }
}

const contentOf = (pid: number) => `${pid} ${hostname()} ${startOf(pid)}`.trim();

function isTaken(file: string): boolean {
  const holder = readHolder(file);
  return holder !== undefined && (holder.pid !== process.pid || holder.host !== hostname());
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
    } catch {} // a third process has locked it since
  }
  rmSync(aside, { force: true });
}

function readHolder(file: string): Holder | undefined {
  try {
    const [pid, host = hostname(), startedAt = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return Number(pid) ? { pid: Number(pid), host, startedAt } : undefined;
  } catch {
    return undefined;
  }
}

function touch(file: string) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {} // the folder was removed while the program runs: its database will report it
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
