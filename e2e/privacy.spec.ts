import { expect, test } from '@playwright/test';
import { currentNotice } from '#content/notices/script-notice.ts';
import { mailTo } from './mail-to.ts';
import { agreeOnPage, logIn } from './person.ts';
import { violationsOf } from './violations.ts';

test('a newcomer reads one screen, agrees with one press, and is where they were going', async ({ page }) => {
  await logIn(page, { isNew: true });
  await page.goto('/play-cognitive-games?from=a-link');
  await page.waitForURL('**/home/welcome?next=**');
  await expect(page.getByRole('heading', { level: 1, name: 'What we keep of you, and why' })).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Agree and begin' }).click();
  await expect(page.getByText('Please choose the month and the year in which you were born.')).toBeVisible();
  await agreeOnPage(page);
  await page.waitForURL('**/play-cognitive-games?from=a-link');
  await page.goto('/home/welcome');
  await page.waitForURL('**/home');
});

test('whoever agreed to an earlier notice is told so, reads the new one, and agrees with one press', async ({ page }) => {
  await logIn(page);
  // nobody can have agreed to another version in a program that has begun today
  await page.route('**/api/privacy', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), isNoticeNew: true } });
  });
  await page.goto('/home');
  await page.getByRole('link', { name: 'See what is new' }).click();
  await page.waitForURL('**/home/privacy');
  await expect(page.getByText('The notice has changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read the notice', exact: true })).toHaveAttribute('href', '/privacy-notice');
  expect(await violationsOf(page)).toEqual([]);
  const agreed = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/api/privacy/consents/measuring'));
  await page.getByRole('button', { name: 'I have read it, and agree' }).click();
  expect((await agreed).postDataJSON()).toMatchObject({ isGiven: true, notice: currentNotice.version });
  await expect(page.getByText('The notice has changed', { exact: true })).toHaveCount(0);
});

test('a child waits for a parent, who agrees by mail; going back asks nothing anew', async ({ page, browser }) => {
  const account = await logIn(page, { isNew: true });
  await page.goto('/home');
  await page.waitForURL('**/home/welcome');
  await page.getByLabel('Month').selectOption('4');
  await page.getByLabel('Year').fill(String(new Date().getFullYear() - 12));
  await page.getByRole('button', { name: 'Agree and begin' }).click();
  const asks = page.getByRole('heading', { level: 1, name: 'Now ask a parent' });
  await expect(asks).toBeVisible();
  await page.reload();
  await expect(asks).toBeVisible();
  await page.goto('/test-project?test=lantern-ferry');
  await page.waitForURL('**/home/welcome?next=**');
  await expect(asks).toBeVisible();

  const parent = `parent-${account.email}`;
  await page.getByLabel('Email of your parent or guardian').fill(account.email);
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByText('This is your own email.')).toBeVisible();
  await page.getByLabel('Email of your parent or guardian').fill(parent);
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByText('A mail is on its way to p…@example.org')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const text = await mailTo(page, parent, /asks you to agree/);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(/http:\/\/\S+\/parents#\S+/.exec(text)![0]);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'What we keep of your child, and why' })).toBeVisible();
  await elsewhere.getByLabel('I am a parent or legal guardian of Asha.').check();
  await elsewhere.getByLabel('I am 18 or older.').check();
  await elsewhere.getByLabel('Your full name').fill('Meera Rao');
  await elsewhere.getByLabel('The six digits of the mail').fill('12');
  await elsewhere.getByRole('button', { name: 'I agree' }).click();
  await expect(elsewhere.getByText('Please enter the six digits of the mail.')).toBeVisible();
  expect(await violationsOf(elsewhere)).toEqual([]);
  await elsewhere.getByLabel('The six digits of the mail').fill(/^\d{6}$/m.exec(text)![0]);
  await elsewhere.getByRole('button', { name: 'I agree' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'What we keep of Asha' })).toBeVisible();
  expect(await violationsOf(elsewhere)).toEqual([]);

  await page.getByRole('button', { name: 'Have they answered?' }).click();
  await page.waitForURL('**/test-project?test=lantern-ferry');
  await elsewhere.getByRole('button', { name: 'Withdraw my consent' }).click();
  await expect(elsewhere.getByText('What was measured has been erased.')).toBeVisible();
  await page.goto('/home');
  await page.waitForURL('**/home/welcome');
  await elsewhere.context().close();
});

test('a consent is withdrawn with one press, a message gets a number and a day', async ({ page }) => {
  await logIn(page);
  await page.goto('/home/privacy');
  const research = page.getByRole('checkbox', { name: 'Use my answers to make the tests better' });
  await research.click();
  await expect(research).toBeChecked();
  await expect(page.getByText(/^Given on/)).toHaveCount(2);
  await research.click();
  await expect(research).not.toBeChecked();
  await expect(page.getByText(/^Withdrawn on/)).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Have something corrected' }).click();
  await expect(page.getByLabel('What is it about?')).toHaveValue('correction');
  await page.getByLabel('Your message').fill('My name is written Ashaa.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/We have got it\. Your number is G-\d+/)).toBeVisible();
  await page.goto('/home/privacy');
  await expect(page.getByText(/^You get an answer by \d+ \w+ \d+$/)).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('link', { name: 'Give it' })).toBeVisible();
  await page.goto('/home');
  await page.waitForURL('**/home/welcome');
  await expect(page.getByLabel('Year')).toHaveCount(0); // told once
  await page.getByRole('button', { name: 'Agree and begin' }).click();
  await page.waitForURL('**/home');
});

test('an erasure asks for the password, empties the browser, and can be taken back after a login', async ({ page }) => {
  const account = await logIn(page);
  await page.goto('/home/privacy');
  await page.evaluate(() => localStorage.setItem('left', 'behind'));
  await page.getByRole('button', { name: 'Erase my account' }).click();
  await page.getByLabel('Your password').fill('wrong7$');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await page.getByLabel('Your password').fill(account.password);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByRole('status').getByText('You are logged out, and your links are closed.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('left'))).toBeNull();
  expect(await violationsOf(page)).toEqual([]);
  await mailTo(page, account.email, /will be erased/);
  expect((await page.request.post('/api/auth/refresh')).status()).toBe(401);

  await page.getByRole('link', { name: 'Log in to take it back' }).click();
  await page.waitForURL('**/login?next=**');
  await page.getByRole('textbox', { name: 'Username or email' }).fill(account.username);
  await page.locator('[name=password]').fill(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home/welcome');
  await page.getByRole('button', { name: 'Keep the account' }).click();
  await page.waitForURL('**/home');
});
