import { expect, type Page, test } from '@playwright/test';
import { field, openForm } from './forms.ts';
import { MAIL_PAGE } from './mail-page.ts';
import { newcomer } from './person.ts';
import { violationsOf } from './violations.ts';

const MESSAGE = 'The river on the first page has two moons.\nIs that meant?';
const send = (page: Page) => page.getByRole('button', { name: 'Send the message' });

async function fillIn(page: Page, email: string) {
  await field(page, 'Your name').fill('Asha Rao');
  await field(page, 'Your email').fill(email);
  await field(page, 'What is it about?').selectOption({ label: 'A question' });
  await field(page, 'Your message').fill(MESSAGE);
}

/** The text of a mail, from the page that shows mail at this machine. */
async function mailAbout(page: Page, words: string): Promise<string> {
  let address: string | undefined;
  await expect(async () => {
    const list = await (await page.request.get(MAIL_PAGE)).text();
    const row = list.split('<li>').find((line) => line.includes(words));
    address = /href="([^"]+)"/.exec(row ?? '')?.[1];
    expect(address).toBeTruthy();
  }).toPass();
  return (await page.request.get(address!)).text();
}

test('a message survives a reload and a lost connection, then reaches the operator; its sender gets a receipt and a copy', async ({
  page,
  context,
}) => {
  const { email } = newcomer();
  await openForm(page, '/contact?subject=privacy');
  await expect(field(page, 'What is it about?')).toHaveValue('privacy');
  await fillIn(page, email);
  await page.reload();
  await expect(field(page, 'Your message')).toHaveValue(MESSAGE);
  await expect(field(page, 'What is it about?')).toHaveValue('question');

  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Your message is still here');
  await expect(field(page, 'Your message')).toHaveValue(MESSAGE);
  await context.setOffline(false);
  await send(page).click();
  const done = page.getByRole('status').filter({ hasText: 'Your message has reached us' });
  await expect(done).toBeFocused();
  await expect(done).toContainText(email);
  const reference = /C-[0-9A-F]{6}/.exec((await done.textContent()) ?? '')![0];
  expect(await violationsOf(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  expect((await saved).suggestedFilename()).toBe(`${reference}.txt`);
  expect(await mailAbout(page, `Question: Asha Rao (${reference})`)).toContain('has two moons');
  const receipt = await mailAbout(page, `We have your message (${reference})`);
  expect(receipt).toContain(email);
  expect(receipt).not.toContain('moons');

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(field(page, 'Your message')).toHaveValue('');
});

test('mistakes are named at their fields, and the first of them is led to', async ({ page }) => {
  await openForm(page, '/contact');
  await send(page).click();
  await expect(field(page, 'Your name')).toBeFocused();
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(4);
  await fillIn(page, 'asha@localhost');
  await send(page).click();
  await expect(field(page, 'Your email')).toBeFocused();
  await expect(page.getByText('Please enter an email address to which we can answer.')).toBeVisible();
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);
});

test('a server that takes no more says so in the language of the page, and the message stays', async ({ page }) => {
  const answer = { code: 'too-many', message: 'Too many messages came from here. Yours was not sent; please try again in an hour.' };
  await page.route('**/api/contact', (route) => route.fulfill({ status: 429, json: answer }));
  await openForm(page, '/hi/contact');
  await field(page, 'आपका नाम').fill('आशा राव');
  await field(page, 'आपका ईमेल').fill('asha@example.org');
  await field(page, 'बात किस बारे में है?').selectOption('press');
  await field(page, 'आपका संदेश').fill('क्या मैं आपकी नदी का चित्र छाप सकता हूँ?');
  await page.getByRole('button', { name: 'संदेश भेजें' }).click();
  await expect(page.getByRole('alert')).toContainText('आपका संदेश नहीं भेजा गया');
  await expect(field(page, 'आपका संदेश')).not.toHaveValue('');
});
