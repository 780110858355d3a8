import { expect, test } from '@playwright/test';
import { DEMO_TRAITS, DEMO_USER_ID, demoOf } from '#contract/demo-user.ts';
import { LANGUAGES, withLanguage } from '#contract/language.ts';
import { REPORTS, type WrittenReport } from '#contract/written-reports.ts';
import { formOf } from './long-form.ts';

const BROUGHT = 'id="page-brings"';

for (const language of LANGUAGES)
  test(`the document of each of the demo’s reports holds its first screen, in ${language}`, formOf(language), async ({ request }) => {
    for (const report of REPORTS) {
      const asked = await request.get(`/api/report/${DEMO_USER_ID}/written/${report}?language=${language}`);
      const { inShort } = (await asked.json()) as WrittenReport;
      const html = await (await request.get(withLanguage(demoOf(report), language))).text();
      expect(html.slice(html.indexOf('opening-lead')), report).toContain(inShort[0]!.text);
    }
  });

test('nobody else’s page does', async ({ request }) => {
  for (const address of ['/home/set2report', '/home/set2report?userId=1000', '/home/set1report?userId=25&at=1', '/home/reports/career'])
    expect(await (await request.get(address)).text(), address).not.toContain(BROUGHT);
});

test('such a page wakes without a complaint, and asks for nothing that it has', async ({ page }) => {
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  for (const address of [
    demoOf('set1'),
    demoOf('set2'),
    demoOf('personal'),
    withLanguage(demoOf('career'), 'hi'),
    '/viewreport',
    DEMO_TRAITS,
  ]) {
    await page.goto(address);
    await expect(page.locator('[data-waiting], [data-drawing]')).toHaveCount(0);
    await expect(page.locator('main h2').last()).toBeVisible();
  }
  expect(complaints).toEqual([]);
  expect(asked.filter((path) => /\/(strengths|past|written\/\w+|name|api\/report\/25)$/.test(path))).toEqual([]);
});

test('from it one’s own report, another state of the demo, and the other language open as from any page', async ({ page }) => {
  await page.goto(demoOf('set2'));
  const lead = page.locator('.opening-lead');
  const first = await lead.textContent();
  await page.getByRole('link', { name: /one story/i }).click();
  await expect(lead).not.toHaveText(first!);
  await page.goBack();
  await expect(lead).toHaveText(first!);
  await page.goto('/home/set2report?userId=1000');
  await expect(page.getByText('No token found')).toBeVisible();
});
