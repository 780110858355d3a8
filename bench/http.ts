import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openDatabase } from '#server/platform/database.ts';
import { startPostgres } from '#testing/postgres.ts';
import { startProgram } from '#testing/program.ts';
import { fillPeople, signTokens, someIds } from './http/people.ts';

const PEOPLE = [1_000, 1_000_000];
const READERS = 1_000;
const CONNECTIONS = 16;
const SECONDS = 5;

type Load = { perSecond: number; p50: number; p99: number; failures: number };
type Row = { people: number; bare: Load; report: Load; keyReads: number };

/** The report's API on PostgreSQL, with few and with many people's results, beside a bare route and beside the one read by key that it needs. */
export async function run(json: boolean): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('This machine has no PostgreSQL server: install one (Debian: apt-get install postgresql).');
  const folder = mkdtempSync(join(tmpdir(), 'bhava-bench-'));
  const program = await startProgram({ DATA_DIR: folder, DATABASE_URL: postgres.address });
  const opened = await openDatabase(postgres.address, { statementLimitMs: 30 * 60_000 });
  try {
    await fetch(`${program.address}/api/report/25`); // so that the demo's replies are kept
    await fetch(`${program.address}/api/report/25/strengths`);
    const rows: Row[] = [];
    for (const people of PEOPLE) {
      await fillPeople(opened.database, people);
      const ids = someIds(people, READERS);
      const tokens = await signTokens(opened.database, folder, ids);
      const asked = save(
        folder,
        'asked.json',
        ids.map((id, index) => ({ url: `${program.address}/api/report/${id}`, authorization: `Bearer ${tokens[index]}` })),
      );
      rows.push({
        people,
        bare: await measure('../product/load.ts', `${program.address}/api/health/alive`),
        report: await measure('../product/load.ts', asked),
        keyReads: (await measure<{ perSecond: number }>('./key-reads.ts', postgres.address, save(folder, 'ids.json', ids))).perSecond,
      });
    }
    print(rows, json);
  } finally {
    await opened.close();
    await program.end('SIGTERM');
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function save(folder: string, name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

async function measure<Measured = Load>(script: string, subject: string, ...words: string[]): Promise<Measured> {
  const path = fileURLToPath(new URL(`./http/${script}`, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [path, subject, String(CONNECTIONS), String(SECONDS), ...words]);
  return JSON.parse(stdout) as Measured;
}

function print(rows: readonly Row[], json: boolean): void {
  const [few, many] = rows;
  const ratio = (key: 'p50' | 'p99') => many!.report[key] / few!.report[key];
  if (json) {
    console.log(JSON.stringify({ rows, p50: ratio('p50'), p99: ratio('p99') }, null, 2));
    return;
  }
  console.table(
    rows.map(({ people, bare, report, keyReads }) => ({
      people,
      'bare/s': Math.round(bare.perSecond),
      'report/s': Math.round(report.perSecond),
      'p50 ms': Number(report.p50.toFixed(2)),
      'p99 ms': Number(report.p99.toFixed(2)),
      failures: report.failures,
      'key reads/s': Math.round(keyReads),
      'report to key reads': `${((100 * report.perSecond) / keyReads).toFixed(0)} %`,
    })),
  );
  console.log(`Many people beside few: p50 ${ratio('p50').toFixed(2)} times, p99 ${ratio('p99').toFixed(2)} times.`);
}
