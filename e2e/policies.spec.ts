import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, withLanguage } from '#contract/language.ts';
import { addressOfPolicy, POLICIES } from '#contract/policies.ts';
import { field, openForm } from './forms.ts';
import { formOf } from './long-form.ts';
import { newcomer, register } from './person.ts';

for (const language of LANGUAGES)
  test(`every policy shows its date, leads to its sections, and has no dead link: ${language}`, formOf(language), async ({ page }) => {
    const links = new Set<string>();
    for (const policy of POLICIES) {
      await page.goto(withLanguage(addressOfPolicy(policy), language));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/(Effective date|लागू होने की तारीख़): 7\/11\/2025/)).toBeVisible();
      const contents = page.getByRole('navigation', { name: /On this page|इस पन्ने पर/ });
      const last = contents.getByRole('link').last();
      const title = await last.textContent();
      await last.click();
      await expect(page.getByRole('heading', { level: 2, name: title!, exact: true })).toBeInViewport();
      const found = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
      for (const address of found) links.add(address);
    }
    expect(links.size).toBeGreaterThan(POLICIES.length);
    for (const address of links) expect((await page.request.get(address)).status(), address).toBe(200);
  });

test('the privacy policy says who answers grievances, or that nobody is named yet', async ({ page }) => {
  await page.goto('/policies/privacy-policy');
  await expect(page.getByText('Nobody has been named yet.')).toBeVisible();
  const officer = { name: 'Asha Rao', email: 'grievance@bhava.example', phone: null };
  await page.route('**/api/grievance-officer', (route) => route.fulfill({ json: officer }));
  await page.reload();
  await expect(page.getByRole('link', { name: officer.email })).toHaveAttribute('href', `mailto:${officer.email}`);
});

test('on paper a policy is its text alone', async ({ page }) => {
  await page.goto('/policies/refund-policy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'How long it takes' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'On this page', includeHidden: true })).toBeHidden();
});

/** The names that the privacy policy lists; a star stands for anything. */
async function listedNames(page: Page): Promise<RegExp> {
  await page.goto('/policies/privacy-policy');
  const names = await page.locator('.policy-table code').allTextContents();
  return new RegExp(`^(__Secure-)?(${names.map((name) => name.replaceAll('.', '\\.').replace('*', '.*')).join('|')})$`);
}
const keptBy = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test('the browser keeps nothing that the privacy policy does not list', async ({ page, context }) => {
  const listed = await listedNames(page);
  const kept = new Set<string>();
  const note = async () => {
    for (const key of await keptBy(page)) kept.add(key);
  };
  await openForm(page, '/contact');
  await field(page, 'Your message').fill('Half a message');
  await note();
  const account = newcomer();
  await register(page.request, account);
  await openForm(page, '/forgot-password');
  await field(page, 'Email').fill(account.email);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reset-password');
  await note();
  await openForm(page, '/login');
  await field(page, 'Username or email').fill(account.username);
  await field(page, 'Password').fill(account.password);
  await page.keyboard.press('Enter');
  await expect.poll(() => keptBy(page)).toContain('accessToken');
  await page.goto('/test-project?test=lantern-ferry');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.story-option').first()).toBeVisible();
  await note();
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies.length).toBeGreaterThan(1);
  expect(kept.size).toBeGreaterThan(5);
  expect([...cookies, ...kept].filter((name) => !listed.test(name))).toEqual([]);
});

for (const [typed, meant] of [
  ['/catalogue', '/catalog'],
  ['/hi/privacy-policy', '/hi/policies/privacy-policy'],
] as const)
  test(`${typed} leads nowhere, and asks for ${meant}`, async ({ page }) => {
    expect((await page.goto(typed))?.status()).toBe(404);
    await page
      .getByRole('main')
      .getByRole('link', { name: meant.replace('/hi', ''), exact: true })
      .click();
    await page.waitForURL(`**${meant}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
