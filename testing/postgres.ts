import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianInstall, tryCommand } from './browser.ts';

export type PostgresServer = { readonly address: string; stop(): void };

/**
 * A PostgreSQL server of this run's own, on a free port, in a folder that is thrown away. Undefined where the machine has none:
 * on CI Debian's package is installed for it. As root the server runs as the user `postgres`, since it refuses to run as root.
 */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  if (!findBinaries() && process.env.CI) for (const [command, ...words] of debianInstall('postgresql')) tryCommand(command!, words);
  const binaries = findBinaries();
  if (!binaries) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'bhava-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot && !tryCommand('chown', ['postgres', folder])) return undefined;
  chmodSync(folder, 0o700);
  const run = (program: string, ...words: string[]) => {
    const path = join(binaries, program);
    if (isRoot) execFileSync('runuser', ['-u', 'postgres', '--', path, ...words], { stdio: 'ignore' });
    else execFileSync(path, words, { stdio: 'ignore' });
  };
  const data = join(folder, 'data');
  const port = await freePort();
  run('initdb', '-D', data, '-U', 'bhava', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  run(
    'pg_ctl',
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    [
      `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200`,
      '-c fsync=off -c synchronous_commit=off -c full_page_writes=off', // it never outlives a power cut
      '-c max_wal_size=128MB', // its folder may be in memory
    ].join(' '),
    'start',
  );
  return {
    address: `postgres://bhava@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string | undefined {
  const folders = [...globSync('/usr/lib/postgresql/*/bin'), '/usr/local/bin', '/opt/homebrew/bin', '/usr/bin'].sort().reverse();
  return folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')) && existsSync(join(folder, 'postgres')),
  );
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
