import { type APIRequestContext, type Browser, expect, type Page, type PlaywrightWorkerArgs, test } from '@playwright/test';
import type { TankQueue } from '#contract/society/think-tank/problems.ts';
import type { TankDesk } from '#contract/society/think-tank/reviews.ts';
import { CRITERIA } from '#contract/society/think-tank/words.ts';
import { proposalOf } from '#testing/think-tank.ts';
import { logInAsOperator } from './operator.ts';
import { logIn } from './person.ts';
import { logInAsMember } from './society-member.ts';
import { SOCIETY_PASSWORD, societyPeople } from './society-people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const title = `Shade for bus stops ${Date.now().toString(36)}`;
const anHourAgo = new Date(Date.now() - DAY_MS / 24).toISOString().slice(0, 16);
const part = 'From March to June nobody can wait there after ten in the morning.';

type Playwright = PlaywrightWorkerArgs['playwright'];

/** A window of one person alone. */
async function open(browser: Browser, enter: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enter(page);
  return page;
}

/** What somebody of the society does without a window. */
async function callsOf(playwright: Playwright, baseURL: string, username: string) {
  const request: APIRequestContext = await playwright.request.newContext({ baseURL });
  const login = await request.post('/api/auth/login', { data: { usernameOrEmail: username, password: SOCIETY_PASSWORD } });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    read: async <Body>(path: string) => (await (await request.get(`/api/${path}`, { headers })).json()) as Body,
    change: async (method: 'POST' | 'PUT', path: string, data: object) =>
      expect((await request.fetch(`/api/${path}`, { method, headers, data })).status(), path).toBeLessThan(300),
  };
}

test('a question goes from its asker to a brief: proposed, reviewed blind, voted upon, published with a name', async ({
  browser,
  playwright,
  baseURL,
}) => {
  const by = (username: string) => callsOf(playwright, baseURL!, username);
  const editors = await Promise.all(['editor1', 'editor2'].map(by));
  const members = await Promise.all(societyPeople.filter(({ state }) => state === 'member').map(({ username }) => by(username)));

  const asker = await open(browser, (page) => logInAsMember(page, 'member4'));
  await asker.goto('/home/society/think-tank');
  await asker.getByRole('button', { name: 'Write a question' }).click();
  await asker.getByLabel('A title').fill(title);
  for (const name of ['The question', 'The context', 'What is known', 'What an answer is for'])
    await asker.getByLabel(name, { exact: true }).fill(part);
  await asker.getByLabel('Environment').first().check();
  await asker.getByLabel('Proposals until').fill(new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10));
  await asker.getByRole('button', { name: 'Send it to the editorial circle' }).click();
  await expect(asker.getByText('Your question waits for the editorial circle.')).toBeVisible();

  const editor = await open(browser, (page) => logInAsMember(page, 'editor1'));
  await editor.goto('/home/society/think-tank/queue');
  const waiting = editor.getByRole('listitem').filter({ has: editor.getByRole('heading', { name: title }) });
  await waiting.getByLabel(`Your reason, for: ${title}`).fill('It is needed.');
  await waiting.getByRole('button', { name: 'Accept' }).click();
  await expect(waiting.getByText('accepted: 1, declined: 0')).toBeVisible();
  const { problems } = await editors[1]!.read<TankQueue>('society/think-tank/queue');
  const { slug } = problems.find((one) => one.title === title)!;
  await editors[1]!.change('POST', `society/think-tank/queue/${slug}/decision`, { accepts: true, reason: 'It can be answered.' });

  // somebody who is no member finds it on the public page and proposes
  const author = await open(browser, (page) => logIn(page, { name: 'Wren Ashgrove' }));
  await author.goto('/think-tank');
  await author.getByRole('link', { name: title }).click();
  await author.getByRole('link', { name: 'Write a proposal' }).click();
  const proposal = proposalOf('Vines on old cables');
  await author.getByLabel('Title').fill(proposal.title);
  await author.getByLabel('Text').fill(proposal.text);
  await author.getByLabel('Sources').fill(proposal.sources.join('\n'));
  await author.getByRole('button', { name: 'Show how it looks' }).click();
  await expect(author.getByRole('region', { name: 'Show how it looks' }).getByRole('heading', { name: 'What to do' })).toBeVisible();
  await author.getByRole('button', { name: 'Save a version' }).click();
  await author.getByLabel(/I agree that it is published/).check();
  await author.getByRole('button', { name: 'Submit it' }).click();
  await expect(author.getByText('Submitted, version 1')).toBeVisible();

  const operator = await open(browser, logInAsOperator);
  const clock = operator.getByRole('listitem').filter({ has: operator.getByRole('heading', { name: title }) });
  const endStep = async (next: RegExp) => {
    await operator.goto('/operator/think-tank');
    await clock.getByText('Move the clock').first().click();
    await clock.getByLabel('The step ends at').fill(anHourAgo);
    await clock.getByLabel('Why').fill('The next step can begin.');
    await clock.getByRole('button', { name: 'Move the clock' }).click();
    await expect(clock.getByText(next)).toBeVisible();
  };
  await endStep(/^Reviewed until/);

  // whoever is asked: one gives the review on the page, the others without it
  const asked: { username: string; reviewId: string; calls: (typeof members)[number] }[] = [];
  for (const [index, calls] of members.entries())
    for (const { reviewId, problem } of (await calls.read<TankDesk>('society/think-tank')).reviews)
      if (problem === title)
        asked.push({ username: societyPeople.filter(({ state }) => state === 'member')[index]!.username, reviewId, calls });
  expect(asked).toHaveLength(3);
  const [first, ...others] = asked;
  const marks = Object.fromEntries(CRITERIA.map((one) => [one, { mark: 4, words: 'It is good enough for what was asked here.' }]));
  for (const { reviewId, calls } of others) await calls.change('PUT', `society/think-tank/reviews/${reviewId}`, marks);
  const reviewer = await open(browser, (page) => logInAsMember(page, first!.username as 'member1'));
  await reviewer.goto('/home/society/think-tank');
  await reviewer.getByRole('link', { name: proposal.title }).click();
  await expect(reviewer.getByRole('heading', { name: proposal.title })).toBeVisible();
  await expect(reviewer.getByText('Wren Ashgrove')).toHaveCount(0);
  for (const group of await reviewer
    .getByRole('group')
    .filter({ has: reviewer.getByRole('radio') })
    .all()) {
    await group.getByText('5', { exact: true }).click(); // the circle itself is drawn by its label
    await group.getByRole('textbox').fill('Clear, and it could be done before next March.');
  }
  await reviewer.getByRole('button', { name: 'Give the review' }).click();
  await expect(reviewer.getByText('Thank you. Your review has been given.')).toBeVisible();

  await author.reload();
  await expect(author.getByRole('heading', { name: /^Review \d$/ })).toHaveCount(3);
  await author.getByLabel('Your answer to review 1').fill('Thank you: it could.');
  await author.getByRole('button', { name: 'Send answers and revision' }).click();
  await expect(author.getByText(/^Members vote until/)).toBeVisible();

  const voter = await open(browser, (page) => logInAsMember(page, 'member4'));
  await voter.goto(`/home/society/think-tank/vote/${slug}`);
  await voter.getByRole('button', { name: `Read: ${proposal.title}` }).click();
  await voter.getByRole('button', { name: 'I have read it' }).click();
  await voter.getByLabel(`I approve of: ${proposal.title}`).check();
  await voter.getByRole('button', { name: 'Cast my ballot' }).click();
  await expect(voter.getByText('Your ballot is in, with one approval.')).toBeVisible();
  await endStep(/^Published/);

  await author.goto(`/think-tank/${slug}`);
  await expect(author.getByRole('heading', { level: 2, name: proposal.title })).toBeVisible();
  await expect(author.getByText('Wren Ashgrove', { exact: true })).toBeVisible();
  await expect(author.getByText('Thank you: it could.')).toBeVisible();
  const saving = author.waitForEvent('download');
  await author.getByRole('link', { name: 'The brief as a PDF' }).click();
  expect((await saving).suggestedFilename()).toBe(`bhava-${slug}-en.pdf`);
});
