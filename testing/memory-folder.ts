import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** A whole run has at most some 300 MB of temporary files at a time. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

const roomIn = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, freemem());
};

/**
 * From now on this process and all that it starts keep their temporary files in memory, where the machine has room for them: a database
 * of a thousand files that is copied for every test file keeps a disk's file system busy for up to a second. They go when this process ends.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!existsSync(MEMORY) || roomIn(MEMORY) < ENOUGH_BYTES) return;
  const folder = mkdtempSync(join(MEMORY, 'bhava-'));
  chmodSync(folder, 0o1777); // as /tmp: what root starts may run as another user, a database server and the package manager
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1)); // which else ends without 'exit'
}
