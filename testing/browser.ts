import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

type Browser = { readonly executablePath?: string; readonly args: readonly string[] };

/** No sandbox as root; letters as wide as on a real screen; the rest keeps Chromium from asking the outside world for anything. */
const args = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without windows, Debian's: the same pages for little more than a third of the work (measured: 5.3 s instead of 14.0 s for eight). */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

const KNOWN_PLACES = [
  process.env.CHROMIUM_PATH,
  WITHOUT_WINDOWS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/** The system's browser first, then Playwright's own; undefined when there is neither. */
export function findBrowser(): Browser | undefined {
  const known = KNOWN_PLACES.find((place) => place && existsSync(place));
  if (known) return { executablePath: known, args };
  return existsSync(chromium.executablePath()) ? { args } : undefined;
}

/** Finds a browser, or installs one: Debian's smallest, also beside a larger one; then Playwright's download, then Debian's largest. */
export function ensureBrowser(): Browser {
  const isAsked = Boolean(process.env.CHROMIUM_PATH);
  if (!isAsked && !existsSync(WITHOUT_WINDOWS)) {
    for (const [command, ...words] of debianInstall('chromium-headless-shell')) tryCommand(command!, words);
  }
  const attempts = [['npx', 'playwright', 'install', '--only-shell', 'chromium'], ...debianInstall('chromium')];
  for (const [command, ...words] of attempts) {
    const found = findBrowser();
    if (found) return found;
    console.log(`> no browser yet: ${command} ${words.join(' ')}`);
    tryCommand(command!, words);
  }
  const found = findBrowser();
  if (found) return found;
  throw new Error(
    'No browser could be found or installed. Set CHROMIUM_PATH, or run: npx playwright install chromium, or: apt-get install chromium',
  );
}

/** The commands that install a Debian package, where this user may run them. */
export function debianInstall(name: string): string[][] {
  const may = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!may) return [];
  return [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
  ];
}

const INSTALL_LIMIT_MS = 300_000;

export function tryCommand(command: string, words: readonly string[]): boolean {
  try {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'], timeout: INSTALL_LIMIT_MS, env: environment });
    return true;
  } catch {
    return false;
  }
}
