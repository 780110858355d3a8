import { expect, type Page, test } from '@playwright/test';
import { withCandidates } from './candidates.ts';
import { logInAsEmployer } from './employer.ts';
import { verifyEmail } from './forms.ts';
import { IN_LONG_FORM } from './long-form.ts';
import { expectToFitThePhone } from './narrow-page.ts';
import { operatorOf } from './operator.ts';
import { type Account, enter, logIn } from './person.ts';
import { violationsOf } from './violations.ts';

test.use({ reducedMotion: 'reduce' });

type Headers = { readonly authorization: string };

async function post(page: Page, path: string, headers: Headers, data: object): Promise<void> {
  const response = await page.request.post(path, { headers, data });
  expect([200, 201], `${path}: ${await response.text()}`).toContain(response.status());
}
async function tokenOf(page: Page, account: Account): Promise<Headers> {
  return { authorization: `Bearer ${(await enter(page.request, account)).accessToken}` };
}

/** What a page looks like once there is something on it: the shared checks of all pages see it empty. */
async function expectToHold(page: Page, name: string, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  expect(await violationsOf(page), `${name}, ${colorScheme}`).toEqual([]);
  await expectToFitThePhone(page, name);
}

test('every part of the settings of an owner holds: keys, webhooks, ways in and devices among them', async ({ page }) => {
  const { headers } = await logInAsEmployer(page);
  const data = { address: 'https://93.184.215.14/a-rather-long-address/for-what-happens-in-hiring', events: ['job.closed'] };
  await post(page, '/api/hiring/webhooks', headers, data);
  const key = { name: 'Payroll', scopes: ['jobs'], lastDay: null };
  await post(page, '/api/hiring/api-keys', headers, key);
  await post(page, '/api/hiring/letter-templates', headers, {
    name: 'Thanks',
    subject: 'Your application for {job}',
    text: 'Hello {name}',
  });
  for (const [language, colorScheme] of [
    ['', 'light'],
    ['/hi', 'dark'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${language}/settings`);
    for (const part of ['password', 'step', 'passkeys', 'devices']) await expect(page.locator(`#settings-${part}`)).toBeVisible();
    await expect(page.getByText(data.address, { exact: true })).toBeVisible();
    await expect(page.getByText('Payroll').first()).toBeVisible();
    await expect(page.getByText('Thanks', { exact: true })).toBeVisible();
    await expectToHold(page, `${language}/settings`, colorScheme);
  }
});

/** A draft becomes public as a first job does: it is handed in, the operator approves it, and it is published. */
async function publish(page: Page, jobId: number, headers: Headers, operator: Headers): Promise<void> {
  const read = async () => {
    const response = await page.request.get(`/api/hiring/jobs/${jobId}`, { headers });
    return ((await response.json()) as { version: number }).version;
  };
  const take = async (step: 'submit' | 'publish') =>
    post(page, `/api/hiring/jobs/${jobId}/steps`, headers, { step, version: await read() });
  await take('submit');
  const decision = { version: await read(), isApproved: true, reason: 'A real firm with a telephone.' };
  await post(page, `/api/operator/first-jobs/${jobId}/decision`, operator, decision);
  await take('publish');
}

test('two entries of one person are found by their phone, shown beside each other, and made one', async ({ page, browser }) => {
  const { headers, jobId } = await withCandidates(page);
  const csv = 'name,email,phone\nK. Nair,nair@firm.example,+91 98200 12345\n';
  await post(page, `/api/hiring/jobs/${jobId}/imports`, headers, { csv, isConfirmed: true });
  const theirs = await (await browser.newContext()).newPage();
  const operator = await tokenOf(theirs, await operatorOf(theirs));
  await publish(page, jobId, headers, operator);
  const kavya = await logIn(theirs, { name: 'Kavya Nair' });
  await verifyEmail(theirs, kavya);
  const own = await tokenOf(theirs, kavya);
  const profile = { phone: '98200-12345', place: 'Kochi', headline: 'Pump fitter', links: [] };
  expect((await theirs.request.put('/api/job-seeker/profile', { headers: own, data: profile })).status()).toBe(200);
  await post(theirs, '/api/job-seeker/applications', own, { jobId });
  await theirs.context().close();

  await page.goto('/home/employer/candidates');
  await expect(page.getByText('5 applications')).toBeVisible();
  await page.getByRole('button', { name: 'Duplicates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Entries of one person' });
  await expect(dialog.getByText('Same phone')).toBeVisible();
  await expectToHold(page, 'duplicates');
  await page.setViewportSize({ width: 1280, height: 720 });
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Merge for good' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The two are one now.')).toBeVisible();
  await expect(dialog.getByText('No two candidates share an e-mail or a phone.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('4 applications')).toBeVisible();
});

test('an owner writes a template of letters; of two who change it, the second is told, and what they wrote stays', async ({ page }) => {
  await logInAsEmployer(page);
  await page.goto('/settings');
  await page.getByRole('navigation', { name: 'Parts of the settings' }).getByRole('link', { name: 'Letters' }).click();
  const partOf = (one: Page) => one.getByRole('region', { name: 'Letters', exact: true });
  const letters = partOf(page);
  await expect(letters.getByRole('heading', { name: 'Letters', exact: true })).toBeInViewport();
  await letters.getByRole('button', { name: 'Write a template' }).click();
  await letters.getByLabel('Name of the template').fill('Thanks');
  await letters.getByLabel('Subject').fill('Your application for {job}');
  await letters.getByLabel('Text', { exact: true }).fill('Hello {nmae}');
  await letters.getByRole('button', { name: 'Save' }).click();
  await expect(letters.getByText('It holds another word in braces.', { exact: false }).first()).toBeVisible();
  await letters.getByLabel('Text', { exact: true }).fill('Hello {name}, thank you.');
  await letters.getByRole('button', { name: 'Save' }).click();
  await expect(letters.getByRole('button', { name: 'Change Thanks' })).toBeVisible();

  const other = await page.context().newPage(); // the login is the same, the page is not
  await other.goto('/settings');
  for (const one of [page, other]) await partOf(one).getByRole('button', { name: 'Change Thanks' }).click();
  await partOf(other).getByLabel('Subject').fill('About {job}');
  await partOf(other).getByRole('button', { name: 'Save' }).click();
  await expect(partOf(other).getByText('About {job}')).toBeVisible();
  await letters.getByLabel('Subject').fill('We thank you');
  await letters.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('note').filter({ hasText: 'About {job}' })).toBeVisible();
  await expect(letters.getByLabel('Subject')).toHaveValue('We thank you');
  expect(await violationsOf(page)).toEqual([]);
  await letters.getByRole('button', { name: 'Keep mine, to save it next' }).click();
  await letters.getByRole('button', { name: 'Save' }).click();
  await expect(letters.getByText('We thank you')).toBeVisible();
  await other.reload();
  await expect(partOf(other).getByText('We thank you')).toBeVisible();
});

test('of two owners who change the organisation at once, the second is told, and what they wrote stays', IN_LONG_FORM, async ({ page }) => {
  await logInAsEmployer(page);
  await page.goto('/settings');
  const other = await page.context().newPage(); // the login is the same, the page is not
  await other.goto('/settings');
  const nameOn = (one: Page) => one.getByRole('region', { name: 'Organisation', exact: true }).getByLabel('Name', { exact: true });
  const saveOn = (one: Page) => one.getByRole('region', { name: 'Organisation', exact: true }).getByRole('button', { name: 'Save' });
  await expect(nameOn(page)).toBeVisible();
  await nameOn(other).fill('Harbour Tea and Coffee');
  await saveOn(other).click();
  await expect(other.getByText('Saved.')).toBeVisible();
  await nameOn(page).fill('Harbour Spices');
  await saveOn(page).click();
  const theirs = page.getByRole('note').filter({ hasText: 'Harbour Tea and Coffee' });
  await expect(theirs).toBeVisible();
  await expect(nameOn(page)).toHaveValue('Harbour Spices');
  expect(await violationsOf(page)).toEqual([]);
});

test('the dashboard says which of its loads failed, the latest alone', async ({ page }) => {
  await logInAsEmployer(page);
  const fail = (path: string) => page.route(`**/api/hiring/${path}`, (route) => route.fulfill({ status: 500, body: '{}' }));
  for (const [path, text] of [
    ['dashboard/metrics', 'Could not load dashboard metrics.'],
    ['dashboard/jobs', 'Could not load recent jobs.'],
    ['dashboard/applications', 'Could not load recent applications.'],
  ] as const) {
    await fail(path);
    await page.goto('/home/employer/dashboard');
    await expect(page.getByText(text)).toBeVisible();
    await page.unroute(`**/api/hiring/${path}`);
  }
  await fail('dashboard/metrics');
  await fail('dashboard/jobs');
  const both = Promise.all(['metrics', 'jobs'].map((path) => page.waitForResponse(`**/api/hiring/dashboard/${path}`)));
  await page.goto('/home/employer/dashboard');
  await both;
  await expect(page.getByText(/^Could not load (dashboard metrics|recent jobs)\.$/)).toHaveCount(1);
});
