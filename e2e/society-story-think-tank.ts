import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { TankQueue } from '#contract/society/think-tank/problems.ts';
import type { TankDesk } from '#contract/society/think-tank/reviews.ts';
import type { OpenVote } from '#contract/society/think-tank/votes.ts';
import { marks, proposalOf } from '#testing/think-tank.ts';
import { mailTo } from './mail-to.ts';
import type { Calls } from './society-calls.ts';
import { five, others } from './society-story-people.ts';
import { anHourAgo, type By, button, heading, inDays, type Windows } from './society-story-windows.ts';

const PROBLEM = 'Shade for bus stops';
const part = 'From March to June nobody can wait there after ten in the morning.';
const proposals = { rohan: proposalOf('vines'), kavya: proposalOf('sails'), imran: proposalOf('trees') };

export async function answerProblem({ nila, rohan, meera, devika }: Windows<'nila' | 'rohan' | 'meera' | 'devika'>, by: By): Promise<void> {
  await meera.goto('/home/society/think-tank');
  await button(meera, 'Write a problem').click();
  await meera.getByLabel('A title').fill(PROBLEM);
  for (const name of ['The question', 'The context', 'What is known', 'What an answer is for'])
    await meera.getByLabel(name, { exact: true }).fill(part);
  await meera.getByLabel('Environment').first().check();
  await meera.getByLabel('Proposals until').fill(inDays(30));
  await button(meera, 'Send it to the editorial circle').click();
  await expect(meera.getByText('Your problem waits for the editorial circle.')).toBeVisible();

  await devika.goto('/home/society/think-tank/queue');
  const waiting = devika.getByRole('listitem').filter({ has: heading(devika, PROBLEM) });
  await waiting.getByLabel(`Your reason, for: ${PROBLEM}`).fill('It is needed.');
  await waiting.getByRole('button', { name: 'Accept' }).click();
  await expect(waiting.getByText('accepted: 1, declined: 0')).toBeVisible();
  const { problems } = await by('samuel').read<TankQueue>('society/think-tank/queue');
  const { slug } = problems.find(({ title }) => title === PROBLEM)!;
  await by('samuel').change('POST', `society/think-tank/queue/${slug}/decision`, { accepts: true, reason: 'It can be answered.' });

  await propose(rohan);
  for (const author of ['kavya', 'imran'] as const) {
    await by(author).change('PUT', `think-tank/problems/${slug}/own`, { ...proposals[author], basedOn: 0 });
    await by(author).change('POST', `think-tank/problems/${slug}/own/submit`, { agrees: true });
  }
  await endStep(devika, /^Reviewed until/);
  await reviewAll(nila, by);
  await expect(clockOf(devika).getByText(/^Reviewed until/)).toBeVisible();

  await rohan.reload();
  await expect(heading(rohan, /^Review \d$/)).toHaveCount(3);
  for (const number of [1, 2, 3]) await rohan.getByLabel(`Your answer to review ${number}`).fill(`Thank you for the review ${number}.`);
  await rohan.getByLabel('Text').fill(`${proposals.rohan.text}\n\nThe vines are **watered in May**, too.`);
  await button(rohan, 'Send answers and revision').click();
  await expect(rohan.getByText(/^Submitted, version 2/)).toBeVisible();
  await endStep(devika, /^Members vote until/);

  await vote(nila, slug);
  await meera.goto(`/home/society/think-tank/vote/${slug}`);
  await expect(meera.getByText('You brought this problem, so others vote on the answers to it.')).toBeVisible();
  await expect(button(meera, 'Cast my ballot')).toHaveCount(0);
  await by('ana').change('PUT', `society/think-tank/votes/${slug}`, { approved: await readAll(by('ana'), slug, ['vines', 'sails']) });
  await by('tara').change('PUT', `society/think-tank/votes/${slug}`, { approved: await readAll(by('tara'), slug, ['vines']) });
  await by('jonas').change('PUT', `society/think-tank/votes/${slug}`, { approved: await readAll(by('jonas'), slug, ['trees']) });
  await endStep(devika, /^Published/);

  expect(await mailTo(rohan, 'rohan@example.org', new RegExp(PROBLEM))).toContain(`/think-tank/${slug}`);
  const reader = await (
    await rohan
      .context()
      .browser()!
      .newContext({ baseURL: new URL(rohan.url()).origin })
  ).newPage(); // the address is public
  await readBrief(reader, slug);

  await devika.goto('/home/society/think-tank/queue');
  await devika.getByRole('link', { name: `The log of: ${PROBLEM}` }).click();
  await expect(devika.getByText('The log is whole: every entry follows from the one before.')).toBeVisible();
  await expect(devika.getByRole('listitem').filter({ hasText: 'A ballot' })).toHaveCount(4);
}

/** Somebody who is no member finds the problem on the page that tells what may be done meanwhile, and proposes. */
async function propose(rohan: Page): Promise<void> {
  const { title, text, sources } = proposals.rohan;
  await rohan.goto('/home/society');
  await rohan.getByRole('link', { name: 'To the open problems' }).click();
  await rohan.getByRole('link', { name: PROBLEM }).click();
  await rohan.getByRole('link', { name: 'Write a proposal' }).click();
  await rohan.getByLabel('Title').fill(title);
  await rohan.getByLabel('Text').fill(text);
  await rohan.getByLabel('Sources').fill(sources.join('\n'));
  await button(rohan, 'Show how it looks').click();
  await expect(rohan.getByRole('region', { name: 'Show how it looks' }).getByRole('heading', { name: 'What to do' })).toBeVisible();
  await button(rohan, 'Save a version').click();
  await rohan.getByLabel(/I agree that it is published/).check();
  await button(rohan, 'Submit it').click();
  await expect(rohan.getByText('Submitted, version 1')).toBeVisible();
}

const clockOf = (operator: Page) => operator.getByRole('listitem').filter({ has: heading(operator, PROBLEM) });

/** An operator lets a step end now, and says why. */
async function endStep(operator: Page, next: RegExp): Promise<void> {
  await operator.goto('/operator/think-tank');
  const clock = clockOf(operator);
  await clock.getByText('Move the clock').first().click();
  await clock.getByLabel('The step ends at').fill(anHourAgo());
  await clock.getByLabel('Why').fill('The next step can begin.');
  await clock.getByRole('button', { name: 'Move the clock' }).click();
  await expect(clock.getByText(next)).toBeVisible();
}

/** Nine reviews: five members can be asked, so that each is asked at least once. One is written on the page. */
async function reviewAll(nila: Page, by: By): Promise<void> {
  const reviewsOf = async (username: string) => (await by(username).read<TankDesk>('society/think-tank')).reviews;
  for (const barred of ['meera', 'kavya', 'imran']) expect(await reviewsOf(barred), barred).toEqual([]);
  const asked = [];
  for (const reviewer of ['nila', 'tara', 'jonas', 'lakshmi', 'ana'])
    for (const review of await reviewsOf(reviewer)) asked.push({ reviewer, ...review });
  expect(asked).toHaveLength(9);
  expect(new Set(asked.map(({ reviewer, title }) => `${reviewer} ${title}`)).size).toBe(9);
  for (const { title } of Object.values(proposals)) expect(asked.filter((one) => one.title === title)).toHaveLength(3);

  const own = asked.find(({ reviewer }) => reviewer === 'nila')!;
  await nila.goto('/home/society/think-tank');
  await nila.getByRole('link', { name: own.title }).click();
  await expect(heading(nila, own.title)).toBeVisible();
  for (const author of ['Rohan', 'Kavya', 'Imran']) await expect(nila.getByText(author)).toHaveCount(0);
  for (const group of await nila
    .getByRole('group')
    .filter({ has: nila.getByRole('radio') })
    .all()) {
    await group.getByText('5', { exact: true }).click(); // the circle itself is drawn by its label
    await group.getByRole('textbox').fill('Clear, and it could be done before next March.');
  }
  await nila.reload(); // what was typed is there again
  await expect(nila.getByText('You typed this here earlier and have not sent it.')).toBeVisible();
  await expect(nila.getByRole('radio', { name: '5', checked: true })).toHaveCount(Object.keys(marks).length);
  await button(nila, 'Give the review').click();
  await expect(nila.getByText('Thank you. Your review has been given.')).toBeVisible();
  for (const { reviewer, reviewId } of asked)
    if (reviewId !== own.reviewId) await by(reviewer).change('PUT', `society/think-tank/reviews/${reviewId}`, marks);
}

async function vote(nila: Page, slug: string): Promise<void> {
  await nila.goto('/home/society/think-tank');
  await nila.getByRole('link', { name: PROBLEM }).first().click();
  await expect(nila).toHaveURL(new RegExp(`/vote/${slug}$`));
  await expect(nila.getByText(/you have read 0\./)).toBeVisible();
  for (const { title } of Object.values(proposals)) {
    const proposal = nila.getByRole('listitem').filter({ has: heading(nila, title, 3) });
    await proposal.getByRole('button', { name: `Read: ${title}` }).click();
    await proposal.getByRole('button', { name: 'I have read it' }).click();
    await expect(nila.getByLabel(`I approve of: ${title}`)).toBeVisible();
  }
  await expect(nila.getByText(/you have read 3\./)).toBeVisible();
  await nila.getByLabel(`I approve of: ${proposals.rohan.title}`).check();
  await button(nila, 'Cast my ballot').click();
  await expect(nila.getByText('Your ballot is in, with one approval.')).toBeVisible();
}

/** Reads all proposals, and returns those whose title tells of one of these words. */
async function readAll(calls: Calls, slug: string, words: readonly string[]): Promise<string[]> {
  const ballot = await calls.read<OpenVote>(`society/think-tank/votes/${slug}`);
  for (const { proposalId } of ballot.proposals) await calls.change('POST', `society/think-tank/votes/${slug}/${proposalId}/read`);
  return ballot.proposals.filter(({ title }) => words.some((word) => title.includes(word))).map(({ proposalId }) => proposalId);
}

async function readBrief(reader: Page, slug: string): Promise<void> {
  await reader.goto(`/think-tank/${slug}`);
  await expect(heading(reader, proposals.rohan.title, 2)).toBeVisible();
  await expect(reader.getByText(five.rohan.name, { exact: true })).toBeVisible();
  await expect(reader.getByText('3 approvals · version 2')).toBeVisible();
  await expect(reader.locator('strong', { hasText: 'watered in May' })).toBeVisible();
  await expect(heading(reader, /^Review \d$/)).toHaveCount(3);
  for (const number of [1, 2, 3]) await expect(reader.getByText(`Thank you for the review ${number}.`)).toBeVisible();
  for (const { name } of [five.nila, ...others]) await expect(reader.getByText(name)).toHaveCount(0);
  const saving = reader.waitForEvent('download');
  await reader.getByRole('link', { name: 'The brief as a PDF' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`bhava-${slug}-en.pdf`);
  expect(
    readFileSync(await saved.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
}
