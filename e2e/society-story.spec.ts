import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { MemberPage } from '#contract/society/member-pages.ts';
import type { TankQueue } from '#contract/society/think-tank/problems.ts';
import type { TankDesk } from '#contract/society/think-tank/reviews.ts';
import type { OpenVote } from '#contract/society/think-tank/votes.ts';
import { CRITERIA } from '#contract/society/think-tank/words.ts';
import { proposalOf } from '#testing/think-tank.ts';
import { mailTo } from './mail-to.ts';
import { type Calls, callsOf } from './society-calls.ts';
import { logInAsMember } from './society-member.ts';
import { five, others } from './society-story-people.ts';
import { beginStory, endStory, letFinishersPlayAgain, MAIL_FOLDER } from './society-story-program.ts';

// One thing after the other in one program: what one person does is what the next one sees.
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp, level?: number) => page.getByRole('heading', { name, ...(level && { level }) });

const PROBLEM = 'Shade for bus stops';
const part = 'From March to June nobody can wait there after ten in the morning.';
const unkind = 'Whoever drew this map has never walked here.';
const proposals = { rohan: proposalOf('vines'), kavya: proposalOf('sails'), imran: proposalOf('trees') };
const marks = Object.fromEntries(CRITERIA.map((one) => [one, { mark: 4, words: 'It is good enough for what was asked here.' }]));

let address: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  address = await beginStory();
});
test.afterAll(endStory);

test('five people: an invitation, an introduction, a circle that meets, a brief, and a report that ends with an appeal', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(400_000);
  const open = async ({ username }: (typeof five)[keyof typeof five]) => {
    const page = await (await browser.newContext({ baseURL: address })).newPage();
    await logInAsMember(page, username);
    return page;
  };
  const [nila, rohan, meera, devika, samuel] = await Promise.all([five.nila, five.rohan, five.meera, five.devika, five.samuel].map(open));
  if (!nila || !rohan || !meera || !devika || !samuel) throw new Error('Somebody has no window.');

  await test.step('who may stand at the top is invited, plays again, and is confirmed; or reads what the rule is', () =>
    becomeMember(nila, rohan));

  const calls = new Map<string, Calls>();
  for (const { username } of [five.nila, five.meera, five.samuel, ...others])
    calls.set(username, await callsOf(playwright, address, username));
  const by = (username: string) => calls.get(username)!;

  await test.step('she shows a page, asks another member, and they write to each other', () => introduce(nila, meera));
  const thread = await test.step('a circle begins, and meets', () => meet(nila, meera, by));
  await test.step('a question gets three proposals, nine reviews, a revision, a vote and a brief', () =>
    answerQuestion({ nila, rohan, meera, devika }, by));
  await test.step('what was written is reported, removed with a reason, and put back after an appeal', () =>
    appeal({ nila, meera, devika, samuel }, thread));
});

async function becomeMember(nila: Page, rohan: Page): Promise<void> {
  for (const [page, { username }] of [
    [nila, five.nila],
    [rohan, five.rohan],
  ] as const) {
    expect(await mailTo(page, `${username}@example.org`, /An invitation to the Higher Mind Society/)).toContain('once more');
    await page.goto('/home/society');
    await expect(heading(page, 'You are invited', 1)).toBeVisible();
    await expect(heading(page, 'The six games once more: 0 of 6')).toBeVisible();
    await expect(page.getByText('open now')).toHaveCount(6);
  }
  await button(nila, 'No, thank you').click();
  await expect(heading(nila, 'You have said no', 1)).toBeVisible();
  await button(nila, 'Take the invitation up after all').click();
  await expect(heading(nila, 'You are invited', 1)).toBeVisible();

  await letFinishersPlayAgain();
  expect(await mailTo(nila, 'nila@example.org', /You may join the Higher Mind Society/)).toContain('costs nothing');
  await nila.goto('/home/society');
  await expect(heading(nila, 'You may join', 1)).toBeVisible();
  await expect(nila.getByText(/truly stand in the top 1%; and it misses .* of those who do/)).toBeVisible();
  await button(nila, 'Join the society').click();
  await expect(nila.getByText(/^You have been a member since .* There are 8 members\.$/)).toBeVisible();

  expect(await mailTo(rohan, 'rohan@example.org', /The six games, and what comes now/)).toContain('Thank you for the second round');
  await rohan.goto('/home/society');
  await expect(heading(rohan, 'Thank you for playing again', 1)).toBeVisible();
  await expect(rohan.getByText(/less sure than the rule asks for\. We invite you once more on/)).toBeVisible();
  await expect(rohan.getByRole('link', { name: 'The rule, and how often it is right' })).toHaveAttribute('href', '/society');
  await expect(rohan.getByRole('main')).not.toContainText(/fail|score|chance|top 1%/i);
  await rohan.goto('/home/society/members');
  await expect(heading(rohan, 'Thank you for playing again', 1)).toBeVisible(); // no page of the members opens
}

async function introduce(nila: Page, meera: Page): Promise<void> {
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

type By = (username: string) => Calls;

/** Returns the address of the thread in which somebody is unkind. */
async function meet(nila: Page, meera: Page, by: By): Promise<string> {
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

type Windows<Name extends keyof typeof five> = { readonly [Each in Name]: Page };

async function answerQuestion({ nila, rohan, meera, devika }: Windows<'nila' | 'rohan' | 'meera' | 'devika'>, by: By): Promise<void> {
  await meera.goto('/home/society/think-tank');
  await button(meera, 'Write a question').click();
  await meera.getByLabel('A title').fill(PROBLEM);
  for (const name of ['The question', 'The context', 'What is known', 'What an answer is for'])
    await meera.getByLabel(name, { exact: true }).fill(part);
  await meera.getByLabel('Environment').first().check();
  await meera.getByLabel('Proposals until').fill(inDays(30));
  await button(meera, 'Send it to the editorial circle').click();
  await expect(meera.getByText('Your question waits for the editorial circle.')).toBeVisible();

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
  await expect(meera.getByText('You asked this question, so others vote on the answers to it.')).toBeVisible();
  await expect(button(meera, 'Cast my ballot')).toHaveCount(0);
  await by('ana').change('PUT', `society/think-tank/votes/${slug}`, { approved: await readAll(by('ana'), slug, ['vines', 'sails']) });
  await by('tara').change('PUT', `society/think-tank/votes/${slug}`, { approved: await readAll(by('tara'), slug, ['vines']) });
  await by('jonas').change('PUT', `society/think-tank/votes/${slug}`, { approved: await readAll(by('jonas'), slug, ['trees']) });
  await endStep(devika, /^Published/);

  expect(await mailTo(rohan, 'rohan@example.org', new RegExp(PROBLEM))).toContain(`/think-tank/${slug}`);
  const reader = await (await rohan.context().browser()!.newContext({ baseURL: address })).newPage(); // the address is public
  await readBrief(reader, slug);
}

/** Somebody who is no member finds the question on the page that tells what may be done meanwhile, and proposes. */
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
  const anHourAgo = new Date(Date.now() - DAY_MS / 24).toISOString().slice(0, 16);
  await operator.goto('/operator/think-tank');
  const clock = clockOf(operator);
  await clock.getByText('Move the clock').first().click();
  await clock.getByLabel('The step ends at').fill(anHourAgo);
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

async function appeal({ nila, meera, devika, samuel }: Windows<'nila' | 'meera' | 'devika' | 'samuel'>, thread: string): Promise<void> {
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
