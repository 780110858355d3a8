import { expect, type Page, test } from '@playwright/test';
import { logInAsEmployer } from './employer.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The text can be written once its editor has been fetched. */
async function writeJob(page: Page, title: string) {
  await page.goto('/home/post-job');
  const text = page.getByRole('textbox', { name: 'Description' });
  await expect(text).toBeVisible();
  await page.getByLabel('Job title').fill(title);
  await text.fill('You blend teas from three gardens.');
  await page.getByLabel('Town').fill('Kochi');
}

test('the second of two who change a job sees both texts, and loses nothing', async ({ page }) => {
  await logInAsEmployer(page);
  await writeJob(page, 'Packer');
  await button(page, 'Save draft').click();
  await expect(page).toHaveURL(/job=\d+/);
  await expect(page.getByText('Saved.')).toBeVisible();
  const other = await page.context().newPage(); // the login is the same, the page is not
  await other.goto(page.url());
  await other.getByLabel('Town').fill('Goa');
  await button(other, 'Save draft').click();
  await expect(other.getByText('Saved.')).toBeVisible();

  await page.getByLabel('Job title').fill('Night packer');
  await button(page, 'Save draft').click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else has saved this job meanwhile' });
  await expect(conflict.getByRole('group')).toHaveCount(2);
  await conflict.getByRole('group', { name: 'Town' }).getByText('Goa').click();
  await button(page, 'Go on with these').click();
  await expect(page.getByLabel('Town')).toHaveValue('Goa');
  await button(page, 'Save draft').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('Job title')).toHaveValue('Night packer');
  await expect(other.getByLabel('Town')).toHaveValue('Goa');
});

test('the list of jobs follows what others do, and keeps in place what is done here', async ({ page }) => {
  await logInAsEmployer(page);
  await writeJob(page, 'Packer');
  await button(page, 'Save draft').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const list = await page.context().newPage(); // the login is the same, the page is not
  await list.goto('/home/manage-jobs');
  const jobs = list.getByRole('list', { name: 'Manage jobs' }).getByRole('listitem');
  await expect(jobs).toHaveCount(1);

  await page.getByLabel('Job title').fill('Night packer');
  await button(page, 'Save draft').click();
  await expect(list.getByRole('link', { name: 'Night packer' })).toBeVisible();
  await writeJob(page, 'Taster');
  await button(page, 'Save draft').click();
  await expect(jobs).toHaveCount(2);
  await expect(button(list, 'All (2)')).toBeVisible();

  await button(list, 'Draft (2)').click();
  await list.getByRole('button', { name: 'Actions for Taster' }).click();
  await list.getByRole('menuitem', { name: 'Hand in' }).click();
  await expect(button(list, 'Draft (1)')).toBeVisible();
  await expect(list.getByRole('link', { name: 'Taster' })).toBeVisible();
});
