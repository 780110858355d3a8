import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './testing/browser.ts';

const port = Number(process.env.E2E_PORT ?? 4390);
/** The same program with the tests of testing/tiny among the others, for e2e/tiny*.spec.ts. */
const tinyPort = port + 100;
const browser = findBrowser();

/** The real program as `npm start` runs it, on a fresh embedded database; a real browser in front of it. */
export default defineConfig({
  testDir: 'e2e',
  ...(process.env.E2E_ALL ? {} : { grepInvert: /@long-form/ }),
  fullyParallel: true,
  // one more than the cores of the machine that counts: much of a test is waiting for a page to settle
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // generous: a machine that other programs keep busy is slow, and a page that never comes fails all the same
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ...(process.env.REPORT_FILE ? [['json', { outputFile: process.env.REPORT_FILE }] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // without these a press or a page that never comes ends with its test, which then does not say where it stood
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    ...devices['Desktop Chrome'],
    // a worker answers requests beside the page, where no test can hold or refuse them: only e2e/installed.spec.ts has one
    serviceWorkers: 'block',
    // a tenth of the browser's work is pictures that stir; a test that is about what moves, or a whole way through the site, asks for it
    reducedMotion: process.env.E2E_ALL ? 'no-preference' : 'reduce',
    launchOptions: {
      ...(browser?.executablePath ? { executablePath: browser.executablePath } : {}),
      args: [...(browser?.args ?? [])],
      // a browser that believes the machine knows ASCII alone saves a file with a Hindi name as "download"
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    // a whole run keeps none: to record costs a tenth; the test that failed is run again by `npm run e2e`
    trace: process.env.REPORT_FILE ? 'off' : 'retain-on-failure',
  },
  projects: [
    // few and long: at the end two workers would wait for them
    { name: 'tiny', testMatch: 'tiny*.spec.ts', use: { baseURL: `http://localhost:${tinyPort}` } },
    { name: 'site', testIgnore: 'tiny*.spec.ts' },
  ],
  webServer: [serve('e2e/serve.ts', port), serve('e2e/serve-tiny.ts', tinyPort, { BUILD_FOLDER: 'build-tiny' })],
});

function serve(program: string, ownPort: number, environment: Record<string, string> = {}) {
  return {
    command: `node ${program}`,
    url: `http://localhost:${ownPort}/api/health`,
    env: { PORT: String(ownPort), ...environment },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 120_000,
  } as const;
}
