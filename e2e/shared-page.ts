import type { Browser, Page } from '@playwright/test';
import { watchShifts } from './shifts.ts';

/** What makes one reader: who is logged in, and how they press. */
export type Sharing = {
  readonly baseURL: string | undefined;
  readonly touch: boolean;
  readonly as: string;
  readonly logIn?: ((page: Page) => Promise<unknown>) | undefined;
};

const pages = new Map<string, Promise<Page>>();

/**
 * The same page of the browser for all that a worker looks at as the same reader, address after address: nobody signs up for each, and
 * what came once need not come again. A new page is a new process, which compiles every script anew: more than half of the work of an
 * address. For what is only looked at, or pressed without leaving anything behind; all else belongs into a context of its own.
 */
export async function sharedPage(browser: Browser, { baseURL, touch, as, logIn }: Sharing): Promise<Page> {
  const key = `${baseURL} ${as} ${touch}`;
  const opened = pages.get(key) ?? open(browser, { hasTouch: touch, reducedMotion: 'reduce', ...(baseURL && { baseURL }) }, logIn);
  pages.set(key, opened);
  const page = await opened;
  for (const heard of ['pageerror', 'request', 'requestfinished', 'requestfailed'] as const) page.removeAllListeners(heard);
  return page;
}

async function open(browser: Browser, options: Parameters<Browser['newContext']>[0], logIn: Sharing['logIn']): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await watchShifts(page);
  await logIn?.(page);
  return page;
}
