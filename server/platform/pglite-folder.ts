import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { FlushedFiles, flush, flushFolder } from './flushed-files.ts';
import { makeFolder } from './make-folder.ts';
import { parsers } from './pglite-protocol.ts';
import { MINUTE_MS } from './time.ts';

export const DAMAGED = 'DATABASE_DAMAGED';

/** Some files of the database are missing or damaged. It has a code, since an error that comes from a thread has lost its class. */
class DamagedDatabase extends Error {
  readonly code = DAMAGED;
}

/** A data folder as a file, to begin with. */
type Beginning = { readonly dump?: string | undefined };

const startParams = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'), // -F: never flush
  ...['-c', 'wal_sync_method=fsync'], // the default, fdatasync, ends in a call that Emscripten leaves empty
  ...['-c', 'shared_buffers=16MB'], // 128 MB by default: 144 MB more resident memory and no faster here
];

/**
 * Opens the database of a folder; makes it where there is none. What a query has committed when it answers, a power cut leaves in place.
 */
export async function openPgliteFolder(folder: string, { dump }: Beginning = {}): Promise<PGlite> {
  if (!existsSync(folder) || readdirSync(folder).length === 0) await makeDatabase(folder, dump);
  else if (!existsSync(join(folder, 'PG_VERSION'))) throw new DamagedDatabase(`The folder ${folder} holds files, but no whole database.`);
  // The folder has a lock of its own (folder-lock.ts). What a crash leaves of PostgreSQL's, half written at worst, must not stop the start.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return open(folder);
}

/** Made under another name and then renamed, so that one that a power cut left unfinished is never taken for a database. */
async function makeDatabase(folder: string, dump: string | undefined) {
  const making = `${folder}.making`;
  makeFolder(dirname(folder));
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  const lite = await open(making, dump ? { loadDataDir: new Blob([readFileSync(dump)]) } : {});
  await lite.close();
  flushFolder(making);
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(making, folder);
  flush(dirname(folder));
}

async function open(folder: string, options: { loadDataDir?: Blob } = {}) {
  const said: string[] = [];
  const onStderr = (line: string) => {
    said.push(line);
    return false; // not printed
  };
  try {
    return await PGlite.create({ fs: new FlushedFiles(folder), parsers, startParams, onStderr, ...options });
  } catch (error) {
    throw explain(folder, said, error);
  }
}

/** PostgreSQL writes why it cannot start, and ends; what PGlite throws then says nothing. */
function explain(folder: string, said: readonly string[], cause: unknown): unknown {
  const reason = said.findLast((line) => /\b(PANIC|FATAL):/.test(line))?.replace(/^.*?\b(PANIC|FATAL): */, '');
  if (/No space left on device/.test(reason ?? '')) return Object.assign(new Error(reason, { cause }), { code: 'ENOSPC' });
  if (/Permission denied/.test(reason ?? '')) return Object.assign(new Error(reason, { cause }), { code: 'EACCES', path: folder });
  if (cause instanceof TypeError) return cause; // a fault of the program's own
  return new DamagedDatabase(`The database in ${folder} cannot be opened${reason ? `: ${reason}` : ''}.`, { cause });
}

const CHECKPOINT_EVERY_MS = 5 * MINUTE_MS;

/** In one process PostgreSQL makes no checkpoint before the end: its log would grow without bound, and a start after a crash with it. */
export function makeCheckpoints(lite: PGlite, everyMs = CHECKPOINT_EVERY_MS): void {
  const position = async () => (await lite.query<{ at: string }>('select pg_current_wal_insert_lsn() as at')).rows[0]?.at;
  let last: string | undefined;
  const make = async () => {
    if ((await position()) === last) return; // nothing was written
    await lite.exec('CHECKPOINT');
    last = await position();
  };
  setInterval(() => make().catch(() => {}), everyMs).unref(); // when one fails, as on a full disk, the next one does its work too
}
