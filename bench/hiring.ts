import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { ACCESS_TOKEN_SECONDS } from '#server/identity/access-tokens.ts';
import { makeAuth } from '#server/identity/auth.ts';
import { readConfig } from '#server/platform/config.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { startPostgres } from '#testing/postgres.ts';
import { startProgram } from '#testing/program.ts';
import { APPLICATIONS_OF_EACH, fill, firstStageOf, JOBS_OF_EACH, jobsOf } from './hiring/fill.ts';

const ORGANISATIONS = 200;
/** One percent: organisations as large as the others, but fewer of them. */
const FEW = 2;
const ASKED_OF_EACH = 20;
/** One reader: what is measured is how long a screen waits, not how many of them the machine serves. */
const CONNECTIONS = 1;
const SECONDS = 8;
const MAX_RATIO = 1.5;
const MAX_P95_MS = 100;

type Load = { perSecond: number; p50: number; p95: number; p99: number; failures: number };

/** What a member's page asks for, of one organisation and one of its jobs. */
const screens = {
  board: (job: number) => `/api/hiring/applications?job=${job}&stage=${firstStageOf(job)}&status=active&size=30`,
  list: () => '/api/hiring/applications?status=active',
  'list of a job': (job: number) => `/api/hiring/applications?job=${job}&sort=waiting`,
  search: (job: number) => `/api/hiring/applications?search=${['kavya', 'ravi rao', 'usha n', 'nikhil'][job % 4]}`,
  jobs: () => '/api/hiring/jobs',
  'dashboard, counters': () => '/api/hiring/dashboard/metrics',
  'dashboard, jobs': () => '/api/hiring/dashboard/jobs',
  'dashboard, applications': () => '/api/hiring/dashboard/applications',
  'dashboard, notifications': () => '/api/hiring/notifications',
} as const satisfies Record<string, (job: number) => string>;
type Screen = keyof typeof screens;

/** The screens of employers on PostgreSQL, among two organisations and among two hundred, in one run. */
export async function run(json: boolean): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('This machine has no PostgreSQL server: install one (Debian: apt-get install postgresql).');
  const folder = mkdtempSync(join(tmpdir(), 'bhava-bench-'));
  const program = await startProgram({ DATA_DIR: folder, DATABASE_URL: postgres.address });
  const opened = await openDatabase(postgres.address, { statementLimitMs: 30 * 60_000 });
  const { database } = opened;
  const report = (text: string) => process.stderr.write(`  ${text} ...\n`);
  try {
    const rows: Record<string, { few: Load; many: Load }> = {};
    const results: Record<Screen, Load>[] = [];
    for (const [from, to] of [
      [1, FEW],
      [FEW + 1, ORGANISATIONS],
    ] as const) {
      report(`filling ${to} organisations`);
      await database.transaction().execute((transaction) => fill(transaction, from, to));
      await sql`VACUUM ANALYZE`.execute(database);
      const tokens = await signTokens(database, folder, to);
      results.push(await measureAll(program.address, folder, tokens, report));
    }
    for (const screen of Object.keys(screens) as Screen[]) rows[screen] = { few: results[0]![screen], many: results[1]![screen] };
    print(rows, json);
  } finally {
    await opened.close();
    await program.end('SIGTERM');
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tokens of owners spread over all organisations, by their number. */
async function signTokens(database: Database, folder: string, organisations: number): Promise<ReadonlyMap<number, string>> {
  const auth = makeAuth({ database, audience: 'employers', config: readConfig({ DATA_DIR: folder }) });
  const iat = Math.floor(Date.now() / 1000);
  const count = Math.min(ASKED_OF_EACH, organisations);
  const orgs = Array.from({ length: count }, (_, index) => 1 + Math.floor((index * organisations) / count));
  const sign = async (org: number) =>
    (await auth.api.signJWT({ body: { payload: { sub: String(org), sid: org, iat, exp: iat + ACCESS_TOKEN_SECONDS } } })).token;
  return new Map(await Promise.all(orgs.map(async (org) => [org, await sign(org)] as const)));
}

async function measureAll(address: string, folder: string, tokens: ReadonlyMap<number, string>, report: (text: string) => void) {
  const measured = {} as Record<Screen, Load>;
  for (const [screen, path] of Object.entries(screens)) {
    report(screen);
    const asked = [...tokens].flatMap(([org, token]) =>
      jobsOf(org)
        .filter((_, index) => index % 10 === 0)
        .map((job) => ({ url: address + path(job), authorization: `Bearer ${token}` })),
    );
    measured[screen as Screen] = await measure(folder, asked);
  }
  return measured;
}

async function measure(folder: string, asked: readonly object[]): Promise<Load> {
  const file = join(folder, 'asked.json');
  writeFileSync(file, JSON.stringify(asked));
  const script = fileURLToPath(new URL('./product/load.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, file, String(CONNECTIONS), String(SECONDS)]);
  return JSON.parse(stdout) as Load;
}

function print(rows: Record<string, { few: Load; many: Load }>, json: boolean): void {
  const judged = Object.entries(rows).map(([screen, { few, many }]) => ({ screen, few, many, ratio: many.p95 / few.p95 }));
  if (json) {
    console.log(JSON.stringify(judged, null, 2));
    return;
  }
  const each = APPLICATIONS_OF_EACH.toLocaleString('en');
  console.log(`${ORGANISATIONS} organisations, each with ${JOBS_OF_EACH} jobs and ${each} applications, beside ${FEW} like them.`);
  console.table(
    judged.map(({ screen, few, many, ratio }) => ({
      screen,
      'few p95 ms': Number(few.p95.toFixed(2)),
      'many p50 ms': Number(many.p50.toFixed(2)),
      'many p95 ms': Number(many.p95.toFixed(2)),
      ratio: Number(ratio.toFixed(2)),
      failures: few.failures + many.failures,
      verdict: ratio <= MAX_RATIO && many.p95 < MAX_P95_MS ? 'reached' : 'MISSED',
    })),
  );
  console.log(`Targets: ratio of the p95 at most ${MAX_RATIO}, and each under ${MAX_P95_MS} ms on an idle machine.`);
}
