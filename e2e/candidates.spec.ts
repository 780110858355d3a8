import { expect, type Page, test } from '@playwright/test';
import { NAMES, withCandidates } from './candidates.ts';
import { violationsOf } from './violations.ts';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test('a recruiter finds candidates, rejects two with a letter, and takes it back', async ({ page }) => {
  const { jobId } = await withCandidates(page);
  await page.goto(`/home/employer/candidates?job=${jobId}`);
  await expect(page.getByText('3 applications')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('kav');
  await expect(page.getByText('1 application')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kavya Nair' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await expect(page.getByText('3 applications')).toBeVisible();
  for (const name of NAMES.slice(0, 2)) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject 2 candidates' });
  await expect(dialog.getByText(/As .+ reads it/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Reject 2' }).click();
  await expect(dialog.getByText('Please say why. Only your organisation reads it.')).toBeVisible();
  await dialog.getByLabel('Why?').fill('The job is filled.');
  await dialog.getByRole('button', { name: 'Reject 2' }).click();
  await expect(page.getByText('2 candidates rejected.')).toBeVisible();
  await expect(page.getByText('1 application', { exact: false }).first()).toBeVisible();
  await undo(page).click();
  await expect(page.getByText('Taken back: 2 candidates are where they were.')).toBeVisible();
  await expect(page.getByText('3 applications')).toBeVisible();
});

test('a recruiter reads an application, notes, rates and hires', async ({ page }) => {
  const { jobId } = await withCandidates(page);
  await page.goto(`/home/employer/candidates?job=${jobId}`);
  await page.getByRole('link', { name: 'Meena Pillai' }).click();
  await expect(page.getByRole('heading', { name: 'Meena Pillai' })).toBeVisible();
  await page.getByLabel('A note for your colleagues').fill('She has fitted pumps like ours.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'She has fitted pumps like ours.' })).toBeVisible();
  await page.getByRole('button', { name: 'Write your scorecard' }).click();
  for (const group of await page.getByRole('group').all()) await group.getByRole('radio', { name: '3 clear' }).check();
  await page.getByLabel('What do you recommend?').selectOption({ label: 'Rather yes' });
  await page.getByRole('button', { name: 'Keep the scorecard' }).click();
  await expect(page.getByText('Rather yes')).toBeVisible();
  await page.getByRole('button', { name: 'Hire' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hire' }).click();
  await expect(page.getByText('1 of 1 openings are filled.')).toBeVisible();
  await expect(undo(page)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('the board moves a card by mouse and by menu, and tells who was later', async ({ page }) => {
  const { jobId, headers } = await withCandidates(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  // a page that has heard of the colleague's move makes its own after it: here it is to be the later of two
  await page.route('**/api/hiring/changes*', (route) => route.abort());
  await page.goto(`/home/employer/candidates?view=board&job=${jobId}`);
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
  await expect(card('Kavya Nair')).toHaveAttribute('draggable', 'true'); // the library has come
  await card('Kavya Nair').dragTo(column('Screening'), { sourcePosition: { x: 6, y: 6 }, targetPosition: { x: 40, y: 20 } });
  await expect(column('Screening').getByRole('link', { name: 'Kavya Nair' })).toBeVisible();
  await expect(page.getByText('1 candidate moved.')).toBeVisible();
  await page.getByLabel('Move Ravi Sen to another stage').selectOption({ label: 'Interview' });
  await expect(column('Interview').getByRole('link', { name: 'Ravi Sen' })).toBeVisible();
  await undo(page).click();
  await expect(column('Applied').getByRole('link', { name: 'Ravi Sen' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // a colleague is quicker
  const list = await page.request.get(`/api/hiring/applications?job=${jobId}&search=meena`, { headers });
  const [{ applicationId, stageId, status }] = ((await list.json()) as { applications: [Record<string, never>] }).applications;
  const choices = await (await page.request.get('/api/hiring/candidate-choices', { headers })).json();
  const { stages } = choices.jobs.find((one: { jobId: number }) => one.jobId === jobId);
  const quicker = await page.request.post('/api/hiring/decisions', {
    headers,
    data: { key: crypto.randomUUID(), kind: 'move', stageId: stages[3].stageId, applications: [{ applicationId, stageId, status }] },
  });
  expect(quicker.status()).toBe(201);
  await page.getByLabel('Move Meena Pillai to another stage').selectOption({ label: 'Screening' });
  await expect(page.getByText(/Meena Pillai was changed by a colleague just now: Offer/)).toBeVisible();
  await expect(column('Offer').getByRole('link', { name: 'Meena Pillai' })).toBeVisible();
});
