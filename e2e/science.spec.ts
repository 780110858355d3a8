import { expect, test } from '@playwright/test';
import { studyFigures } from '#content/science/script-figures.ts';
import { formOf } from './long-form.ts';
import { violationsOf } from './violations.ts';

for (const [language, address, heading, link] of [
  ['en', '/', 'Your numbers, explained', 'The Science'],
  ['hi', '/hi', 'आपके अंक कैसे बनते हैं', 'विज्ञान'],
] as const) {
  test(`The Science is reached from the footer, and tells the figures of the study, in ${language}`, formOf(language), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(address);
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('.row-dot')).toHaveCount(studyFigures.houses.length + studyFigures.facets.length);
    await expect(page.getByText(String(studyFigures.people)).first()).toBeVisible();
    await expect(page.getByRole('row')).not.toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('figures that were made with other questions than those of today say so', async ({ page }) => {
  const [first] = Object.keys(studyFigures.banks);
  await page.route('**/api/tests', async (route) => {
    const response = await route.fetch();
    const { tests } = (await response.json()) as { tests: { test: string; bankVersion: string }[] };
    const asMade = tests.map((one) => ({ ...one, bankVersion: one.test === first ? 'of tomorrow' : studyFigures.banks[one.test] }));
    await route.fulfill({ response, json: { tests: asMade } });
  });
  await page.goto('/science');
  await expect(page.getByRole('note')).toHaveText(/made with an earlier edition\. Since then .+ has changed\./);
});
