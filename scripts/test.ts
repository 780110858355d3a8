// Every test: rules and API on the embedded database, the API again on a PostgreSQL server, and the pages in a real browser.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '#testing/browser.ts';
import { startPostgres } from '#testing/postgres.ts';

/** The whole run takes no longer on two cores, also when the product is six times as large. */
const BUDGET_MINUTES = 15;

type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

const results = mkdtempSync(join(tmpdir(), 'bhava-results-'));
const started = performance.now();
const times: [title: string, ms: number][] = [];

/** Runs a part; one that breaks before it can count is one failure. */
function runPart(title: string, command: readonly string[], environment: Record<string, string>, read: (report: never) => Counts): Counts {
  console.log(`\n== ${title}`);
  const file = join(results, `${title.replaceAll(/\W+/g, '-')}.json`);
  const begun = performance.now();
  const words = command.map((word) => word.replace('REPORT', file));
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', env: { ...process.env, ...environment, REPORT_FILE: file } });
  times.push([title, performance.now() - begun]);
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    console.error(`${title} ended without a report.`);
  }
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
const fromVitest = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }: VitestReport): Counts => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests + numTodoTests,
});

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
/** A test that fails and then passes is a defect too. */
const fromPlaywright = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=REPORT'];
const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
const parts: Counts[] = [];

parts.push(runPart('Rules, engine and API, on the embedded database', vitest, {}, fromVitest));

const postgres = await startPostgres();
if (postgres) {
  try {
    const words = [...vitest, '--project', 'database'];
    parts.push(runPart('API on a PostgreSQL server', words, { TEST_DATABASE_URL: postgres.address }, fromVitest));
  } finally {
    postgres.stop();
  }
} else {
  console.log('\n== API on a PostgreSQL server: left out, this machine has no PostgreSQL server. (Debian: apt-get install postgresql)');
}

ensureBrowser();
parts.push(runPart('Pages in a browser', playwright, {}, fromPlaywright));
rmSync(results, { recursive: true, force: true });

const sum = (key: keyof Counts) => parts.reduce((total, part) => total + part[key], 0);
const failed = sum('failed');
const skipped = sum('skipped');
const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
console.log('');
for (const [title, ms] of times) console.log(`${seconds(ms).padStart(6)}  ${title}`);
console.log(`Took ${seconds(performance.now() - started)} of ${BUDGET_MINUTES} minutes.`);
console.log(`${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
