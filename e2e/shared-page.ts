import type { Browser, BrowserContext, Page } from '@playwright/test';

/** What makes one reader: who is logged in, and how they press. */
export type Sharing = {
  readonly baseURL: string | undefined;
  readonly touch: boolean;
  readonly as: string;
  readonly logIn?: ((page: Page) => Promise<unknown>) | undefined;
};

const contexts = new Map<string, Promise<BrowserContext>>();

/**
 * The same browser window for every page that a worker looks at as the same reader: nobody signs up for each page, and what the browser
 * has in its store need not come again. For pages that are only looked at; whatever is pressed belongs into a context of its own.
 */
export function sharedContext(browser: Browser, { baseURL, touch, as, logIn }: Sharing): Promise<BrowserContext> {
  const key = `${baseURL} ${as} ${touch}`;
  const known = contexts.get(key);
  if (known) return known;
  const begun = open(browser, { hasTouch: touch, reducedMotion: 'reduce', ...(baseURL && { baseURL }) }, logIn);
  contexts.set(key, begun);
  return begun;
}

async function open(browser: Browser, options: Parameters<Browser['newContext']>[0], logIn: Sharing['logIn']) {
  const context = await browser.newContext(options);
  if (!logIn) return context;
  const page = await context.newPage();
  await logIn(page);
  await page.goto('/api/health'); // any address of the site: what the login keeps is written when a document opens
  await page.close();
  return context;
}
