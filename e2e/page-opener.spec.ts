import { expect, type Page, test } from '@playwright/test';
import { awake } from './awake.ts';

test.use({ reducedMotion: 'no-preference' });

// A page is opened only once its style sheet is there too (web/page-parts.ts).

const LANDING_STYLES = /landing-page-[^/]*\.css$/;

/** A login page with typed fields. The landing page's style sheet is refused so many times. */
async function typeLogin(page: Page, { refusals }: { refusals: number }) {
  const seen = { documents: 0, styles: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.documents += 1;
  });
  // a browser that saves data is sent no page before somebody opens it: each request here follows a press
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.route(LANDING_STYLES, (route) => {
    seen.styles += 1;
    return seen.styles <= refusals ? route.abort() : route.continue();
  });
  await page.goto('/login');
  await expect(page.locator('form').getByRole('button').last()).toBeEnabled();
  await page.getByRole('textbox').first().fill('asha21');
  await page.locator('[name=password]').fill('River77$');
  return seen;
}
const openLanding = (page: Page) => page.getByRole('banner').getByRole('link').first().click();
const headline = (page: Page) => page.getByRole('heading', { level: 1, name: 'Unlock your cognitive potential' });
/** The sheets of the page's own build that the browser has applied. */
const appliedStyles = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])));

test('a style sheet that does not come is asked for again, and the document stays', async ({ page }) => {
  const seen = await typeLogin(page, { refusals: 1 });
  await openLanding(page);
  await expect(headline(page)).toBeVisible();
  expect(await appliedStyles(page)).toContainEqual(expect.stringMatching(LANDING_STYLES));
  expect(seen.documents).toBe(1);
});

test('while neither style sheet nor server answers, the page stays with what was typed, until a new try', async ({ page }) => {
  const seen = await typeLogin(page, { refusals: 2 });
  await page.route('**/api/health/alive', (route) => route.abort());
  await openLanding(page);
  const failed = page.getByRole('dialog', { name: 'This page cannot be reached' });
  await expect(failed.getByRole('alert')).toBeVisible();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => seen.styles).toBe(2);
  await expect(failed.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await failed.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('textbox').first()).toHaveValue('asha21');
  await expect(page.locator('[name=password]')).toHaveValue('River77$');

  await openLanding(page);
  await expect(headline(page)).toBeVisible();
  expect(await appliedStyles(page)).toContainEqual(expect.stringMatching(LANDING_STYLES));
  expect(seen.documents).toBe(1);
});

test('when the server answers and its style sheet does not, the whole document is fetched', async ({ page }) => {
  const seen = await typeLogin(page, { refusals: 2 });
  await openLanding(page);
  await expect.poll(() => seen.documents).toBe(2);
  await expect(headline(page)).toBeVisible();
  // a document brings the style sheets of its page within itself (web/PageStyles.tsx)
  await expect(page.locator('.hero')).toHaveCSS('isolation', 'isolate');
});

test('a press is kept when the address takes up a choice while the pressed page comes', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/viewreport?of=demo&report=personal');
  const link = page.getByRole('link', { name: 'Personality (Emotional)' });
  await expect(link).toBeVisible();
  await awake(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await link.click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  await page.getByRole('tab', { name: 'Professional' }).click(); // a moment later the address names it
  await expect(page).toHaveURL(/report=professional$/);
  release();
  await expect(page).toHaveURL(/\/home\/reports\/emotional\?userId=25$/);
});
