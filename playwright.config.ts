import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './testing/browser.ts';

const port = Number(process.env.E2E_PORT ?? 4390);
const browser = findBrowser();

/** The real program as `npm start` runs it, on a fresh embedded database; a real browser in front of it. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ...(process.env.REPORT_FILE ? [['json', { outputFile: process.env.REPORT_FILE }] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    ...devices['Desktop Chrome'],
    launchOptions: { ...(browser?.executablePath ? { executablePath: browser.executablePath } : {}), args: [...(browser?.args ?? [])] },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node e2e/serve.ts',
    url: `http://localhost:${port}/api/health`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 60_000,
  },
});
