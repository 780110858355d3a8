import { expect, type Locator, type Page, test } from '@playwright/test';
import { facetName } from '#content/houses/script-facet-names.ts';
import { houseNames } from '#content/houses/script-names.ts';
import { DOMAINS, HOUSES } from '#content/mind/facets.ts';
import { LANGUAGES, withLanguage } from '#contract/language.ts';
import { formOf, IN_LONG_FORM } from './long-form.ts';

const HEIGHT = 800;
/** The cards as they are read: the left ones, then the right ones. */
const CARDS = ['Enhancing Cognitive Skills', 'Adaptability & Resilience', 'Unlock Personal Strengths', 'Achieve Peak Potential'] as const;
const [SKILLS, RESILIENCE, STRENGTHS, POTENTIAL] = CARDS;

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) });
const boxOf = async (element: Locator) => (await element.boundingBox())!;
const isBeside = async (page: Page, name: string) => {
  const { x, width } = await boxOf(card(page, name));
  return x >= 0 && x + width <= page.viewportSize()!.width;
};
/** Which cards stand between the left and the right edge of the window. */
const inSight = async (page: Page) => {
  const shown: string[] = [];
  for (const name of CARDS) if (await isBeside(page, name)) shown.push(name);
  return shown;
};
const tags = (page: Page) => page.locator('.domain-tag');

test.use({ reducedMotion: 'reduce' });

test('up to 768 px the features are two pages, turned by buttons, dots and keys; from 769 px on they stand around the brain', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: HEIGHT });
  await page.goto('/');
  const pages = page.getByRole('group', { name: 'Special features, in two pages' });
  await expect(pages).toBeVisible();
  await expect.poll(() => inSight(page)).toEqual([SKILLS, RESILIENCE]);

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => inSight(page)).toEqual([STRENGTHS, POTENTIAL]);
  await expect(page.getByRole('button', { name: 'Page 2 of 2' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: 'Page 1 of 2' }).click();
  await expect.poll(() => inSight(page)).toEqual([SKILLS, RESILIENCE]);
  await expect(page.getByRole('button', { name: 'Page 1 of 2' })).toHaveAttribute('aria-current', 'true');

  await pages.press('ArrowRight');
  await expect.poll(() => inSight(page)).toEqual([STRENGTHS, POTENTIAL]);
  await expect(page.getByRole('button', { name: 'Page 2 of 2' })).toHaveAttribute('aria-current', 'true');
  await pages.press('ArrowLeft');
  await expect.poll(() => inSight(page)).toEqual([SKILLS, RESILIENCE]);

  await page.setViewportSize({ width: 769, height: HEIGHT });
  await expect.poll(() => inSight(page)).toEqual(CARDS);
  await expect(pages).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0);
  const brain = await boxOf(page.locator('.features-brain'));
  const middle = { x: brain.x + brain.width / 2, y: brain.y + brain.height / 2 };
  const sides: string[] = [];
  for (const name of CARDS) {
    const { x, y, width, height } = await boxOf(card(page, name));
    sides.push(`${y + height / 2 < middle.y ? 'top' : 'bottom'}-${x + width / 2 < middle.x ? 'left' : 'right'}`);
  }
  expect(sides).toEqual(['top-left', 'bottom-left', 'top-right', 'bottom-right']);
});

test('vision and mission stand in pictures up to 768 px, and come into view as text above', IN_LONG_FORM, async ({ page }) => {
  const statements = ['To humanize artificial intelligence.', 'Personalized services, built with AI, for life and work.'];
  await page.setViewportSize({ width: 768, height: HEIGHT });
  await page.goto('/');
  const pictures = page.locator('.statement-picture');
  await expect(pictures.filter({ visible: true })).toHaveCount(2);
  for (const statement of statements) await expect(page.getByText(statement)).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 769, height: HEIGHT });
  await page.reload();
  await expect(pictures.filter({ visible: true })).toHaveCount(0);
  const blocks = page.locator('.statement');
  for (const block of await blocks.all()) await expect(block).toHaveCSS('opacity', '0');
  await blocks.last().scrollIntoViewIfNeeded();
  for (const block of await blocks.all()) await expect(block).toHaveCSS('opacity', '1');
});

for (const language of LANGUAGES) {
  test(`each branch of the tree opens by keys what it names, and gives the focus back: ${language}`, formOf(language), async ({ page }) => {
    await page.goto(withLanguage('/', language));
    await expect(tags(page)).toHaveText(HOUSES.map((house) => houseNames[language][house]));
    for (const house of process.env.E2E_ALL ? HOUSES : HOUSES.slice(0, 3)) {
      const tag = tags(page).nth(house - 1);
      await tag.press('Enter');
      const opened = page.getByRole('region', { name: houseNames[language][house], exact: true });
      await expect(opened).toBeVisible();
      await expect(opened.locator('dd')).toHaveText(DOMAINS.map((domain) => facetName(house, domain, language)));
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
      await expect(tag).toBeFocused();
    }
  });

  test(`the tree is another one in a narrow window, and no tag lies on another: ${language}`, formOf(language), async ({ page }) => {
    await page.goto(withLanguage('/', language));
    await expect(tags(page)).toHaveCount(HOUSES.length);
    for (const width of [320, 1023, 1024, 1440]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expect(page.locator('.domains-wide').filter({ visible: true })).toHaveCount(width < 1024 ? 0 : 1);
      await expect(page.locator('.domain-crown').filter({ visible: true })).toHaveCount(width < 1024 ? HOUSES.length : 0);
      const overlaps = await page.evaluate(() => {
        const all = [...document.querySelectorAll('.domain-tag')].map((tag) => ({
          name: tag.textContent,
          box: tag.getBoundingClientRect(),
        }));
        return all.flatMap((one, index) =>
          all
            .slice(index + 1)
            .filter(
              ({ box }) => box.left < one.box.right && one.box.left < box.right && box.top < one.box.bottom && one.box.top < box.bottom,
            )
            .map(({ name }) => `${one.name} / ${name}`),
        );
      });
      expect(overlaps, `at ${width} px`).toEqual([]);
    }
  });
}

test('without a script cards, statements and branches can be read, and branches open', IN_LONG_FORM, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto('/');
  for (const name of CARDS) await expect(card(page, name)).toBeVisible();
  await expect(page.getByText('To humanize artificial intelligence.')).toBeVisible();
  await tags(page).nth(4).click();
  const opened = page.getByRole('region', { name: 'Creativity and Ideation' });
  await expect(opened.getByRole('link', { name: 'How it is measured' })).toHaveAttribute('href', '/catalog');
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect(opened).toBeHidden();
  await page.close();
});
