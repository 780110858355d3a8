// Every test: rules and API on the embedded database and on a PostgreSQL server, and the pages in a real browser.
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '#testing/browser.ts';
import { makeStartedFolder } from '#testing/data-folder.ts';
import { keepTemporaryFilesInMemory } from '#testing/memory-folder.ts';
import { startPostgres } from '#testing/postgres.ts';

/** The whole run takes no longer on two cores, also when the product is six times as large. */
const BUDGET_MINUTES = 15;

type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };
type Part = {
  readonly title: string;
  /** What Node runs; REPORT stands for the file of the part's report. */
  readonly words: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** How far it lets others go first, from 0 to 19. */
  readonly patience?: number;
  readonly read: (report: never) => Counts;
};
type Result = { readonly title: string; readonly ms: number; readonly counts: Counts; readonly log: string };

/** Tests start the program some forty times: each start is a third shorter where Node has kept what it made of the files. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled');

keepTemporaryFilesInMemory();
const results = mkdtempSync(join(tmpdir(), 'bhava-results-'));
const started = performance.now();

/** Runs a part. What it prints is shown at once when it is `live`, and is else kept. */
async function runPart({ title, words, environment = {}, patience = 0, read }: Part, live: boolean): Promise<Result> {
  const name = join(results, title.replaceAll(/\W+/g, '-'));
  const begun = performance.now();
  const output = live ? 'inherit' : openSync(`${name}.log`, 'w');
  const child = spawn(
    process.execPath,
    words.map((word) => word.replace('REPORT', `${name}.json`)),
    { stdio: ['ignore', output, output], env: { ...process.env, ...environment, REPORT_FILE: `${name}.json` } },
  );
  if (child.pid) setPriority(child.pid, patience); // and of what it starts
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (typeof output === 'number') closeSync(output);
  return {
    title,
    ms: performance.now() - begun,
    counts: readCounts(title, `${name}.json`, read, status),
    log: live ? '' : readFileSync(`${name}.log`, 'utf8'),
  };
}

/** A part that breaks before it can count is one failure. */
function readCounts(title: string, file: string, read: Part['read'], status: number | null): Counts {
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    console.error(`${title} ended without a report.`);
  }
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Does something that a later part needs; where it fails, that part does it again, and says why it cannot. */
const runBeside = (program: string, environment: Readonly<Record<string, string>>) =>
  new Promise((resolve) =>
    spawn(process.execPath, [program], { stdio: 'ignore', env: { ...process.env, ...environment } }).once('close', resolve),
  );

/** One part after the other, each heard at once. */
async function runInTurn(parts: readonly Part[]): Promise<Result[]> {
  const ended: Result[] = [];
  for (const part of parts) {
    console.log(`\n== ${part.title}`);
    ended.push(await runPart(part, true));
  }
  return ended;
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

/** They wait for nobody and measure nothing by a clock: what the others leave of a core is theirs. */
const rules: Part = { title: 'Rules and engine', words: [...vitest, '--project', 'pure'], patience: 10, read: fromVitest };

/** Beside a server the embedded database has only its part of the files: vitest.config.ts tells which. */
const embedded = (isBesideServer: boolean): Part => ({
  title: 'Parts of pages, scripts and API, on the embedded database',
  words: [...vitest, '--project', '!pure'],
  environment: { BESIDE_DATABASE_SERVER: isBesideServer ? 'yes' : 'no' },
  read: fromVitest,
});
const onServer = (address: string): Part => ({
  title: 'API on a PostgreSQL server',
  words: [...vitest, '--project', 'database*'],
  environment: { TEST_DATABASE_URL: address },
  read: fromVitest,
});
/** Longest of all, and patient: whatever a page does has a minute for it. */
const inBrowser: Part = {
  title: 'Pages in a browser',
  words: ['node_modules/@playwright/test/cli.js', 'test'],
  patience: 5,
  read: fromPlaywright,
};

// The pages with the tiny tests are built, and a browser is installed, while the first tests run.
const tinyPages = runBeside('testing/tiny/build.ts', { BUILD_FOLDER: 'build-tiny' });
const [throwStartedFolderAway, postgres] = await Promise.all([makeStartedFolder(), startPostgres()]);
const withDatabase = runInTurn([embedded(Boolean(postgres)), ...(postgres ? [onServer(postgres.address)] : [])]);
ensureBrowser();
await tinyPages;
// A third of the time these and those wait, for another program or for a page to settle: the others compute meanwhile.
const beside = [rules, inBrowser].map((part) => runPart(part, false));
const parts = await withDatabase.finally(() => postgres?.stop());
if (!postgres) {
  console.log('\n== API on a PostgreSQL server: left out, this machine has no PostgreSQL server. (Debian: apt-get install postgresql)');
}
for (const part of beside) {
  const result = await part;
  console.log(`\n== ${result.title}\n${result.log}`);
  parts.push(result);
}
throwStartedFolderAway();
rmSync(results, { recursive: true, force: true });

const sum = (key: keyof Counts) => parts.reduce((total, { counts }) => total + counts[key], 0);
const failed = sum('failed');
const skipped = sum('skipped');
const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
console.log('');
for (const { title, ms } of parts) console.log(`${seconds(ms).padStart(6)}  ${title}`);
console.log(`Took ${seconds(performance.now() - started)} of ${BUDGET_MINUTES} minutes.`);
console.log(`${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
