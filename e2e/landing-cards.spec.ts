import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoOf } from '#contract/demo-user.ts';
import { REPORTS } from '#contract/report-names.ts';
import { IN_LONG_FORM } from './long-form.ts';
import { violationsOf } from './violations.ts';

test.use({ reducedMotion: 'no-preference' });

const HEIGHT = 740;
const PHONE = { width: 768, height: HEIGHT };
const DESK = { width: 769, height: HEIGHT };
const CARDS = [
  { name: 'Why choose Bhava', slides: ['You act, you do not rate yourself', 'It says how sure it is', 'Free, and yours alone'] },
  { name: 'What Bhava is', slides: ['Twelve areas of one mind', 'Old roots, measured as today'] },
  { name: 'How it works', slides: ['You play', 'We weigh every answer', 'You read, and go on'] },
] as const;

/** Until its script is there, a card opens nothing: the press is repeated until it does. */
async function openCard(page: Page, name: string): Promise<void> {
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await expect(async () => {
    if (!(await back.isVisible())) await page.getByRole('button', { name }).click({ timeout: 2_000 });
    await expect(back).toBeVisible({ timeout: 5_000 });
  }).toPass();
}
async function visitByPhone(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await page.goto('/');
}
async function openOnPhone(page: Page, name: string): Promise<Locator> {
  await openCard(page, name);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The others are inert: no reader meets them. */
const slideOf = (dialog: Locator) => dialog.locator('article:not([inert])');

/** Which slide is in sight, by its dot and its words. */
async function expectSlide(dialog: Locator, slides: readonly string[], index: number): Promise<void> {
  await expect(dialog.getByRole('button', { name: `Picture ${index + 1} of ${slides.length}` })).toHaveAttribute('aria-current', 'true');
  await expect(slideOf(dialog).getByRole('heading')).toHaveText([slides[index]!]);
  await expect(slideOf(dialog).getByRole('heading')).toBeInViewport();
}

async function swipe(page: Page, dialog: Locator, deltaX: number): Promise<void> {
  const box = (await slideOf(dialog).boundingBox())!;
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + 80)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + deltaX, y + 4);
  await page.mouse.up();
}

test('at 769 px each card opens the whole picture in its place, and Back and Escape lead to the card again', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Free, and yours alone' })).toHaveCount(0); // no card is selected
  for (const { name, slides } of CARDS) {
    await openCard(page, name);
    const panel = page.getByRole('region', { name });
    await expect(panel.getByRole('heading', { name, level: 3 })).toBeFocused();
    await expect(panel.getByRole('listitem').getByRole('heading')).toHaveText([...slides]);
    await expect(panel.locator('svg path').first()).toBeAttached();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (name === 'What Bhava is') await page.keyboard.press('Escape');
    else await panel.getByRole('button', { name: 'Back' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
});

test('at 768 px a card opens over the whole screen: keys, arrows and dots move, and nothing lies before the first or after the last', async ({
  page,
}) => {
  await visitByPhone(page);
  for (const { name, slides } of process.env.E2E_ALL ? CARDS : CARDS.slice(1)) {
    const dialog = await openOnPhone(page, name);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: PHONE.width, height: PHONE.height });
    await expect(dialog.locator('article svg path').first()).toBeAttached();
    const last = slides.length - 1;
    await expectSlide(dialog, slides, 0);
    await page.keyboard.press('ArrowLeft');
    await expectSlide(dialog, slides, 0);
    for (let index = 1; index <= last; index += 1) {
      await page.keyboard.press('ArrowRight');
      await expectSlide(dialog, slides, index);
    }
    await page.keyboard.press('ArrowRight');
    await expectSlide(dialog, slides, last);
    await page.keyboard.press('ArrowLeft');
    await expectSlide(dialog, slides, last - 1);

    await dialog.getByRole('button', { name: `Picture 1 of ${slides.length}` }).click();
    await expectSlide(dialog, slides, 0);
    await expect(dialog.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');
    for (let index = 1; index <= last; index += 1) await dialog.getByRole('button', { name: 'Next picture' }).click();
    await expectSlide(dialog, slides, last);
    await expect(dialog.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('button', { name: 'Previous picture' }).click();
    await expectSlide(dialog, slides, last - 1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('a swipe of 51 px moves one slide, one of 50 px none, and the ends hold', IN_LONG_FORM, async ({ page }) => {
  await visitByPhone(page);
  const { name, slides } = CARDS[1];
  const dialog = await openOnPhone(page, name);
  await swipe(page, dialog, -50);
  await expectSlide(dialog, slides, 0);
  await swipe(page, dialog, 51);
  await expectSlide(dialog, slides, 0);
  await swipe(page, dialog, -51);
  await expectSlide(dialog, slides, 1);
  await swipe(page, dialog, -300);
  await expectSlide(dialog, slides, 1);
  await swipe(page, dialog, 50);
  await expectSlide(dialog, slides, 1);
  await swipe(page, dialog, 51);
  await expectSlide(dialog, slides, 0);
  await expect(dialog.locator('.slides')).toHaveCSS('touch-action', 'pan-y pinch-zoom'); // up and down is the browser's
});

test('on a phone the page behind stands still while a card is open; Escape and Back give it, its place and the focus back', async ({
  page,
}) => {
  await visitByPhone(page);
  for (const leave of ['Escape', 'Back'] as const) {
    const dialog = await openOnPhone(page, 'How it works');
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    if (leave === 'Escape') expect(await violationsOf(page)).toEqual([]);
    await expect(dialog.locator('.slides')).toHaveCSS('transition-property', 'none'); // with less motion slides change without sliding
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
    await expect(page.getByRole('button', { name: 'How it works' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  }
});

test('when the window for phones cannot be fetched, a card opens in its place', IN_LONG_FORM, async ({ page }) => {
  await page.route('**/TopicModal-*.js', (route) => route.abort());
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await openCard(page, 'What Bhava is');
  await expect(page.getByRole('region', { name: 'What Bhava is' }).getByText('it is no diagnosis')).toBeVisible();
});

test('without a script the three groups open and close, with 9, 8 and 7 points', IN_LONG_FORM, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto('/');
  const groups = ['For organizations', 'For individuals', 'For schools'].map((name) => page.getByRole('group').filter({ hasText: name }));
  const points = groups.map((group) => group.getByRole('listitem').filter({ visible: true }));
  const expectPoints = async (...counts: number[]) => {
    for (const [index, count] of counts.entries()) await expect(points[index]!).toHaveCount(count);
  };
  await expectPoints(0, 0, 0);
  await groups[0]!.locator('summary').click();
  await expectPoints(9, 0, 0);
  await groups[2]!.locator('summary').click();
  await expectPoints(9, 0, 7);
  await groups[1]!.locator('summary').click();
  await expectPoints(9, 8, 7);
  await groups[0]!.locator('summary').click();
  await expectPoints(0, 8, 7);
  await page.close();
});

test('the grid leads to the demo of each report, in the language of the page', async ({ page }) => {
  for (const prefix of ['', '/hi']) {
    await page.goto(prefix || '/');
    const hrefs = await page.locator('.report-type').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([...REPORTS.map((report) => `${prefix}${demoOf(report)}`), `${prefix}/catalog`]);
  }
  await page.goto('/');
  await page.getByRole('link', { name: 'Which work fits, and why?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /career/i })).toBeVisible();
});
