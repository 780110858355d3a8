import { expect, type Page } from '@playwright/test';
import { mailTo } from './mail-to.ts';
import { button, heading, type Windows } from './society-story-windows.ts';

/** What somebody writes who means no harm, and is reported for it. */
export const unkind = 'Whoever drew this map has never walked here.';

export async function appeal(
  { nila, meera, devika, samuel }: Windows<'nila' | 'meera' | 'devika' | 'samuel'>,
  thread: string,
): Promise<void> {
  await meera.goto(thread);
  await button(meera, /^Report this: Nila Das/).click();
  const dialog = meera.getByRole('dialog', { name: 'Report this' });
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Please choose what kind of harm it does.')).toBeVisible();
  await dialog.getByLabel('Somebody may come to harm very soon').check();
  await expect(dialog.getByRole('link', { name: 'Numbers that help at once' })).toHaveAttribute('href', '/help-now');
  await dialog.getByLabel('Insults, threats or unwanted advances').check();
  await dialog.getByLabel('What is wrong?').fill('This mocks what took me a month.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText(/Thank you. We decide by/)).toBeVisible();
  await dialog.getByRole('link', { name: 'To your complaints' }).click();
  await expect(heading(meera, 'Complaints and decisions', 1)).toBeVisible();
  await expect(meera.getByText(/We decide by/)).toBeVisible();

  const caseOf = (operator: Page) => operator.getByRole('listitem').filter({ hasText: unkind }).filter({ hasText: 'Nila Das' });
  const decide = async (operator: Page, decision: string, reason: string) => {
    await caseOf(operator).getByLabel(decision, { exact: true }).check();
    await caseOf(operator).getByLabel('Reason').fill(reason);
    await caseOf(operator).getByRole('button', { name: 'Decide' }).click();
  };
  await devika.goto('/operator/society-cases');
  await expect(caseOf(devika).getByText(/hours left, until/)).toBeVisible();
  await expect(caseOf(devika).getByText('Meera')).toHaveCount(0); // nobody reads who reported it
  await decide(devika, 'Remove it', 'Please speak of the map, and not of who drew it.');
  await expect(caseOf(devika).getByText(/^Removed\. Decided by devika/)).toBeVisible();
  await meera.goto(thread);
  await expect(meera.getByText('Removed by operators after a complaint.')).toBeVisible();

  const told = await mailTo(nila, 'nila@example.org', /A decision about what you wrote in the society/);
  expect(told).toContain('Please speak of the map, and not of who drew it.');
  await nila.goto('/home/society/complaints');
  await expect(nila.getByText('Please speak of the map, and not of who drew it.')).toBeVisible();
  await expect(nila.getByText('This mocks what took me a month.')).toHaveCount(0); // what others said of it is not shown
  await nila.getByText('Appeal', { exact: true }).click();
  await nila.getByLabel('Why is this wrong?').fill('I drew that map myself, two years ago, and laugh at myself.');
  await button(nila, 'Send the appeal').click();
  await expect(nila.getByText(/waits for its decision/)).toBeVisible();

  await devika.reload();
  await expect(caseOf(devika).getByText('Another operator decides this appeal.')).toBeVisible();
  await expect(caseOf(devika).getByRole('button', { name: 'Decide' })).toHaveCount(0);
  await samuel.goto('/operator/society-cases');
  await decide(samuel, 'Leave it as it is', 'She speaks of a map of her own.');
  await expect(caseOf(samuel).getByText(/^Changed by samuel:/)).toBeVisible();

  await nila.reload();
  await expect(nila.getByText('Your appeal was granted.')).toBeVisible();
  await expect(nila.getByText('This was lifted after an appeal.')).toBeVisible();
  await expect(nila.getByText('She speaks of a map of her own.')).toBeVisible();
  await meera.goto('/home/society/complaints');
  await expect(meera.getByText('We have left it as it is.')).toBeVisible();
  await meera.goto(thread);
  await expect(meera.getByText(unkind)).toBeVisible();
}
