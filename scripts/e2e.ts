// The browser tests alone. `--all` goes through every width, colour, language and way of input; other words go to Playwright.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '#testing/browser.ts';

const words = process.argv.slice(2);
const isAll = words.includes('--all');
ensureBrowser();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...words.filter((word) => word !== '--all')],
  {
    stdio: 'inherit',
    env: isAll ? { ...process.env, E2E_ALL: 'yes' } : process.env,
  },
);
process.exitCode = status ?? 1;
