import { test as base, expect, type Page } from '@playwright/test';
import { fileCaches } from '#contract/browser-storage.ts';
import { awake } from './awake.ts';
import { logIn } from './person.ts';
import { type Door, makeDoor } from './shut-door.ts';
import { violationsOf } from './violations.ts';

/** What the service worker does. It waits some seconds until a page has settled: so every test waits for what is kept, not for a time. */
const test = base.extend<{ door: Door }>({
  door: async ({ baseURL }, use) => {
    const door = await makeDoor(baseURL!);
    await use(door);
    await door.close();
  },
});
/** The page ignores the second half of a double tap. */
const SETTLE_MS = 500;

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the worker has kept it. */
async function openAndKeep(page: Page, door: Door, path: string) {
  await page.goto(door.origin + path);
  await expect.poll(() => isKept(page, path), { timeout: 60_000 }).toBe(true);
}

const isKept = (page: Page, path: string) =>
  page.evaluate(async ([name, address]) => Boolean(await caches.match(address, { cacheName: name })), [
    fileCaches.pages.name,
    path,
  ] as const);

/** Everything that any cache of the browser holds: the address, and the text of what is text. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const kept: { cache: string; path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        kept.push({ cache: name, path: pathname + search, text: (await (await cache.match(request))?.text()) ?? '' });
      }
    }
    return kept;
  });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('without a connection what was opened opens again, and a page of its own stands for all else', async ({ page, door }) => {
  await openAndKeep(page, door, '/about');
  await openAndKeep(page, door, '/catalog');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const name = (await page.title()).replace(' · Bhava', '');
  door.shut();

  await page.reload();
  await expect(heading(page, title)).toBeVisible();
  // its scripts run: the next page is opened by the router, and is one that was kept
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await page.waitForURL('**/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);

  await page.goto(`${door.origin}/science?from=1`);
  await page.waitForURL('**/offline?next=%2Fscience%3Ffrom%3D1');
  await expect(heading(page, 'There is no connection')).toBeVisible();
  const list = page.getByRole('navigation', { name: 'Pages that open now' });
  await expect(list.getByRole('link')).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  await list.getByRole('link', { name }).click();
  await expect(heading(page, title)).toBeVisible();

  await page.goto(`${door.origin}/hi/science`);
  await expect(heading(page, 'अभी इंटरनेट नहीं है')).toBeVisible();
  await awake(page);
  door.open();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.waitForURL('**/hi/science');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a newer version is told, and comes only by the person’s choice, where nothing is lost', async ({ page, door }) => {
  await openAndKeep(page, door, '/login');
  await expect(page.locator('form').getByRole('button').last()).toBeEnabled();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  door.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(notice).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('textbox').first().fill('asha21');
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(notice).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Bhava, start page' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Play a game first' }).click();
  await page.waitForURL('**/play');
  await expect(notice).toHaveCount(0); // a game may be under way
  await page.goBack();
  await expect(notice).toBeVisible();
  expect(documents).toBe(0);

  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Load it' }).click();
  await loaded;
  expect(documents).toBe(1);
  expect(await page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))).toBe(false);
  await page.goBack();
});

test('a story goes on without a connection, with its pictures, and opens again', async ({ page, door }) => {
  await logIn(page);
  await page.goto(`${door.origin}/test-project?test=lantern-ferry`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('Choice 1 of 26')).toBeVisible();
  await expect.poll(() => isKept(page, '/test-project'), { timeout: 60_000 }).toBe(true);
  await page.keyboard.press('2');
  await expect(page.getByText('Choice 2 of 26')).toBeVisible();
  await expect(page.getByText('Every answer is saved.')).toBeVisible();
  door.shut();
  for (let choice = 2; choice <= 4; choice += 1) {
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press('1');
    await expect(page.getByText(`Choice ${choice + 1} of 26`)).toBeVisible();
    await expect(page.locator('.story-picture svg')).toBeVisible();
  }
  await expect(page.getByText('3 answers wait on this device')).toBeVisible();

  await page.goto(`${door.origin}/home/reports/professional`);
  await page.getByRole('link', { name: 'Go on with your story' }).click();
  await expect(page.getByText('Choice 5 of 26')).toBeVisible();
  await expect(page.locator('.story-picture svg')).toBeVisible();
  await page.waitForTimeout(SETTLE_MS);
  await page.keyboard.press('1');
  await expect(page.getByText('Choice 6 of 26')).toBeVisible();
  await expect(page.getByText('4 answers wait on this device')).toBeVisible();
  door.open();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Every answer is saved.')).toBeVisible();
});

test('a day of practice goes on without a connection, also after a reload, and is sent when it is back', async ({ page, door }) => {
  await logIn(page);
  await openAndKeep(page, door, '/home/practice');
  await page.getByRole('checkbox', { name: 'Planning' }).check();
  await page.getByRole('button', { name: 'Begin the course' }).click();
  const act = page.getByRole('listitem').filter({ hasText: 'A small act' });
  await act.getByRole('link', { name: /^Begin: / }).click(); // so that the device has the page of an exercise
  await expect(page.getByRole('button', { name: 'I take it with me today' })).toBeVisible();
  await openAndKeep(page, door, '/home/practice/exercise');
  await openAndKeep(page, door, '/home/practice');
  await expect(act).toBeVisible();
  door.shut();

  await page.reload();
  await expect(page.getByText(/This is what your device remembers of/)).toBeVisible();
  await act.getByRole('link', { name: /^Begin: / }).click();
  await page.getByRole('button', { name: 'I take it with me today' }).click();
  await expect(page.getByText(/^Written down on this device\./)).toBeVisible();
  await page.goto(`${door.origin}/home/practice`);
  await expect(page.getByText(/^One entry waits on this device/)).toBeVisible();

  door.open();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(/^One entry waits on this device/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('1 day of 24, today among them.')).toBeVisible();
});

test('after logout nothing of a person is in any cache, and never anything that the API has said', async ({ page, door }) => {
  const { username } = await logIn(page, { name: 'Zubaida Quill' });
  await openAndKeep(page, door, '/home');
  await expect(heading(page, /Zubaida/)).toBeVisible();
  const before = await everythingKept(page);
  expect(before.length).toBeGreaterThan(10);
  expect(before.filter(({ path }) => path.startsWith('/api'))).toEqual([]);
  expect(before.filter(({ text }) => text.includes(username) || text.includes('Zubaida')).map(({ path }) => path)).toEqual([]);

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${door.origin}/`);
  const ofAPerson = async () => (await everythingKept(page)).filter(({ path }) => /^\/(hi\/)?(home|report|test-project|api)/.test(path));
  await expect.poll(async () => (await ofAPerson()).length).toBe(0);
});
