import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startProgram } from '#testing/program.ts';
import { measurePages, type PageLoad } from './pages.ts';
import { measureScoring } from './scoring.ts';

type Load = { perSecond: number; p50: number; p99: number; failures: number };

const loadScript = fileURLToPath(new URL('./load.ts', import.meta.url));
const CONNECTIONS = 16;
const SECONDS = 5;

async function measureRoute(address: string, path: string): Promise<Load> {
  const { stdout } = await promisify(execFile)(process.execPath, [loadScript, address + path, String(CONNECTIONS), String(SECONDS)]);
  return JSON.parse(stdout) as Load;
}

/** The product's figures. Machines are noisy: what counts is the report's API beside the bare route of the same server in the same run. */
export async function run(json: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bhava-bench-'));
  const scoring = measureScoring();
  const program = await startProgram({ DATA_DIR: folder });
  try {
    const bare = await measureRoute(program.address, '/api/health/alive');
    const report = await measureRoute(program.address, '/api/report/25/strengths');
    const pages = await measurePages(program.address);
    const figures = { scoring, bare, report, reportToBare: report.perSecond / bare.perSecond, pages };
    if (json) console.log(JSON.stringify(figures, null, 2));
    else print(figures);
  } finally {
    await program.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

type Figures = { scoring: ReturnType<typeof measureScoring>; bare: Load; report: Load; reportToBare: number; pages: PageLoad[] };

function print({ scoring, bare, report, reportToBare, pages }: Figures) {
  console.log(
    `Full-profile scorings: ${Math.round(scoring.perSecond)} a second (${scoring.facets} facets, ${Math.round(scoring.answersEach)} answers each, with covariance)\n`,
  );
  console.table({
    'bare route': rounded(bare),
    "the report's API": rounded(report),
  });
  console.log(`The report's API does ${(100 * reportToBare).toFixed(0)} % of the bare route's rate.\n`);
  console.log('First load, CPU slowed 4 times, median of 3:');
  console.table(pages);
}

const rounded = ({ perSecond, p50, p99, failures }: Load) => ({
  'requests/s': Math.round(perSecond),
  'p50 ms': Number(p50.toFixed(2)),
  'p99 ms': Number(p99.toFixed(2)),
  failures,
});
