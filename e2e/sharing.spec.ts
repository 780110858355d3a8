import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import type { OwnData } from '#contract/own-data.ts';
import type { WrittenReport } from '#contract/written-reports.ts';
import { readPdfText } from '#testing/pdf-text.ts';
import { verifyEmail } from './forms.ts';
import { formOf } from './long-form.ts';
import { logIn } from './person.ts';
import { violationsOf } from './violations.ts';

const joined = (lines: readonly string[]) => lines.join('').replaceAll(/\s/g, '');

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

for (const language of ['en', 'hi'] as const) {
  test(`a report is saved as a PDF that holds its first sentence, in ${language}`, formOf(language), async ({ page }) => {
    const written = await page.request.get(`/api/report/${DEMO_USER_ID}/written/professional?language=${language}`);
    const { inShort } = (await written.json()) as WrittenReport;
    await page.goto(`${language === 'hi' ? '/hi' : ''}/home/reports/professional?userId=${DEMO_USER_ID}`);
    const { name, content } = await saved(page, () => page.getByRole('button', { name: /PDF/ }).click());
    expect(name).toBe(`bhava-professional-${language}.pdf`);
    expect(joined(readPdfText(content))).toContain(joined([inShort[0]!.text]));
  });
}

test('how to work with me is one page, on the screen and as a PDF', async ({ page }) => {
  await page.goto(`/home/reports/professional?userId=${DEMO_USER_ID}`);
  await page.getByRole('link', { name: 'How to work with me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How to work with me: Asha Rao' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const { content } = await saved(page, () => page.getByRole('button', { name: 'Download as PDF' }).click());
  expect(content.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
});

/** A person's own report, as if they had played what the demo has: a browser test cannot play as slowly as people do. */
const withDemoReport = (page: Page) =>
  page.route('**/api/report/*/written/professional?*', async (route) =>
    route.fulfill({ response: await page.request.get(`/api/report/${DEMO_USER_ID}/written/professional?language=en`) }),
  );

test('a link needs a verified e-mail, is opened by somebody else, is counted, and is gone once it is taken back', async ({
  page,
  browser,
}) => {
  const account = await logIn(page);
  await withDemoReport(page);
  await page.goto('/home/reports/professional');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await expect(dialog.getByRole('img', { name: /^Card/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(dialog.getByRole('alert')).toContainText('verify your email first');
  await expect(dialog.getByRole('link', { name: 'Verify my email' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await verifyEmail(page, account);
  await dialog.getByRole('checkbox', { name: 'In short' }).uncheck();
  await dialog.getByRole('radio', { name: 'One day' }).check();
  await dialog.getByRole('button', { name: 'Make a link' }).press('Enter');
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toMatch(/\/shared\/[\w-]{32}$/);

  const elsewhere = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await elsewhere.newPage();
  const answer = await other.goto(link);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(other.getByRole('heading', { level: 1, name: 'Professional report for Asha Rao' })).toBeVisible();
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(other.getByRole('img', { name: /^Card of Asha Rao/ })).toHaveJSProperty('naturalWidth', 1200);
  await expect(other.getByText('In short')).toHaveCount(0);
  await expect(other.getByText(account.email)).toHaveCount(0);
  expect(await violationsOf(other)).toEqual([]);

  await dialog.getByRole('link', { name: 'All your links' }).click();
  await expect(page.getByText('Seen once.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Nothing is shared here' })).toBeVisible();
  await elsewhere.close();
});

test('the window to share is used by keyboard alone', async ({ page }) => {
  await logIn(page);
  await withDemoReport(page);
  await page.goto('/home/reports/professional');
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'In short' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'In short' }).press('Space');
  await expect(dialog.getByRole('checkbox', { name: 'In short' })).not.toBeChecked();
  await dialog.getByRole('radio', { name: '7 days' }).press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '30 days' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
});

test('what is kept of a person can be taken along', async ({ page }) => {
  const account = await logIn(page);
  await page.goto('/home/my-data');
  const everything = await saved(page, () => page.getByRole('button', { name: 'Everything (JSON)' }).click());
  const data = JSON.parse(everything.content.toString()) as OwnData;
  expect(data.account).toMatchObject({ email: account.email, name: 'Asha Rao' });
  const answers = await saved(page, () => page.getByRole('button', { name: 'Answers (CSV)' }).click());
  expect(answers.name).toBe('bhava-answers.csv');
  expect(answers.content.toString()).toMatch(/^\uFEFFtest,begun_at,position,shown,answer/);
});
