import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { articleAddress } from '#content/blog/script-addresses.ts';
import { articles } from '#content/blog/script-articles.ts';
import { DEMO_USER_ID, demoOf } from '#contract/demo-user.ts';
import { LANGUAGES, withLanguage } from '#contract/language.ts';
import { REPORTS } from '#contract/report-names.ts';
import { ensureBrowser } from '#testing/browser.ts';
import { startProgram } from '#testing/program.ts';

type FirstLoad = {
  readonly page: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly searchEngines: number;
  readonly firstPaintMs: number;
  readonly lcpMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  readonly requests: number;
  readonly scriptKb: number;
  readonly styleKb: number;
  readonly fontKb: number;
  readonly documentKb: number;
  readonly otherKb: number;
  readonly allKb: number;
};

const everyPage = [
  ...LANGUAGES.map((language) => withLanguage('/', language)),
  '/login',
  '/signup',
  articleAddress(articles[0]!.slug),
  '/policies/privacy-policy',
  '/science',
  '/viewreport',
  `/report/${DEMO_USER_ID}`,
  ...REPORTS.map(demoOf),
];
const RUNS = 3;
/** On a busy machine Lighthouse now and then misses the start of a page. */
const TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The first load of each page under Lighthouse's mobile defaults (a slow phone, slow 4G): the median of three by the largest paint. */
export async function run(json: boolean, pages: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bhava-bench-'));
  const program = await startProgram({ DATA_DIR: folder });
  const port = await freePort();
  const { executablePath, args } = ensureBrowser();
  const launch = { ...(executablePath ? { executablePath } : {}), args: [...args, `--remote-debugging-port=${port}`] };
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch(launch);
    const loads: FirstLoad[] = [];
    for (const page of pages.length > 0 ? pages : everyPage) loads.push(await measure(page, program.address, port));
    if (json) console.log(JSON.stringify(loads, null, 2));
    else console.table(loads);
  } finally {
    await browser?.close();
    await program.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lighthouse finds the browser by the port of its developer tools. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function measure(page: string, address: string, port: number): Promise<FirstLoad> {
  const runs: FirstLoad[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await look(address + page, port);
    if (run === 0) tellFaults(page, result);
    runs.push(firstLoadOf(page, result));
  }
  return runs.toSorted((one, other) => one.lcpMs - other.lcpMs)[Math.floor(RUNS / 2)]!;
}

async function look(address: string, port: number): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(address, { port, onlyCategories: CATEGORIES, logLevel: 'silent' });
    if (result && !result.lhr.runtimeError) return result.lhr;
    if (attempt === TRIES) throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
}

type Transfer = { readonly resourceType: string; readonly requestCount: number; readonly transferSize: number };

/** What keeps a page from 100 outside performance. */
function tellFaults(page: string, { audits, categories }: Result): void {
  for (const category of CATEGORIES.slice(1))
    for (const { id, weight } of categories[category]?.auditRefs ?? [])
      if (weight > 0 && audits[id]?.score === 0) console.error(`${page}: ${category}: ${audits[id].title}`);
}

function firstLoadOf(page: string, { audits, categories }: Result): FirstLoad {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const transfers = (audits['resource-summary']?.details as unknown as { items: Transfer[] } | undefined)?.items ?? [];
  const kb = (type: string) =>
    Number(((transfers.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0) / 1_000).toFixed(1));
  return {
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    searchEngines: score('seo'),
    firstPaintMs: Math.round(value('first-contentful-paint')),
    lcpMs: Math.round(value('largest-contentful-paint')),
    blockingMs: Math.round(value('total-blocking-time')),
    shift: Number(value('cumulative-layout-shift').toFixed(3)),
    requests: transfers.find(({ resourceType }) => resourceType === 'total')?.requestCount ?? 0,
    scriptKb: kb('script'),
    styleKb: kb('stylesheet'),
    fontKb: kb('font'),
    documentKb: kb('document'),
    otherKb: kb('other'),
    allKb: kb('total'),
  };
}
