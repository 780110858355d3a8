import { expect, test } from '@playwright/test';
import { DEMO_REPORT } from '#contract/demo-user.ts';
import { formOf } from './long-form.ts';
import { violationsOf } from './violations.ts';

for (const [language, prefix, label, choices] of [
  ['en', '', 'The same made-up person, after how many tests', ['After one story', 'After two tests', 'After all twelve']],
  ['hi', '/hi', 'वही काल्पनिक इंसान, इतने टेस्टों के बाद', ['एक कहानी के बाद', 'दो टेस्टों के बाद', 'सभी बारह के बाद']],
] as const) {
  test(`the demo is one person after one story, after two tests and after twelve, in ${language}`, formOf(language), async ({ page }) => {
    await page.goto(`${prefix}${DEMO_REPORT}`);
    const choice = page.getByRole('navigation', { name: label });
    const [one, , all] = choices;
    await expect(choice.getByRole('link')).toHaveText([...choices]);
    await expect(choice.getByRole('link', { name: all })).toHaveAttribute('aria-current', 'true');
    const house = page.locator('.certainty-house').first();
    const afterAll = (await house.textContent())!;

    await choice.getByRole('link', { name: one }).click();
    await expect(choice.getByRole('link', { name: one })).toHaveAttribute('aria-current', 'true');
    await expect(choice.getByRole('link', { name: one })).toBeFocused();
    await expect(page).toHaveURL(/[?&]at=\d+/);
    await expect(house).not.toHaveText(afterAll);
    expect(await violationsOf(page)).toEqual([]);

    await choice.getByRole('link', { name: all }).click();
    await expect(house).toHaveText(afterAll);
  });
}

test('a mind function is drawn over time, and every earlier report opens from its table', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(DEMO_REPORT);
  const overTime = page.getByRole('region', { name: 'Over time', exact: true });
  await overTime.getByLabel('Mind function').selectOption({ label: 'Planning and Organization' });
  await expect(overTime.getByRole('img', { name: /^Line over time: Planning and Organization\./ })).toBeVisible();
  await overTime.getByText('The same as a table').click();
  await expect(overTime.getByRole('rowheader')).toHaveCount(3);
  expect(await violationsOf(page)).toEqual([]);
  await overTime
    .getByRole('link', { name: /^Open the report of / })
    .last()
    .click();
  await expect(page.getByRole('link', { name: 'After one story' })).toHaveAttribute('aria-current', 'true');
});

test('an earlier report that is not there says so', async ({ page }) => {
  await page.goto(`${DEMO_REPORT}&at=999999999`);
  await expect(page.getByText('Error fetching report. Please try again later.')).toBeVisible();
});
