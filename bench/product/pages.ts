import { chromium, type Page } from '@playwright/test';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { ensureBrowser } from '#testing/browser.ts';

export type PageLoad = {
  readonly page: string;
  readonly network: string;
  readonly lcpMs: number;
  readonly shift: number;
  readonly scriptKb: number;
  readonly styleKb: number;
  readonly fontKb: number;
  readonly allKb: number;
};

/** Chromium's own presets: Lighthouse's mobile throttling (once called fast 3G) and 4G. */
const networks = [
  { name: 'fast 3G', latency: 150, down: 1_600, up: 750 },
  { name: '4G', latency: 60, down: 9_000, up: 9_000 },
];
const CPU_SLOWDOWN = 4;
const RUNS = 3;

const pages = [
  { name: 'landing', path: '/' },
  { name: 'demo report', path: DEMO_REPORT },
];

/** The first visit, nothing cached: largest contentful paint, layout shift, and what came over the wire. */
export async function measurePages(address: string): Promise<PageLoad[]> {
  const { executablePath, args } = ensureBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...args] });
  const loads: PageLoad[] = [];
  try {
    for (const { name, path } of pages) {
      for (const network of networks) {
        const runs: PageLoad[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
          runs.push({ page: name, network: network.name, ...(await load(await context.newPage(), address + path, network)) });
          await context.close();
        }
        runs.sort((one, other) => one.lcpMs - other.lcpMs);
        loads.push(runs[Math.floor(RUNS / 2)]!);
      }
    }
  } finally {
    await browser.close();
  }
  return loads;
}

/** Runs in the page, before anything of its own. */
const OBSERVE = `
  window.seen = { lcp: 0, shift: 0 };
  new PerformanceObserver((list) => { seen.lcp = list.getEntries().at(-1).startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });
`;

async function load(page: Page, url: string, { latency, down, up }: (typeof networks)[number]) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: (down * 1_000) / 8,
    uploadThroughput: (up * 1_000) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.addInitScript({ content: OBSERVE });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_500);
  const { lcp, shift } = await page.evaluate<{ lcp: number; shift: number }>('window.seen');
  const kb = (kind?: string) => round((kind ? (bytes[kind] ?? 0) : Object.values(bytes).reduce((sum, one) => sum + one, 0)) / 1_000);
  return {
    lcpMs: Math.round(lcp),
    shift: Number(shift.toFixed(3)),
    scriptKb: kb('Script'),
    styleKb: kb('Stylesheet'),
    fontKb: kb('Font'),
    allKb: kb(),
  };
}

const round = (value: number) => Number(value.toFixed(1));
