import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { MemberPage } from '#contract/society/member-pages.ts';
import { mailTo } from './mail-to.ts';
import { five } from './society-story-people.ts';
import { MAIL_FOLDER } from './society-story-program.ts';
import { unkind } from './society-story-safety.ts';
import { type By, button, heading, inDays } from './society-story-windows.ts';

export async function introduce(nila: Page, meera: Page): Promise<void> {
  await nila.goto('/home/society/own-page');
  await nila.getByLabel('Name', { exact: true }).fill(five.nila.name);
  await nila.getByLabel('A few lines', { exact: true }).fill('I count what grows in our streets.');
  await nila.getByLabel('What I offer', { exact: true }).fill('An evening a week.');
  for (const shown of ['Name', 'A few lines']) await nila.getByLabel(`Show to members: ${shown}`).check();
  await button(nila, 'Save').click();
  await expect(nila.getByText('Saved. Members see what you show.')).toBeVisible();

  await nila.goto('/home/society/members');
  await nila.getByLabel('Search in names and texts').fill('Meera');
  await button(nila, 'Search').click();
  await expect(nila).toHaveURL(/search=Meera/);
  await nila.getByRole('link', { name: five.meera.name }).click();
  await nila.getByLabel('Your reason').fill('You know rivers, and I know the trees beside them.');
  await button(nila, 'Send the request').click();
  await expect(nila.getByText('Sent. You find it under Letters.')).toBeVisible();

  await meera.goto('/home/society/letters');
  await expect(meera.getByText('You know rivers, and I know the trees beside them.')).toBeVisible();
  await meera.getByRole('link', { name: five.nila.name }).click();
  await expect(meera.getByText('I count what grows in our streets.')).toBeVisible();
  await expect(meera.getByText('An evening a week.')).toHaveCount(0); // she has not shown it
  await meera.goto('/home/society/letters');
  await button(meera, 'Yes, let us write: Nila Das').click();
  await expect(button(meera, 'Yes, let us write: Nila Das')).toHaveCount(0); // until then her name leads to her page
  await meera.getByRole('link', { name: five.nila.name }).click();
  await meera.getByLabel('Your message').fill('Which trees stand near water?');
  await button(meera, 'Send').click();
  await expect(meera.getByLabel('Your message')).toHaveValue('');

  await nila.goto('/home/society/letters');
  const conversation = nila.getByRole('listitem').filter({ has: nila.getByRole('link', { name: five.meera.name }) });
  await expect(conversation.getByText('New', { exact: true })).toBeVisible();
  await conversation.getByRole('link').click();
  await expect(nila.getByText('Which trees stand near water?')).toBeVisible();
  await nila.getByLabel('Your message').fill('Willows, and the old fig.');
  await button(nila, 'Send').click();
  await expect(nila.getByText('Willows, and the old fig.')).toBeVisible();
  await meera.reload();
  await expect(meera.getByText('Willows, and the old fig.')).toBeVisible();
}

/** Returns the address of the thread in which somebody is unkind. */
export async function meet(nila: Page, meera: Page, by: By): Promise<string> {
  await meera.goto('/home/society/circles');
  await button(meera, 'Begin a circle').click();
  await meera.getByLabel('Name').fill('Trees of our ward');
  await meera.getByLabel('The one question').fill('Where does a street need trees first?');
  await meera.getByLabel('It closes on').fill(inDays(60));
  await button(meera, 'Begin the circle').click();
  await expect(meera.getByText('This circle is gathering.')).toBeVisible();
  const circle = new URL(meera.url()).pathname;
  await meera.getByText('Invite somebody').click();
  await meera.getByLabel('Look for a name or a word').fill('Nila');
  await button(meera, 'Find').click();
  await button(meera, 'Invite Nila Das').click();
  await expect(meera.getByText('Nila Das is invited.')).toBeVisible();
  const circleId = circle.split('/').at(-1);
  const { members } = await by('meera').read<{ members: readonly MemberPage[] }>('society/members?search=Tara');
  await by('meera').change('PUT', `society/circles/${circleId}/invitations/${members[0]!.memberId}`);
  await by('tara').change('POST', `society/circles/${circleId}/invitation/answer`, { isYes: true });

  await nila.goto('/home/society/circles');
  await nila.getByRole('link', { name: 'Trees of our ward' }).click();
  await button(nila, 'Yes, I join').click();
  await expect(heading(nila, 'Board')).toBeVisible();
  await expect(nila.getByText('This circle is gathering.')).toHaveCount(0); // they are three
  await meera.reload();
  await button(meera, 'Propose a meeting').click();
  await meera.getByLabel('Name', { exact: true }).fill('The first walk');
  await meera.getByLabel('Day and time').fill(`${inDays(20)}T18:30`);
  await meera.getByLabel('Place or link').fill('Ward office');
  await button(meera, 'Send the invitations').click();
  await expect(meera.getByText('Coming: you')).toBeVisible();

  expect(await mailTo(nila, 'nila@example.org', /Meeting on .*: The first walk/)).toContain('Ward office');
  const { calendar } = mailsTo('nila@example.org').find(({ subject }) => subject.endsWith('The first walk'))!;
  expect(calendar!.method).toBe('REQUEST');
  for (const line of ['BEGIN:VEVENT', 'METHOD:REQUEST', 'SUMMARY:The first walk', 'LOCATION:Ward office'])
    expect(calendar!.content).toContain(line);
  await nila.reload();
  const meeting = nila.getByRole('listitem').filter({ has: heading(nila, 'The first walk') });
  await button(nila, 'Yes').click();
  await expect(meeting.getByText(/^Coming: .*\byou$/)).toBeVisible();
  await expect(button(nila, 'Yes')).toBeFocused();
  await meera.reload();
  await expect(meera.getByText(/^Coming: .*Nila Das/)).toBeVisible();

  await button(meera, 'Begin a thread').click();
  await meera.getByLabel('What it is about').fill('The map');
  await meera.getByLabel('Your text').fill('I have drawn **every tree** of our ward.');
  await button(meera, 'Put it on the board').click();
  await expect(meera.getByRole('listitem').filter({ hasText: 'I have drawn' }).locator('strong')).toHaveText('every tree');
  const thread = new URL(meera.url()).pathname;
  await nila.goto(thread);
  await nila.getByLabel('Your reply').fill(unkind);
  await button(nila, 'Reply').click();
  await expect(nila.getByRole('listitem').filter({ hasText: unkind })).toBeVisible();
  return thread;
}

type KeptMail = {
  readonly to: string;
  readonly subject: string;
  readonly calendar?: { readonly method: string; readonly content: string };
};
const mailsTo = (reader: string): readonly KeptMail[] =>
  readdirSync(MAIL_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(MAIL_FOLDER, name), 'utf8')) as KeptMail)
    .filter(({ to }) => to === reader);
