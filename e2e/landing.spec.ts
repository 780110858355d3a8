import { expect, type Page, test } from '@playwright/test';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { languageOf } from '#contract/language.ts';
import { IN_LONG_FORM } from './long-form.ts';
import { shiftsOf, sumOf, watchShifts } from './shifts.ts';
import { violationsOf } from './violations.ts';

test.use({ reducedMotion: 'no-preference' });

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const LANDINGS = [
  { address: '/', headline: 'Unlock your cognitive potential', size: PHONE, colorScheme: 'light' },
  { address: '/', headline: 'Unlock your cognitive potential', size: DESK, colorScheme: 'dark' },
  { address: '/hi', headline: 'अपने मन की पूरी क्षमता को जगाइए', size: PHONE, colorScheme: 'dark' },
  { address: '/hi', headline: 'अपने मन की पूरी क्षमता को जगाइए', size: DESK, colorScheme: 'light' },
] as const;

for (const { address, headline, size, colorScheme } of LANDINGS) {
  const form = colorScheme === 'dark' ? {} : IN_LONG_FORM; // e2e/accessibility.spec.ts looks at it in light
  test(`the landing page at ${address}, ${size.width} px, ${colorScheme}, stands still, fits and is accessible`, form, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await watchShifts(page);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // a machine without Devanagari draws boxes of other widths until our letters come; no reader of Hindi has such a one
    if (languageOf(address) === 'hi') await page.goto(address, { waitUntil: 'networkidle' });
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    expect(sumOf(await shiftsOf(page))).toBeLessThan(0.01);
    expect(await overflow(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('the landing page leads to a first game, to sign-up, the demo report, and what else there is, in its own language', async ({
  page,
}) => {
  for (const [address, prefix] of [
    ['/', ''],
    ['/hi', '/hi'],
  ] as const) {
    await page.goto(address);
    const links = await page.locator('main > section:nth-child(-n + 2)').getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      `${prefix}/play`,
      `${prefix}/signup`,
      `${prefix}${DEMO_REPORT}`,
      `${prefix}/practice`,
      `${prefix}/steady`,
      `${prefix}/play-cognitive-games`,
      `${prefix}/catalog`,
    ]);
  }
});

test('without a script the landing page is whole', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Honest about being unsure' })).toBeVisible();
  await page.close();
});

test('what lies below comes into view once, and stands there from the start for those who want less motion', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/', { waitUntil: 'networkidle' });
  const points = page.getByRole('list').filter({ hasText: 'Honest about being unsure' });
  await expect(points).toHaveCSS('opacity', '0');
  await points.scrollIntoViewIfNeeded();
  await expect(points).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(points).toHaveCSS('opacity', '1');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(points).toHaveCSS('opacity', '1');
});
