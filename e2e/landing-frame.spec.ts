import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, withLanguage } from '#contract/language.ts';
import { awake } from './awake.ts';
import { IN_LONG_FORM } from './long-form.ts';
import { violationsOf } from './violations.ts';

test.use({ reducedMotion: 'no-preference' });

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

/** A tenth of it, and 50 px above the lower edge of the window: what the specification (section 9) asks for. */
const SHARE = 0.1;
const MARGIN_PX = 50;

/** Scrolls until so much of an element stands above the margin, and waits until the browser has told every observer of it. */
const showShare = (page: Page, selector: string, share: number) =>
  page.locator(selector).evaluate(
    async (element, [part, margin]) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top - (window.innerHeight - margin - part * height), behavior: 'instant' });
      await new Promise((done) => new IntersectionObserver((_entries, observer) => done(observer.disconnect())).observe(element));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    [share, MARGIN_PX] as const,
  );

test('a section comes when a tenth of it is in sight above the margin, once', IN_LONG_FORM, async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(async () => void (await document.fonts.ready)); // a font that comes later moves what was measured
  const figure = page.locator('.society-figure');
  await expect(figure).toHaveAttribute('data-reveal', 'waiting');
  // first to just below the window: what stands above it finds its height there, and moves it no more
  await showShare(page, '.society-figure', -0.7);
  await page.waitForLoadState('networkidle');
  await showShare(page, '.society-figure', -0.3);
  await showShare(page, '.society-figure', SHARE - 0.08);
  await expect(figure).toHaveAttribute('data-reveal', 'waiting');
  await showShare(page, '.society-figure', SHARE + 0.08);
  await expect(figure).toHaveAttribute('data-reveal', 'shown');
  await expect(figure).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(figure).not.toBeInViewport();
  await expect(figure).toHaveAttribute('data-reveal', 'shown');
});

test('for those who want less motion every section stands there from the start, and on paper too', IN_LONG_FORM, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.society-figure')).toHaveAttribute('data-reveal', 'waiting');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.society-figure')).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-reveal=waiting]')).toHaveCount(0);
});

test('a pressed button of the landing page answers with a ripple of 600 ms, unless motion is unwanted', IN_LONG_FORM, async ({ page }) => {
  await page.addInitScript(() => {
    const held = window as Window & { ripples?: unknown[] };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const { duration, pseudoElement } = options as KeyframeAnimationOptions;
      held.ripples!.push([pseudoElement, duration]);
      return animate.call(this, frames, options);
    };
  });
  const button = page.locator('.hero').getByRole('link', { name: 'Sign up' });
  const press = async () => {
    await page.evaluate(() => {
      (window as Window & { ripples?: unknown[] }).ripples = [];
    });
    await button.dispatchEvent('pointerdown', { clientX: 20, clientY: 20 });
    return page.evaluate(() => (window as Window & { ripples?: unknown[] }).ripples);
  };
  await page.goto('/');
  await expect.poll(press).toEqual([['::after', 600]]); // as soon as the page's scripts are there
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await press()).toEqual([]);
});

for (const [what, size, javaScriptEnabled, form] of [
  ['phone', PHONE, true, {}],
  ['no script', DESK, false, IN_LONG_FORM],
] as const) {
  test(`one card of the society is chosen at a time, and chosen again it closes: ${what}`, form, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport: size,
      reducedMotion: 'reduce',
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    await page.goto('/');
    if (javaScriptEnabled) await awake(page); // a card opens without a script; it is kept in sight by one
    const region = page.getByRole('region', { name: 'The Higher Mind Society' });
    const rule = region.getByText('If there is a 5% chance or more');
    const circles = region.getByText('Circles of 3 to 12 people');
    await expect(region.getByText('The society is open, and it begins small')).toBeVisible();
    await expect(rule).toBeHidden();
    await region.getByText('How to get membership').click();
    await expect(rule).toBeVisible();
    await region.getByText('Benefits of membership').click();
    await expect(circles).toBeVisible();
    await expect(rule).toBeHidden();
    await expect(region.getByText('Benefits of membership')).toBeInViewport();
    await region.getByText('Benefits of membership').click();
    await expect(circles).toBeHidden();
    await context.close();
  });
}

test('three pictures tell why, each with words for those who do not see it', IN_LONG_FORM, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/hi');
  const pictures = page.getByRole('region', { name: 'हमें क्यों चुनें' }).getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expect(picture).toHaveAttribute('alt', /\p{Script=Devanagari}/u);
  }
});

test('the menu in the header leads people to what there is for them', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'I am…' });
  const links = menu.getByRole('link');
  const opener = menu.locator('summary');
  await expect(links).toHaveCount(0);

  await opener.click();
  await expect(links).toHaveText([/^a job seeker/, /^an employer/, /^an individual/]);
  await awake(page); // what is to fade in further down is hidden then
  expect(await violationsOf(page)).toEqual([]);
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(3);
  await page.locator('.hero').click({ position: { x: 340, y: 640 } }); // beside the menu, which covers the headline
  await expect(links).toHaveCount(0);

  await opener.click();
  await links.nth(1).click();
  await page.waitForURL('**/employer');
  await expect(page.getByRole('heading', { level: 1, name: 'Employer Login' })).toBeVisible();
  await expect(links).toHaveCount(0);
});

test('the place of job seekers leads visitors to the open jobs, to login and to sign-up', async ({ page }) => {
  await page.goto('/job-seeker');
  const content = page.getByRole('main');
  await expect(content.getByRole('heading', { level: 1 })).toBeVisible();
  const links = await content.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['/jobs', '/login?next=%2Fjob-seeker', '/signup']);
});

for (const [set, phone, email] of [
  ['what the operator has set', '+91 22 5550 0100', 'hello@bhava.example'],
  ['nothing that is not set', null, null],
] as const) {
  test(`the foot of a page shows ${set}`, async ({ page }) => {
    await page.route('**/api/site/contact', (route) => route.fulfill({ json: { phone, email } }));
    await page.goto('/science');
    const foot = page.getByRole('contentinfo');
    const answered = page.waitForResponse('**/api/site/contact');
    await foot.scrollIntoViewIfNeeded();
    await answered;
    const ways = foot.locator('a[href^="tel:"], a[href^="mailto:"]');
    await expect(ways).toHaveText(phone && email ? [phone, email] : []);
    if (phone) await expect(ways.first()).toHaveAttribute('href', 'tel:+912255500100');
  });
}

test('every link at the foot of a page leads to a page', async ({ page, request }) => {
  for (const language of LANGUAGES) {
    await page.goto(withLanguage('/login', language));
    const links = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    const own = links.filter((link) => link.startsWith('/'));
    expect(own.length).toBeGreaterThan(18);
    for (const link of own) expect([link, (await request.get(link)).status()]).toEqual([link, 200]);
  }
});
