import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { awake } from './awake.ts';
import { logInAsMember } from './society-member.ts';

const textFile = (name: string, text: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(text) });

test('a member adds a file to a circle, is told what is wrong, saves it and takes it back', async ({ page, context }) => {
  const { accessToken } = await logInAsMember(page, 'member2');
  const closesOn = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const begun = await page.request.post('/api/society/circles', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { title: 'Wells', question: 'Which wells hold water until June?', charter: '', closesOn },
  });
  const { circleId } = await begun.json();
  await page.goto(`/home/society/circles/${circleId}`);
  await awake(page);
  const files = page.getByRole('region', { name: 'Files' });
  const field = files.getByLabel('Add a file');
  const add = files.getByRole('button', { name: 'Add the file' });
  await expect(files.getByText('No file yet.')).toBeVisible();

  await add.click();
  await expect(files.getByText('Please choose a file first.')).toBeVisible();
  await field.setInputFiles(textFile('map.png', 'alert(1)'));
  await add.click();
  await expect(files.getByText('This file is plain text, but its name says something else.')).toBeVisible();
  await field.setInputFiles(textFile('large.txt', 'x'.repeat(6 * 1024 * 1024)));
  await add.click();
  await expect(files.getByText('This file is larger than 5 MB.')).toBeVisible();
  await field.setInputFiles(textFile(`${'x'.repeat(150)}.txt`, 'Wells'));
  await add.click();
  await expect(files.getByText('The name of this file is too long')).toBeVisible();

  await field.setInputFiles(textFile('कुएँ.txt', 'Seven wells by the temple.'));
  await context.setOffline(true);
  await add.click();
  await expect(files.getByRole('alert')).toContainText('The server cannot be reached.');
  await context.setOffline(false);
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(files.getByText('The file is added.')).toBeVisible();
  await expect(files.getByRole('status').filter({ hasText: 'The file is added.' })).toBeFocused();
  const one = files.getByRole('listitem').filter({ hasText: 'कुएँ.txt' });
  await expect(one).toContainText('1 KB · you');

  const download = page.waitForEvent('download');
  await one.getByRole('button', { name: 'Download कुएँ.txt' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('कुएँ.txt');
  expect(await readFile(await saved.path(), 'utf8')).toBe('Seven wells by the temple.');

  await page.reload();
  await one.getByRole('button', { name: 'Take back कुएँ.txt' }).click();
  await one.getByRole('button', { name: 'Keep it' }).click();
  await one.getByRole('button', { name: 'Take back कुएँ.txt' }).click();
  await one.getByRole('button', { name: 'Take it back' }).click();
  await expect(files.getByText('कुएँ.txt is deleted.')).toBeVisible();
  await expect(files.getByText('No file yet.')).toBeVisible();
});
