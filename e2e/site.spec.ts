import { expect, type Page, test } from '@playwright/test';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { formAt } from './long-form.ts';
import { newcomer, register } from './person.ts';
import { violationsOf } from './violations.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the first key leads past the header to the content', async ({ page }) => {
  await page.goto('/api-description', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the header says who is logged in here, and the other language keeps the place', async ({ page }) => {
  await page.goto('/nowhere?a=1#b');
  const account = page.getByRole('navigation', { name: 'Account' });
  await expect(account.getByRole('link')).toHaveText(['Log in', 'Sign up']);
  await page.evaluate(() => localStorage.setItem('accessToken', 'any'));
  await page.reload();
  await expect(account.getByRole('link')).toHaveText(['Home', 'Report']);
  await page.getByRole('link', { name: 'हिन्दी में पढ़ें' }).click();
  await page.waitForURL('**/hi/nowhere?a=1#b');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

for (const [address, title] of [
  ['/no/such/page', 'There is no page here'],
  ['/hi/aisa-koi-panna', 'यहाँ कोई पन्ना नहीं है'],
] as const) {
  test(`${address} answers 404 and shows ways on`, formAt(address), async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  });
}

test('a page that is rendered for its visitor runs under its own policy, and no other script does', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto('/nowhere', { waitUntil: 'networkidle' });
  const link = page.getByRole('link', { name: 'हिन्दी में पढ़ें' });
  await page.evaluate(() => history.replaceState(history.state, '', '/nowhere'));
  await expect(link).toHaveAttribute('href', '/hi/nowhere');
  expect(refused).toEqual([]);
  await page.evaluate(() => {
    const strange = document.createElement('script');
    strange.textContent = 'window.strange = true';
    document.body.append(strange);
  });
  expect(await page.evaluate(() => 'strange' in window)).toBe(false);
  expect(refused.length).toBe(1);
});

test('no link of an address that looks like another site leads there', async ({ page, baseURL }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  for (const address of ['/hi//evil.example/x', '//evil.example/x', '/hi/%2F/evil.example/x']) {
    const response = await page.goto(`${baseURL}${address}`, { waitUntil: 'networkidle' });
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hosts = await page
      .locator('a[href], link[href]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).host));
    expect([...new Set(hosts)], address).toEqual([new URL(baseURL!).host]);
  }
  expect(problems).toEqual([]);
});

test('the API description shows every address with its method', async ({ page, request }) => {
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as { paths: Record<string, Record<string, unknown>> };
  const addresses = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()}${path}`),
  );
  expect(addresses.length).toBeGreaterThan(10);
  await page.setViewportSize(PHONE);
  await page.goto('/hi/api-description');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(addresses.length);
  const shown = await page.getByRole('heading', { level: 3 }).allTextContents();
  expect(shown.toSorted()).toEqual(addresses.toSorted());
  // What login and every failure answer stands behind references: their fields are there all the same.
  const login = page.locator('article', { hasText: 'POST/api/auth/login' });
  await login.getByRole('button').click();
  await expect(login.getByRole('rowheader').getByText('accessToken', { exact: true })).toBeVisible();
  const failure = page.locator('#failure').getByRole('rowheader');
  await expect(failure).toHaveText(['code', 'message', 'errors', 'retryAfter', 'requestId']);
  expect(await overflow(page)).toBe(0);
  // the page as it opens is checked with all others
  expect(await violationsOf(page, 'article:has([aria-expanded=true])')).toEqual([]);
});

test('an API description that does not come says so and can be asked for again', async ({ page }) => {
  await page.route('**/api/openapi.json', (route) => route.abort());
  await page.goto('/api-description');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute('**/api/openapi.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('the scripts of the reports come with a report, and with no other page', async ({ request }) => {
  const scriptsOf = async (address: string) =>
    Array.from((await (await request.get(address)).text()).matchAll(/\/assets\/([\w-]+)-[\w-]{8}\.js/g), ([, name]) => name);
  expect(await scriptsOf(DEMO_REPORT)).toContain('reports');
  for (const address of ['/', '/login', '/catalog']) expect(await scriptsOf(address), address).not.toContain('reports');
});

test('from login to home the header never goes', async ({ page }) => {
  const account = newcomer();
  await register(page.request, account);
  // slow enough that a page without its words would show
  await page.route(/\/assets\/(i18n|home-page)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/login');
  await expect(page.locator('form button[type=submit]:not([disabled])')).toBeVisible();
  await page.getByRole('textbox', { name: 'Username or email' }).fill(account.username);
  await page.locator('[name=password]').fill(account.password);
  await page.evaluate(() => {
    const held = window as Window & { missed?: number };
    held.missed = 0;
    const look = () => {
      if (!document.querySelector('header')?.checkVisibility() || !document.querySelector('main')?.textContent) held.missed! += 1;
      requestAnimationFrame(look);
    };
    look();
  });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, Asha');
  expect(await page.evaluate(() => (window as Window & { missed?: number }).missed)).toBe(0);
});

for (const [address, title, retry] of [
  ['/api-description', 'This page could not be shown', 'Try again'],
  ['/hi/api-description', 'यह पन्ना दिखाया नहीं जा सका', 'फिर कोशिश करें'],
] as const) {
  test(`a page that breaks at ${address} says so inside the frame, and offers ways on`, formAt(address), async ({ page, context }) => {
    const nonsense = '**/api/openapi.json';
    await page.route(nonsense, (route) => route.fulfill({ json: { openapi: '3.1.0', paths: { '/api/none': null }, components: {} } }));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/Error|undefined|at \w+ \(/);
    expect(await violationsOf(page)).toEqual([]);
    await context.setOffline(true);
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('button', { name: retry })).toBeEnabled();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await context.setOffline(false);
    await page.unroute(nonsense);
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Reports' })).toBeVisible();
  });
}

test('on paper a report is light, whole and without anything to press', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(DEMO_REPORT);
  await expect(page.locator('svg.chart')).toHaveCount(4);
  // the scripts of a page do not learn of the paper's width, so neither may they here
  await page.evaluate(() => {
    for (const room of document.querySelectorAll('.chart-room')) room.replaceWith(room.cloneNode(true));
  });
  await page.setViewportSize({ width: 700, height: 990 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('color', 'rgb(30, 33, 72)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const pressable of await page.locator('.button, .icon-button').all()) await expect(pressable).toBeHidden();
  expect(await overflow(page)).toBe(0);
  const cut = await page
    .locator('svg.chart')
    .evaluateAll(
      (charts) =>
        charts.filter((chart) =>
          [...chart.querySelectorAll('.bar, .bubble, .word')].some(
            (mark) => mark.getBoundingClientRect().right > chart.closest('section')!.getBoundingClientRect().right,
          ),
        ).length,
    );
  expect(cut).toBe(0);
});
