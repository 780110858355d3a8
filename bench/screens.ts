import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { startPostgres } from '#testing/postgres.ts';
import { startProgram } from '#testing/program.ts';

/** One reader: what is measured is how long a screen waits, not how many of them the machine serves. */
const CONNECTIONS = 1;
const SECONDS = 8;
const MAX_RATIO = 1.5;
const MAX_P95_MS = 100;

export type Asked = { readonly path: string; readonly token: string };
type Load = { readonly p50: number; readonly p95: number; readonly failures: number };
type Size = 'few' | 'many';

/** What the screens of a domain ask for, by their names. */
export type Screens<Screen extends string> = Readonly<Record<Screen, readonly Asked[]>>;

/** Fills the database up to a size, and says what is asked there. The folder holds the keys that tokens are signed with. */
type Fill<Screen extends string> = (database: Database, size: Size, dataFolder: string) => Promise<Screens<Screen>>;

/**
 * How long screens take on PostgreSQL among few and among many rows, in one run. `which`: only those whose names begin so. Prints a
 * table, or JSON.
 */
export async function benchScreens<Screen extends string>(title: string, fill: Fill<Screen>, json: boolean, which: readonly string[]) {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('This machine has no PostgreSQL server: install one (Debian: apt-get install postgresql).');
  const folder = mkdtempSync(join(tmpdir(), 'bhava-bench-'));
  const program = await startProgram({ DATA_DIR: folder, DATABASE_URL: postgres.address });
  const opened = await openDatabase(postgres.address, { statementLimitMs: 30 * 60_000 });
  const report = (text: string) => process.stderr.write(`  ${text} ...\n`);
  const loads: Record<Size, Partial<Record<string, Load>>> = { few: {}, many: {} };
  try {
    for (const size of ['few', 'many'] as const) {
      report(`filling the database with ${size}`);
      const screens = await fill(opened.database, size, folder);
      await sql`VACUUM ANALYZE`.execute(opened.database);
      for (const [screen, asked] of Object.entries<readonly Asked[]>(screens)) {
        if (which.length > 0 && !which.some((name) => screen.startsWith(name))) continue;
        report(screen);
        const sent = asked.map(({ path, token }) => ({ url: program.address + path, authorization: `Bearer ${token}` }));
        loads[size][screen] = await measure(folder, sent);
      }
    }
  } finally {
    await opened.close();
    await program.end('SIGTERM');
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  print(title, loads, json);
}

async function measure(folder: string, asked: readonly object[]): Promise<Load> {
  const file = join(folder, 'asked.json');
  writeFileSync(file, JSON.stringify(asked));
  const script = fileURLToPath(new URL('./product/load.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, file, String(CONNECTIONS), String(SECONDS)]);
  return JSON.parse(stdout) as Load;
}

function print(title: string, { few, many }: Record<Size, Partial<Record<string, Load>>>, json: boolean): void {
  const judged = Object.keys(many).map((screen) => {
    const [small, large] = [few[screen]!, many[screen]!];
    return { screen, few: small, many: large, ratio: large.p95 / small.p95 };
  });
  if (json) {
    console.log(JSON.stringify(judged, null, 2));
    return;
  }
  console.log(title);
  console.table(
    judged.map(({ screen, few: small, many: large, ratio }) => ({
      screen,
      'few p95 ms': Number(small.p95.toFixed(2)),
      'many p50 ms': Number(large.p50.toFixed(2)),
      'many p95 ms': Number(large.p95.toFixed(2)),
      ratio: Number(ratio.toFixed(2)),
      failures: small.failures + large.failures,
      verdict: ratio <= MAX_RATIO && large.p95 < MAX_P95_MS ? 'reached' : 'MISSED',
    })),
  );
  console.log(`Targets: ratio of the p95 at most ${MAX_RATIO}, and each under ${MAX_P95_MS} ms on an idle machine.`);
}
